import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import type { Handler, OperationResult } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired, toAnalysis } from '../../domain/analyses/analysis.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'

type Deps = { store: Store; clock: Clock; locales: Locales }

const pollMs = 400

/**
 * `GET /v1/analyses/{id}`: 2 reads in one round trip, and again each 400 ms that the caller chooses
 * to wait.
 */
export function readAnalysis(deps: Deps): Handler<'analyses.read'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, waitSeconds } = call.input
    const until = addSeconds(deps.clock.now(), waitSeconds)
    for (;;) {
      const [transaction, stored] = await deps.store.getAll(
        ref(transactions, id),
        ref(analyses, id),
      )
      const now = deps.clock.now()
      if (transaction?.accountId !== accountId || isExpired(transaction, now))
        throw problem('NOT_FOUND')
      const patient = now < until && !call.signal.aborted
      const waiting = patient && isLive(transaction) && !isOutOfTime(transaction, now)
      if (!waiting) return { status: 200, body: answer(deps, id, transaction, stored, now) }
      await deps.clock.sleep(pollMs, call.signal)
    }
  }
}

type Answer = OperationResult<'analyses.read'>['body']

function answer(
  { locales }: Deps,
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
  return { ...common, status: 'COMPLETED', completedAt, analysis: toAnalysis(id, stored, locales) }
}
