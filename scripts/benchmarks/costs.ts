import type { StoreCall } from '../../functions/src/adapters/optimistic-store/counting.ts'
import type { Route } from '../../functions/src/contract/route.ts'
import { base64Of } from '../../functions/testing/harness/plants.ts'
import { type Belongings, furnish, paramsOf } from '../../test/matrix/belongings.ts'
import { credentialOf, join, type Person, send } from '../../test/matrix/people.ts'
import { validRequest } from '../../test/matrix/requests.ts'
import { type ServiceInProcess, startService } from '../../test/matrix/service.ts'

/** What one call of a route cost the database. */
export type Cost = {
  route: Route
  status: number
  reads: number
  writes: number
  roundTrips: number
  /** What more it reads whose caller this instance has not seen for 10 s. */
  callerReads: number
}

/** One call of every built route through the whole pipeline, each by somebody new who owns two of everything. */
export async function measureCosts(): Promise<{ costs: Cost[]; unbuilt: Route[] }> {
  const service = await startService()
  try {
    const { routes } = service.parts
    const isBuilt = (route: Route) => service.handlers[route.operation] !== 'NOT_IMPLEMENTED'
    const costs: Cost[] = []
    for (const [index, route] of routes.filter(isBuilt).entries())
      costs.push(await measureRoute(service, route, `caller-${index}`))
    return { costs, unbuilt: routes.filter((route) => !isBuilt(route)) }
  } finally {
    await service.close()
  }
}

async function measureRoute(service: ServiceInProcess, route: Route, uid: string): Promise<Cost> {
  const owner = await join(service, uid)
  const all = await furnish(service, owner)
  // Saving what is saved, or assigning what is assigned, would cost less than what it is called for.
  const keeps = ['analyses.save', 'folders.assign'].includes(route.operation)
  const has = keeps ? { ...all, analysisId: all.temporaryAnalysisId } : all
  const caller =
    route.role === 'any' ? owner : await join(service, `${route.role}-for-${uid}`, route.role)
  const callerReads = await readsForCaller(service, route, caller)
  const { result, calls } = await counted(service, () => callOnce(service, route, caller, has))
  const [reads, writes, roundTrips] = [
    total(calls, 'reads'),
    total(calls, 'writes'),
    total(calls, 'roundTrips'),
  ]
  return { route, status: result.status, reads, writes, roundTrips, callerReads }
}

function callOnce(service: ServiceInProcess, route: Route, caller: Person, has: Belongings) {
  const { headers, body } = validRequest(route, credentialOf(route, caller), has)
  const key = { 'x-enterprise-token': String(caller.key['x-api-key']) }
  const photo = { imageBase64: base64Of('diseased leaf'), storagePath: undefined }
  const init = {
    headers: route.operation === 'apiKeys.exchange' ? { ...headers, ...key } : headers,
    ...(body && { body: route.backend === 'photos' ? { ...body, ...photo } : body }),
  }
  return send(service, route, init, paramsOf(route, has))
}

/** Nothing on a public route; on an administrative one it is never cached, and so part of every call. */
async function readsForCaller(
  service: ServiceInProcess,
  route: Route,
  { identity, key }: Person,
): Promise<number> {
  if (route.credential === 'none' || route.role !== 'any') return 0
  service.harness.clock.advance(11)
  const presented =
    route.credential === 'key'
      ? { bearer: null, apiKey: String(key['x-api-key']) }
      : { bearer: String(identity['authorization']).slice('Bearer '.length), apiKey: null }
  const context = { requestId: 'req_bench', signal: AbortSignal.timeout(10_000) }
  const identify = () => service.parts.identify(presented, route, context)
  return total((await counted(service, identify)).calls, 'reads')
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

function total(calls: readonly StoreCall[], part: 'reads' | 'writes' | 'roundTrips'): number {
  return calls.reduce((sum, call) => sum + call[part], 0)
}

/** What goes on beside a call, such as the note of a key's use, is part of its cost. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
