import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the first calls that match meet instead of an answer. */
export type Refusal = { call: RegExp; times: number } & (
  | { status: 403 | 409 | 429 | 503; message: string }
  // The store does what it is asked, but the connection breaks.
  | { status: 'lost' }
)

type Document = Record<string, unknown>
type Call = {
  method: string
  service: string
  path: string
  query: URLSearchParams
  body: Document
}
type Answer = { status: number; body: unknown }

/** The base paths of Google's APIs, by the name that the provider gives to each. */
const services: Readonly<Record<string, string>> = {
  API_GATEWAY: 'v1beta',
  ARTIFACT_REGISTRY: 'v1',
  BILLING_BUDGETS: 'v1',
  CLOUD_RUN_V2: 'v2',
  CLOUD_SCHEDULER: 'v1',
  COMPUTE: 'compute/beta',
  DNS: 'dns/v1beta2',
  FIREBASE: 'v1beta1',
  FIREBASE_APP_CHECK: 'v1',
  FIRESTORE: 'v1',
  IAM_BETA: 'v1',
  LOGGING: 'v2',
  MONITORING: '',
  PUBSUB: 'v1',
  RECAPTCHA_ENTERPRISE: 'v1',
  RESOURCE_MANAGER: 'v1',
  RESOURCE_MANAGER_V3: 'v3',
  SECRET_MANAGER: 'v1',
  SERVICE_USAGE: 'v1beta1',
  STORAGE: 'storage/v1',
}

/** Services that answer a change by an operation. */
const withOperations = ['API_GATEWAY', 'ARTIFACT_REGISTRY', 'CLOUD_RUN_V2', 'FIREBASE', 'FIRESTORE']

/** Keeps what Google's own provider writes, gives it back, and knows nothing of its meaning. */
export async function startStore(refusals: Refusal[] = []) {
  const documents = new Map<string, Document>()
  const policies = new Map<string, Document>()
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    calls.push(`${call.method} ${call.service}/${call.path}`)
    const refusal = refusalOf(refusals, call)
    const isRefused = refusal && refusal.status !== 'lost'
    const { status, body } = isRefused
      ? failed(refusal.status, refusal.message)
      : answer({ documents, policies }, call)
    if (refusal?.status === 'lost') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const endpoint = (name: string, base: string) =>
    `http://127.0.0.1:${port}/${name}/${base && `${base}/`}`
  return {
    refusals,
    documents,
    policies,
    calls,
    /** The environment that makes the provider call the store. */
    environment: {
      ...Object.fromEntries(
        Object.entries(services).map(([name, base]) => [
          `GOOGLE_${name}_CUSTOM_ENDPOINT`,
          endpoint(name, base),
        ]),
      ),
      GOOGLE_OAUTH_ACCESS_TOKEN: 'a-token',
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

export type Store = Awaited<ReturnType<typeof startStore>>

async function readCall(request: IncomingMessage): Promise<Call> {
  let text = ''
  for await (const part of request) text += part
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
  const [, named = '', ...rest] = pathname.split('/')
  // The client of Cloud DNS replaces the whole path by its own.
  const service = named.toUpperCase()
  return {
    method: request.method ?? '',
    service,
    // Google's clients replace the version that the provider names.
    path: decodeURIComponent(
      rest.join('/').replace(/^((compute|dns|storage)\/)?(v\d\w*|beta)\//, ''),
    ),
    query: searchParams,
    body: text === '' ? {} : JSON.parse(text),
  }
}

function refusalOf(refusals: Refusal[], { method, service, path }: Call): Refusal | undefined {
  const line = `${method} ${service}/${path}`
  const found = refusals.find(({ call, times }) => times > 0 && call.test(line))
  if (found) found.times -= 1
  return found
}

const failed = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ message }] } },
})

type State = { documents: Map<string, Document>; policies: Map<string, Document> }

function answer(state: State, call: Call): Answer {
  return (
    answerPolicy(state, call) ??
    answerApis(state, call) ??
    answerOperation(call) ??
    answerRecords(state, call) ??
    answerDocument(state, call)
  )
}

const ok = (body: unknown): Answer => ({ status: 200, body })

function answerPolicy(
  { policies }: State,
  { method, service, path, body }: Call,
): Answer | undefined {
  const [, resource = '', verb] = /^(.*?)(?::|\/)(getIamPolicy|setIamPolicy|iam)$/.exec(path) ?? []
  if (verb === undefined) return undefined
  const key = `${service}/${resource}`
  const isWritten = verb === 'setIamPolicy' || method === 'PUT'
  if (isWritten) policies.set(key, { ...((body['policy'] as Document) ?? body), etag: 'BwX=' })
  return ok(policies.get(key) ?? { version: 3, etag: 'BwX=', bindings: [] })
}

/** Enables APIs in batches, and lists them. */
function answerApis(
  { documents }: State,
  { method, service, path, body }: Call,
): Answer | undefined {
  if (service !== 'SERVICE_USAGE') return undefined
  if (path.endsWith(':generateServiceIdentity')) {
    const email = 'service-1234@gcp-sa-firebasestorage.iam.gserviceaccount.com'
    return ok({ name: 'operations/done', done: true, response: { email, uniqueId: '1' } })
  }
  const [project] = /projects\/[^/:]+/.exec(path) ?? []
  if (method === 'POST') {
    const ids = (body['serviceIds'] ?? [/services\/([^:]+)/.exec(path)?.[1]]) as string[]
    for (const name of ids)
      documents.set(`${service}/${project}/services/${name}`, {
        name: `projects/1234/services/${name}`,
        state: 'ENABLED',
        config: { name },
      })
    return ok({ name: 'operations/done', done: true, response: {} })
  }
  if (!path.endsWith('/services')) return undefined
  return ok({ services: childrenOf(documents, `${service}/${path}`) })
}

const doneAt = (selfLink: string) => ({ name: 'done', status: 'DONE', selfLink })

function answerOperation({ service, path }: Call): Answer | undefined {
  const isOfCompute = /\/operations\/|\/set[A-Z]\w+$/.test(path)
  if (service === 'COMPUTE' && isOfCompute) return ok(doneAt(path))
  return path.includes('operations/') ? ok({ name: path, done: true, response: {} }) : undefined
}

/** Changes the records of a zone, and lists them. */
function answerRecords(
  { documents }: State,
  { method, path, query, body }: Call,
): Answer | undefined {
  const [, zone, kind] = /^(.*\/managedZones\/[^/]+)\/(changes|rrsets)/.exec(path) ?? []
  if (zone === undefined) return undefined
  if (method === 'GET' && kind === 'rrsets') {
    const records = childrenOf(documents, `DNS/${zone}/rrsets`)
    return ok({ rrsets: records.filter(({ name }) => [null, name].includes(query.get('name'))) })
  }
  for (const record of (body['additions'] ?? []) as Document[])
    documents.set(`DNS/${zone}/rrsets/${record['name']}${record['type']}`, record)
  return ok({ ...body, id: '1', status: 'done' })
}

/** A field that the mask names and the body lacks is cleared: https://google.aip.dev/134 */
function changed({ method, query, body }: Call, before: Document = {}): Document {
  const mask = query.get('updateMask') ?? ''
  const cleared = mask.split(',').map((name) => [name, undefined])
  return method === 'PATCH' || mask ? { ...before, ...Object.fromEntries(cleared), ...body } : body
}

function answerDocument({ documents }: State, call: Call): Answer {
  const { method, service, path, body } = call
  const key = `${service}/${path}`
  const found = documents.get(key)
  switch (method) {
    case 'GET':
      if (found) return ok(found)
      return /(^|\/)(rrsets|services|projects)$/.test(path)
        ? ok({ [path.split('/').at(-1) ?? '']: childrenOf(documents, key) })
        : failed(404, `${path} was not found`)
    case 'DELETE':
      documents.delete(key)
      return finished(call, key, {})
    case 'POST': {
      const id = idOf(call, documents.size)
      const made = `${key}/${id}`
      if (documents.has(made)) return failed(409, `${id} already exists`)
      return kept(documents, call, made, { ...body, ...namesOf(call, `${path}/${id}`, id) })
    }
    default: {
      const names = namesOf(call, path, path.split('/').at(-1) ?? '')
      return kept(documents, call, key, { ...changed(call, found), ...names })
    }
  }
}

function kept(
  documents: Map<string, Document>,
  call: Call,
  key: string,
  document: Document,
): Answer {
  documents.set(key, call.path.includes('dashboards') ? stored(document) : document)
  return finished(call, key, document)
}

/** The answer to a change: an operation that is done, or the document. */
function finished({ service, path }: Call, key: string, document: Document): Answer {
  const name = key.slice(service.length + 1)
  if (service === 'COMPUTE')
    return ok({ kind: 'compute#operation', targetLink: name, ...doneAt(path) })
  if (!withOperations.includes(service) || path.includes('backupSchedules')) return ok(document)
  const type = { '@type': 'type.googleapis.com/google.protobuf.Struct' }
  return ok({
    name: `${name}/operations/done`,
    done: true,
    response: { ...type, ...document },
    metadata: {},
  })
}

/** Google leaves out zeros and empty lists of a dashboard. */
const stored = (document: Document): Document =>
  JSON.parse(JSON.stringify(document, (_, value) => (/^0?$/.test(`${value}`) ? undefined : value)))

function childrenOf(documents: Map<string, Document>, key: string): Document[] {
  const found = [...documents].filter(([name]) => name.startsWith(`${key}/`))
  return found.map(([, document]) => document)
}

/** The name of a new document: from the query, from the body, or made up. */
function idOf({ service, path, query, body }: Call, count: number): string {
  const named = [...query].find(([name]) => /(Id|_id)$/.test(name))?.[1] ?? body['accountId']
  if (typeof named === 'string' && path.endsWith('/serviceAccounts'))
    return `${named}@${path.split('/')[1]}.iam.gserviceaccount.com`
  if (typeof named === 'string') return named
  const name = typeof body['name'] === 'string' ? body['name'].split('/').at(-1) : undefined
  return name || `${service.toLowerCase()}${count}`
}

/** What Google adds to a document by itself, for services that do more than name it. */
const additions: Readonly<Record<string, (name: string, id: string, body: Document) => Document>> =
  {
    API_GATEWAY: (name, id) => ({ name, defaultHostname: `${id}.gateway.dev`, state: 'ACTIVE' }),
    CLOUD_RUN_V2: (name, id) => ({
      name,
      uri: `https://${id}.run.app`,
      terminalCondition: { state: 'CONDITION_SUCCEEDED' },
    }),
    COMPUTE: (name, id) => ({
      name: id,
      selfLink: `https://compute/compute/beta/${name}`,
      id: '1',
    }),
    DNS: (_name, id, body) => ({ id: '1', name: body['name'] ?? id }),
    FIREBASE: (name, id) => ({ name, appId: id }),
    FIRESTORE: (name, _id, body) => ({
      name,
      ...(body['ttlConfig'] ? { ttlConfig: { state: 'ACTIVE' } } : {}),
    }),
    IAM_BETA: (name, id) => ({ name, email: id, uniqueId: '1', projectId: name.split('/')[1] }),
    LOGGING: () => ({}),
    STORAGE: (_name, id) => ({ name: id, id, projectNumber: '1234', metageneration: '1' }),
  }

function namesOf({ service, body }: Call, name: string, id: string): Document {
  return additions[service]?.(name, id, body) ?? { name }
}
