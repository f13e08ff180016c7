import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import type { Handler, OperationResult } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { PhotoLinks } from '../../ports/photo-links.ts'
import type { Store } from '../../ports/store.ts'
import { presentAnalysis } from '../photos/links.ts'

type Deps = { store: Store; clock: Clock; locales: Locales; photoLinks: PhotoLinks }

/** Most analyses are done within the first pauses; what takes longer is looked at less often. */
const pausesMs = [400, 400, 400, 800, 1600] as const
const pauseMsMax = 2000

/**
 * `GET /v1/analyses/{id}`: 2 reads in one round trip. A caller who chooses to wait costs one more
 * at each look, 10 in ten seconds.
 */
export function readAnalysis(deps: Deps): Handler<'analyses.read'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, waitSeconds } = call.input
    if (waitSeconds > 0) await waitForEnd(deps, { id, accountId, waitSeconds }, call)
    const [transaction, stored] = await deps.store.getAll(ref(transactions, id), ref(analyses, id))
    const now = deps.clock.now()
    if (transaction?.accountId !== accountId || isExpired(transaction, now))
      throw problem('NOT_FOUND')
    return { status: 200, body: answer(deps, id, transaction, stored, now) }
  }
}

/** Until the transaction has ended or is out of time, or the caller has waited or gone. */
async function waitForEnd(
  { store, clock }: Deps,
  { id, accountId, waitSeconds }: { id: string; accountId: string; waitSeconds: number },
  { signal }: CallContext,
): Promise<void> {
  const until = addSeconds(clock.now(), waitSeconds).getTime()
  for (let look = 0; ; look += 1) {
    const [transaction] = await store.getAll(ref(transactions, id))
    const now = clock.now()
    if (transaction?.accountId !== accountId || !isLive(transaction)) return
    const leftMs = until - now.getTime()
    if (leftMs <= 0 || signal.aborted || isOutOfTime(transaction, now)) return
    await clock.sleep(Math.min(pausesMs[look] ?? pauseMsMax, leftMs), signal)
  }
}

type Answer = OperationResult<'analyses.read'>['body']

function answer(
  deps: Deps,
  id: string,
  transaction: Transaction,
  stored: StoredAnalysis | undefined,
  now: Date,
): Answer {
  const common = { transactionId: id, createdAt: transaction.createdAt.toISOString() }
  if (isOutOfTime(transaction, now))
    return {
      ...common,
      status: 'FAILED',
      completedAt: transaction.deadlineAt.toISOString(),
      error: { code: 'TIMED_OUT', detail: 'The analysis took too long.' },
    }
  if (isLive(transaction)) return { ...common, status: transaction.status }
  const completedAt = transaction.completedAt.toISOString()
  if (transaction.status === 'FAILED')
    return { ...common, status: 'FAILED', completedAt, error: transaction.error }
  if (!stored) throw problem('NOT_FOUND')
  return {
    ...common,
    status: 'COMPLETED',
    completedAt,
    analysis: presentAnalysis(deps, id, stored),
  }
}
