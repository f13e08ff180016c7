import { ids, storagePath } from '../../src/contract/examples/values.ts'
import type { EndpointId } from '../../src/contract/generated/endpoint-ids.ts'
import type { Route } from '../../src/contract/route.ts'
import { base64Of } from '../harness/plants.ts'
import { type Answer, type Person, send } from './people.ts'
import type { ServiceInProcess } from './service.ts'

/** The ids of an account's objects, at least one of each kind, by the name of the kind. */
export type Belongings = {
  analysisId: string
  /** An analysis that is neither saved nor in a folder. */
  temporaryAnalysisId: string
  folderId: string
  deviceId: string
  apiKeyId: string
  webhookId: string
  deliveryId: string
  invitationId: string
  storagePath: string
  uploadName: string
  uid: string
  /** Entries of the catalogue, which belong to everybody. */
  catalogueCondition: string
  cataloguePlant: string
}

/** Well-formed ids that do not exist. */
export const ofNobody: Belongings = {
  analysisId: `an_${'0'.repeat(22)}x`,
  temporaryAnalysisId: `an_${'0'.repeat(22)}y`,
  folderId: 'fld_of_nobody',
  deviceId: 'dev_of_nobody',
  apiKeyId: `tok_${'0'.repeat(22)}`,
  webhookId: 'whk_of_nobody',
  deliveryId: 'dlv_of_nobody',
  invitationId: 'inv_of_nobody',
  storagePath: 'optimized/nobody/photo.webp',
  uploadName: 'photo-of-nobody',
  uid: 'nobody',
  catalogueCondition: 'condition_of_nobody',
  cataloguePlant: 'plant-of-nobody',
}

/** Puts an account's objects in the place of the objects in an example. */
export function withObjects<T extends object>(example: T, has: Belongings): T {
  const own: Readonly<Record<string, string>> = {
    [ids.analysis]: has.analysisId,
    [ids.folder]: has.folderId,
    [ids.invitation]: has.invitationId,
    [ids.user]: has.uid,
    [storagePath]: has.storagePath,
  }
  return JSON.parse(JSON.stringify(example), (name, value: unknown) => {
    if (name === 'imageBase64') return base64Of('diseased leaf')
    return typeof value === 'string' ? (own[value] ?? value) : value
  }) as T
}

/** A text in all data of an account. The text reveals if data leaks to another account. */
export const markOf = (uid: string) => `belongs to ${uid}`

/** Creates two objects of every kind over HTTP, so that each list can have a second page. */
export async function furnish(service: ServiceInProcess, person: Person): Promise<Belongings> {
  const mark = markOf(person.uid)
  const make = (id: EndpointId, body: object, ids?: Partial<Belongings>) =>
    call(service, person, id, body, ids)
  const photo = { imageBase64: base64Of('diseased leaf'), clientReference: mark }
  const temporary = await make('analyses.start', photo)
  const started = await make('analyses.start', photo)
  await service.harness.deliver()
  const analysisId = text(started, 'transactionId')
  await make('folders.create', { name: `${mark}, first` })
  const folderId = text(await make('folders.create', { name: mark }), 'id')
  await make('folders.assign', { analysisIds: [analysisId] }, { folderId })
  const device = { type: 'sensor', projectId: mark, placeId: mark, metadata: { mark } }
  await make('devices.register', device)
  const deviceId = text(await make('devices.register', device), 'id')
  const apiKeyId = text(await make('apiKeys.create', { name: mark }), 'id')
  const others = await furnishTeam(make, mark, person.uid)
  const uploadName = `photo-of-${person.uid}`
  const original = `uploads/${person.uid}/${uploadName}.jpg`
  service.harness.upload(original, 'healthy leaf')
  await service.harness.steady.receive(original)
  return {
    analysisId,
    temporaryAnalysisId: text(temporary, 'transactionId'),
    folderId,
    deviceId,
    apiKeyId,
    ...others,
    storagePath: `optimized/${person.uid}/${uploadName}.webp`,
    uploadName,
    uid: person.uid,
    catalogueCondition: 'citrus_black_spot',
    cataloguePlant: 'coffea-arabica',
  }
}

type Make = (id: EndpointId, body: object, ids?: Partial<Belongings>) => Promise<Answer>

/** Creates an enterprise's webhooks, devices, keys and team. */
async function furnishTeam(make: Make, mark: string, uid: string) {
  const hook = (number: number) =>
    make('webhooks.register', {
      url: `http://localhost:9/${uid}/${number}`,
      description: mark,
    })
  await hook(1)
  const webhookId = text(await hook(2), 'id')
  await make('webhooks.test', {}, { webhookId })
  const tested = await make('webhooks.test', {}, { webhookId })
  const invite = (name: string) =>
    make('invitations.invite', { email: `${name}-of-${uid}@example.org` })
  await invite('ivy')
  return {
    webhookId,
    deliveryId: text(tested, 'deliveryId'),
    invitationId: text(await invite('jon'), 'invitationId'),
  }
}

/** Calls an operation through its first route. Throws if the call is rejected. */
async function call(
  service: ServiceInProcess,
  person: Person,
  id: EndpointId,
  body: object,
  ids: Partial<Belongings> = {},
): Promise<Answer> {
  const route = service.parts.routes.find((each) => each.endpoint.id === id)
  if (!route) throw new Error(`no route for ${id}`)
  const answer = await send(
    service,
    route,
    { headers: person.identity, body },
    paramsOf(route, { ...ofNobody, ...ids }),
  )
  if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${answer.text}`)
  return answer
}

function text(answer: Answer, field: string): string {
  const value = answer.body[field]
  if (typeof value !== 'string') throw new Error(`no ${field} in ${answer.text}`)
  return value
}

const idByNoun: Readonly<Record<string, keyof Belongings>> = {
  analyses: 'analysisId',
  history: 'analysisId',
  folders: 'folderId',
  devices: 'deviceId',
  apiKeys: 'apiKeyId',
  webhooks: 'webhookId',
  invitations: 'invitationId',
}
const idByEndpoint: Partial<Record<EndpointId, keyof Belongings>> = {
  'catalogue.readCondition': 'catalogueCondition',
  'catalogue.readPlant': 'cataloguePlant',
}
const idByParam: Readonly<Record<string, keyof Belongings>> = {
  uid: 'uid',
  txId: 'analysisId',
  analysisId: 'analysisId',
  deliveryId: 'deliveryId',
  name: 'uploadName',
}

/** The path parameters of a route for a person's objects. Throws for an unknown parameter. */
export function paramsOf(route: Route, ids: Belongings): Record<string, string> {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return Object.fromEntries(names.map((name) => [name, ids[belongingOf(route, name)]]))
}

function belongingOf(route: Route, param: string): keyof Belongings {
  const noun = route.endpoint.id.split('.')[0] ?? ''
  const own = idByEndpoint[route.endpoint.id] ?? idByNoun[noun]
  const found = idByParam[param] ?? (param === 'id' ? own : undefined)
  if (found === undefined) throw new Error(`unknown parameter {${param}} of ${route.path}`)
  return found
}

/** The fields of a request body that refer to the given objects. */
export function naming(fields: readonly string[], ids: Belongings): Record<string, unknown> {
  const named: Record<string, unknown> = { ...ids, analysisIds: [ids.analysisId] }
  return Object.fromEntries(
    fields.filter((field) => field in named).map((field) => [field, named[field]]),
  )
}
