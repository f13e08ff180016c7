import { z } from 'zod'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type RetryRun, retryRuns } from '../../collections/operator-commands.ts'
import { count } from '../../contract/schemas/common.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import { endpoint } from '../endpoint.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'
import { findRetriable, retryPage } from './retry-page.ts'

/** One call retries at most this many transactions. The sweeper retries all others. */
const retriedAtOnce = 100
/** A call counts at most this many transactions. Counting 500 transactions takes about a second. */
const countedMax = 10_000
const pageSize = 500
const daysKept = 7
const retriedTransactions = z.object({
  matched: count.describe('FAILED transactions.'),
  requeued: count.describe('The FAILED transactions whose photo still exists, which run again.'),
})

export const retryFailed = endpoint({
  id: 'admin.retryFailed',
  route: {
    method: 'POST',
    path: '/v1/admin/retry-failed',
    credential: 'identity',
    access: 'superadmin',
  },
  summary: 'Retry all FAILED transactions whose image is still there',
  description: [
    'Retries cost no unit.',
    'The service counts the transactions whose photo is gone and leaves them as they are.',
    'The audit trail records the retry.',
  ],
  output: { 200: retriedTransactions },
  problems: [],
  examples: { output: { 200: { matched: 12, requeued: 11 } } },

  /**
   * Retries each failed transaction once per command, even if the call and the sweeper work on the
   * command at the same time, or if a crash repeats a part of the work.
   */
  async handler(call, ports) {
    const { id, run } = await begin(ports, call.caller.uid, call.signal)
    let { matched, requeued, cursor } = await retryPage(ports, id, run, retriedAtOnce, call)
    while (cursor && matched < countedMax) {
      const page = await findRetriable(ports, { ...run, cursor }, pageSize, call)
      matched += page.matched
      requeued += page.withImage.length
      cursor = page.cursor
    }
    return { status: 200, body: { matched, requeued } }
  },
})

/** Stores the command and its audit entry before any transaction is retried. */
async function begin(ports: Ports, actorUid: string, signal: AbortSignal) {
  const id = ports.ids.random('run')
  return commandTransaction(
    ports.store,
    async (database) => {
      const [[actor], trail] = await Promise.all([
        database.getAll(ref(users, actorUid)),
        openTrail(database, 'admin'),
      ])
      requirePermission(actor, 'retry-failed')
      const startedAt = ports.clock.now()
      const run: RetryRun = {
        requestedBy: actorUid,
        startedAt,
        cursor: null,
        sweepAt: addSeconds(startedAt, backgroundTiming.retryFailed.firstSweepSeconds),
        expiresAt: addDays(startedAt, daysKept),
      }
      database.create(ref(retryRuns, id), run)
      const event = { actorUid, action: 'transactions.retry-failed', target: null } as const
      trail.append({ ...event, reason: null, details: { runId: id } }, startedAt)
      return { id, run }
    },
    signal,
  )
}
