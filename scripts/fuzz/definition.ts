import type { Caller, Objects } from './callers.ts'

type Operation = {
  operationId: string
  parameters?: readonly { name: string; in: string }[]
  responses: Record<string, { $ref?: string; links?: Record<string, object> }>
}
type Definition = { paths: Record<string, Record<string, Operation>> }

/** The kinds of objects that a path is about, by its first words. */
const kindByPath: Readonly<Record<string, string>> = {
  '/v1/analyses': 'analysis',
  '/v1/history': 'analysis',
  '/v0/history': 'analysis',
  '/v1/folders': 'folder',
  '/v1/iot/devices': 'device',
  '/v1/tokens': 'key',
  '/v1/webhooks': 'webhook',
  '/v1/invitations': 'invitation',
}
const kindByParameter: Readonly<Record<string, string>> = {
  uid: 'user',
  txId: 'analysis',
  analysisId: 'analysis',
  deliveryId: 'delivery',
  folderId: 'folder',
  invitationId: 'invitation',
}

function kindOf(path: string, name: string): string | undefined {
  const [, byPath] = Object.entries(kindByPath).find(([start]) => path.startsWith(start)) ?? []
  return name === 'id' ? byPath : kindByParameter[name]
}

/** The operations that create an object, by kind, with the field of the answer that is its id. */
const creators: Readonly<
  Record<string, readonly (readonly [operationId: string, field: string])[]>
> = {
  analysis: [
    ['analysesAnalyseSync', 'id'],
    ['analysesStart', 'transactionId'],
  ],
  folder: [['foldersCreate', 'id']],
  device: [['devicesRegister', 'id']],
  key: [
    ['apiKeysCreate', 'id'],
    ['apiKeysRotate', 'id'],
  ],
  webhook: [['webhooksRegister', 'id']],
  invitation: [['invitationsInvite', 'invitationId']],
  delivery: [['webhooksTest', 'deliveryId']],
}

/** The server itself answers a path and headers of 16 KB or more, whatever the path. */
const tooLong = { 431: { description: 'Request header fields too large' } }

/** Adds a link from each operation that creates an object to the operations on such an object. */
export function withLinks(definition: Definition): Definition {
  const linked = structuredClone(definition)
  const operations = Object.values(linked.paths).flatMap((methods) => Object.values(methods))
  for (const { responses } of operations) Object.assign(responses, tooLong)
  for (const [operation, name, kind] of objectParameters(linked))
    for (const [creator, field] of creators[kind] ?? []) {
      const made = operations.find(({ operationId }) => operationId === creator)
      if (!made) throw new Error(`the definition has no ${creator}`)
      const { operationId } = operation
      const parameters = { [`path.${name}`]: `$response.body#/${field}` }
      for (const [status, response] of Object.entries(made.responses))
        if (status.startsWith('2'))
          response.links = { ...response.links, [operationId]: { operationId, parameters } }
    }
  return linked
}

/** The path parameters that name objects of a known kind. */
function objectParameters({ paths }: Definition): [Operation, name: string, kind: string][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((operation) =>
      (operation.parameters ?? []).flatMap(({ name, in: place }) => {
        const kind = place === 'path' ? kindOf(path, name) : undefined
        return kind ? [[operation, name, kind] as [Operation, string, string]] : []
      }),
    ),
  )
}

/** The checks of Schemathesis that do not fit this service, and why. */
const unfitChecks = {
  positive_data_acceptance: 'A request that fits the definition may name what does not exist.',
  negative_data_rejection: 'The service ignores unknown fields, parameters and headers.',
  ensure_resource_availability: 'A 404 may be about another object that the request names.',
  unsupported_method: 'The gateway itself answers other methods, without the header Allow.',
}

/**
 * The settings of Schemathesis for a caller. Seven of ten ids are real. There are no unknown
 * parameters, because the gateway answers some names with an error that no operation lists.
 */
export function settingsFor(
  { token, key }: Caller,
  definition: Definition,
  objects: Objects,
): string {
  const lists = Object.entries(objects).map(
    ([kind, ids]) => `[dictionaries.${kind}]\nvalues = ${JSON.stringify(ids)}`,
  )
  const bound = (name: string, kind: string) =>
    `"${name}" = { dictionary = "${kind}", probability = 0.7 }`
  const fields = Object.entries(kindByParameter)
    .filter(([, kind]) => kind in objects)
    .map(([name, kind]) => bound(`body.${name}`, kind))
  const known = objectParameters(definition).filter(([, , kind]) => kind in objects)
  const byOperation = Map.groupBy(known, ([{ operationId }]) => operationId)
  const operations = [...byOperation].map(([operationId, parameters]) =>
    [
      `[[operations]]\ninclude-operation-id = "${operationId}"\n[operations.parameters]`,
      ...parameters.map(([, name, kind]) => bound(`path.${name}`, kind)),
    ].join('\n'),
  )
  return [
    '[cache]\nenabled = false',
    '[generation]\nallow-extra-parameters = false',
    ...Object.keys(unfitChecks).map((check) => `[checks.${check}]\nenabled = false`),
    ...(token ? [`[auth.openapi.identityToken]\nbearer = "${token}"`] : []),
    ...(key ? [`[auth.openapi.apiKey]\napi_key = "${key}"`] : []),
    ...lists,
    ['[parameters]', ...fields].join('\n'),
    ...operations,
  ].join('\n\n')
}
