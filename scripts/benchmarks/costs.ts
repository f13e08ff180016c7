import type { StoreCall } from '../../functions/src/adapters/store/counting.ts'
import type { Row } from '../../functions/src/contract/row.ts'
import { type Belongings, furnish, paramsOf } from '../../test/matrix/belongings.ts'
import { credentialOf, join, type Person, send } from '../../test/matrix/people.ts'
import { validRequest } from '../../test/matrix/requests.ts'
import { type ServiceInProcess, startService } from '../../test/matrix/service.ts'
import { base64Of } from '../../test/support/world/plants.ts'

/** What one call of a row cost the database. */
export type Cost = {
  row: Row
  status: number
  reads: number
  writes: number
  roundTrips: number
  /** What more it reads whose caller this instance has not seen for 10 s. */
  callerReads: number
}

/** One call of every built row through the whole pipeline, each by somebody new who owns two of everything. */
export async function measureCosts(): Promise<{ costs: Cost[]; unbuilt: Row[] }> {
  const service = await startService()
  try {
    const { rows } = service.parts
    const isBuilt = (row: Row) => service.handlers[row.operation] !== 'NOT_IMPLEMENTED'
    const costs: Cost[] = []
    for (const [index, row] of rows.filter(isBuilt).entries())
      costs.push(await measureRow(service, row, `caller-${index}`))
    return { costs, unbuilt: rows.filter((row) => !isBuilt(row)) }
  } finally {
    await service.close()
  }
}

async function measureRow(service: ServiceInProcess, row: Row, uid: string): Promise<Cost> {
  const owner = await join(service, uid)
  const all = await furnish(service, owner)
  // Saving what is saved, or assigning what is assigned, would cost less than what it is called for.
  const keeps = ['analyses.save', 'folders.assign'].includes(row.operation)
  const has = keeps ? { ...all, analysisId: all.temporaryAnalysisId } : all
  const caller =
    row.role === 'any' ? owner : await join(service, `${row.role}-for-${uid}`, row.role)
  const callerReads = await readsForCaller(service, row, caller)
  const { result, calls } = await counted(service, () => callOnce(service, row, caller, has))
  const [reads, writes, roundTrips] = [
    total(calls, 'reads'),
    total(calls, 'writes'),
    total(calls, 'roundTrips'),
  ]
  return { row, status: result.status, reads, writes, roundTrips, callerReads }
}

function callOnce(service: ServiceInProcess, row: Row, caller: Person, has: Belongings) {
  const { headers, body } = validRequest(row, credentialOf(row, caller), has)
  const key = { 'x-enterprise-token': String(caller.key['x-api-key']) }
  const photo = { imageBase64: base64Of('diseased leaf'), storagePath: undefined }
  const init = {
    headers: row.operation === 'tokens.exchange' ? { ...headers, ...key } : headers,
    ...(body && { body: row.backend === 'photos' ? { ...body, ...photo } : body }),
  }
  return send(service, row, init, paramsOf(row, has))
}

/** Nothing on a public row; on an administrative one it is never cached, and so part of every call. */
async function readsForCaller(
  service: ServiceInProcess,
  row: Row,
  { identity, key }: Person,
): Promise<number> {
  if (row.credential === 'none' || row.role !== 'any') return 0
  service.world.clock.advance(11)
  const presented =
    row.credential === 'key'
      ? { bearer: null, apiKey: String(key['x-api-key']) }
      : { bearer: String(identity['authorization']).slice('Bearer '.length), apiKey: null }
  const context = { requestId: 'req_bench', signal: AbortSignal.timeout(10_000) }
  const identify = () => service.parts.identify(presented, row, context)
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
