import { idOf } from '@plant/testing/harness/answers'
import { base64Of } from '@plant/testing/harness/plants'
import { callerOf } from '@plant/testing/harness/service'
import { type Belongings, furnish, paramsOf } from '@plant/testing/matrix/belongings'
import { credentialOf, join, type Person, send } from '@plant/testing/matrix/people'
import { validRequest } from '@plant/testing/matrix/requests'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import type { StoreCall } from '@plant/testing/memory-store/counting'
import type { EndpointId } from '../../functions/src/contract/generated/endpoint-ids.ts'
import type { Route } from '../../functions/src/contract/route.ts'
import type { Operations } from './report/report.ts'

/** The database operations of one call of a route. */
export type Cost = Operations & { route: Route; status: number }

/** Calls every route once, as a new caller who owns two documents of every kind. */
export async function measureCosts(): Promise<Cost[]> {
  const furnished = await startService()
  try {
    const owner = await join(furnished, 'owner')
    const all = await furnish(furnished, owner)
    const costs: Cost[] = []
    for (const route of furnished.parts.routes) {
      const service = await startService({ harness: furnished.harness.fork() })
      costs.push(await measureRoute(service, route, owner, all).finally(service.close))
    }
    return costs
  } finally {
    await furnished.close()
  }
}

/** The database operations of every endpoint, by its id. Its aliases cost the same. */
export async function measureOperations(): Promise<Record<EndpointId, Operations>> {
  const costs = await measureCosts()
  const entries = costs.map(
    ({ route, reads, writes, roundTrips }) =>
      [route.endpoint.id, { reads, writes, roundTrips }] as const,
  )
  return Object.fromEntries(entries) as Record<EndpointId, Operations>
}

async function measureRoute(
  service: ServiceInProcess,
  route: Route,
  owner: Person,
  all: Belongings,
): Promise<Cost> {
  const caller =
    route.access === 'admin' || route.access === 'superadmin'
      ? await join(service, route.access, route.access)
      : owner
  const has = { ...all, ...(await prepare(service, route, caller, all)) }
  await recognise(service, route, caller)
  const { result, calls } = await counted(service, () => callOnce(service, route, caller, has))
  const sum = (part: Part) => total(calls, part)
  const [reads, writes, roundTrips] = [sum('reads'), sum('writes'), sum('roundTrips')]
  return { route, status: result.status, reads, writes, roundTrips }
}

/** The call that makes what a route needs. */
const before: Partial<Record<EndpointId, EndpointId>> = {
  'account.cancelErasure': 'account.erase',
  'account.readExport': 'account.export',
  'admin.approve': 'admin.flag',
  'admin.block': 'admin.flag',
  'admin.readModeration': 'admin.flag',
}

/** Makes the usual call of a route succeed. Returns the objects that it concerns, if others. */
async function prepare(
  service: ServiceInProcess,
  { endpoint: { id } }: Route,
  caller: Person,
  has: Belongings,
): Promise<Partial<Belongings>> {
  const { harness, parts } = service
  const first = parts.routes.find((route) => route.endpoint.id === before[id])
  if (first) await callOnce(service, first, caller, has)
  switch (id) {
    case 'analyses.save':
    case 'folders.assign':
      // An analysis that is saved or assigned already would cost less.
      return { analysisId: has.temporaryAnalysisId }
    case 'admin.ban':
      await harness.change(has.uid, (user) => ({ ...user, violations: 2 }))
      return {}
    case 'admin.retryTransaction': {
      harness.troubles.failing('model.diagnose', undefined, 1)
      const failed = await harness.steady.as(callerOf(has.uid)).start({ photo: 'diseased leaf' })
      await harness.deliver()
      return { analysisId: idOf(failed) }
    }
    default:
      return {}
  }
}

function callOnce(service: ServiceInProcess, route: Route, caller: Person, has: Belongings) {
  const { headers, body } = validRequest(route, credentialOf(route, caller), has)
  const key = { 'x-enterprise-token': String(caller.key['x-api-key']) }
  const own = body && 'confirm' in body ? { confirm: caller.uid } : {}
  const photo = { imageBase64: base64Of('diseased leaf'), storagePath: undefined }
  const init = {
    headers: route.endpoint.id === 'apiKeys.exchange' ? { ...headers, ...key } : headers,
    ...(body && { body: { ...body, ...own, ...(route.backend === 'photos' && photo) } }),
  }
  return send(service, route, init, paramsOf(route, has))
}

/** Lets the service remember the caller, as it does for ten seconds. */
async function recognise(
  { parts }: ServiceInProcess,
  route: Route,
  { identity, key }: Person,
): Promise<void> {
  if (route.access === 'public') return
  const presented =
    route.credential === 'key'
      ? { bearer: null, apiKey: String(key['x-api-key']) }
      : { bearer: String(identity['authorization']).slice('Bearer '.length), apiKey: null }
  const signal = AbortSignal.timeout(10_000)
  await parts.identify(presented, route, {
    requestId: 'req_bench',
    signal,
    requireTries: () => undefined,
  })
}

async function counted<T>(
  { store }: ServiceInProcess,
  work: () => Promise<T>,
): Promise<{ result: T; calls: readonly StoreCall[] }> {
  await settled()
  store.reset()
  const result = await work()
  await settled()
  return { result, calls: [...store.calls] }
}

type Part = 'reads' | 'writes' | 'roundTrips'

function total(calls: readonly StoreCall[], part: Part): number {
  return calls.reduce((sum, call) => sum + call[part], 0)
}

/** Waits for background writes that belong to the call, such as the time of a key's last use. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
