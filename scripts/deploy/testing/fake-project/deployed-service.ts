import { functions, network } from '../../../../functions/src/deployment/functions.ts'
import type { Reply, Request } from '../../cloud.ts'
import { gatewayHost } from './rest-gateway.ts'
import { membersOf, type State } from './state.ts'

const clientAddress = '198.51.100.4'
const gatewayAddress = '192.0.2.1'

/** Whether a function reaches the image processor, by the network and by its role. */
export function reachesImageProcessor(state: State, name: string): boolean {
  const subnet = state.subnets.get(network.subnetwork)
  const zone = [...state.zones.values()].find(({ domain }) => domain === 'run.app.')
  const callers = membersOf(state, 'services/image-processor', 'roles/run.invoker')
  const account = `serviceAccount:${functions[name]?.account}@${state.id}.iam.gserviceaccount.com`
  return (
    functions[name]?.callsImageProcessor === true &&
    subnet?.hasPrivateAccess === true &&
    zone?.records.has('run.app.') === true &&
    zone.records.has('*.run.app.') &&
    callers.includes(account)
  )
}

/** Whether the gateway serves and may call a function. */
export function gatewayReaches(state: State, name: string): boolean {
  const config = state.gateways.get('plant-analysis')
  const text = config && state.gatewayConfigs.get(config)?.text
  const service = name.toLowerCase()
  const member = `serviceAccount:gateway@${state.id}.iam.gserviceaccount.com`
  return (
    text?.includes(`https://${service}-${state.number}`) === true &&
    membersOf(state, `services/${service}`, 'roles/run.invoker').includes(member)
  )
}

/** Whether the Storage rules may read documents. If not, the rules reject every upload. */
export function rulesReadDocuments(state: State): boolean {
  const agent = `service-${state.number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`
  const role = 'roles/firebaserules.firestoreServiceAgent'
  return (
    state.storageRules !== undefined &&
    membersOf(state, `projects/${state.id}`, role).includes(`serviceAccount:${agent}`)
  )
}

/** Whether a finished upload is turned into a photo. */
function hearsOfUploads(state: State): boolean {
  const member = `serviceAccount:functions@${state.id}.iam.gserviceaccount.com`
  const callers = membersOf(state, 'services/receiveupload', 'roles/run.invoker')
  return callers.includes(member) && reachesImageProcessor(state, 'receiveUpload')
}

/** Responds in place of the deployed service where the project's state decides the response. */
export function deployedService(state: State, { method, url }: Request): Reply | undefined {
  const { host, pathname, searchParams } = new URL(url)
  const accessId = searchParams.get('X-Goog-Credential')
  if (accessId !== null) return { status: readsPhotos(state, accessId) ? 200 : 403, body: {} }
  if (host === 'firebasestorage.googleapis.com' && pathname.startsWith('/v0/'))
    return { status: rulesReadDocuments(state) ? 200 : 403, body: {} }
  if (host === 'storage.googleapis.com' && pathname.includes('/o/optimized%2F'))
    return { status: hearsOfUploads(state) ? 200 : 404, body: {} }
  if (host.endsWith(`-${state.number}.run.app`))
    return { status: 401, body: {}, headers: { 'x-client-address': clientAddress } }
  return host === gatewayHost ? throughGateway(state, `${method} ${pathname}`) : undefined
}

/** Links that the newest functions sign with their key. */
function linksOf(state: State) {
  const [accessId] = (state.secretValues.get('PHOTO_LINK_KEY') ?? '').split(':')
  const url = `https://storage.googleapis.com/${state.defaultBucket}/optimized/leaf`
  const query = `?X-Goog-Credential=${accessId}`
  return { url: `${url}.webp${query}`, thumbnailUrl: `${url}.thumbnail.webp${query}` }
}

/** Whether a link that is signed with this key can read photos. */
export function readsPhotos(state: State, accessId: string): boolean {
  const account = state.hmacKeys.get(accessId)
  const objects = `projects/_/buckets/${state.defaultBucket}/objects/optimized/`
  const role = `roles/storage.objectViewer if resource.name.startsWith("${objects}")`
  const readers = membersOf(state, `buckets/${state.defaultBucket}`, role)
  return account?.isActive === true && readers.includes(`serviceAccount:${account.account}`)
}

function throughGateway(state: State, call: string): Reply {
  const name = call === 'POST /v1/analyses/sync' ? 'photos' : 'api'
  if (!gatewayReaches(state, name)) return { status: 403, body: {} }
  const isWell = reachesImageProcessor(state, name)
  const headers = { 'x-client-address': state.seesGateway ? gatewayAddress : clientAddress }
  switch (call) {
    case 'GET /v1/health':
      return { status: 200, body: { status: isWell ? 'pass' : 'warn' }, headers }
    case 'GET /v1/status':
      return { status: 200, body: { status: { indicator: isWell ? 'none' : 'major' } } }
    case 'POST /v1/analyses/sync':
      return isWell
        ? { status: 200, body: { image: state.linksPhotos ? linksOf(state) : null } }
        : { status: 503, body: {} }
    default:
      return { status: 404, body: {} }
  }
}
