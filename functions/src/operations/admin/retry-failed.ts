import { ref } from '../../collections/collection.ts'
import { type RetryRun, retryRuns } from '../../collections/retry-runs.ts'
import { users } from '../../collections/users.ts'
import type { Call, Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { requirePermission } from '../../domain/access/permissions.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { Ids } from '../../ports/ids.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'
import { findRetriable, retryPage } from './retry-page.ts'
import type { RetryDeps } from './retry-transaction.ts'

type Deps = RetryDeps & { ids: Ids }

/** This many are under way when the call answers; the sweeper goes on with the rest. */
const retriedAtOnce = 100
/** How many are counted at most: a second of the call's minute for each five hundred or so. */
const countedMax = 10_000
const pageSize = 500
const daysKept = 7

/**
 * `POST /v1/admin/retry-failed`: runs all that failed again, free, but what has lost its photo.
 * Each is retried once for one command, however often call and sweeper work on it at once; again
 * after a crash is the same.
 */
export function retryFailed(deps: Deps): Handler<'admin.retryFailed'> {
  return async (call) => {
    const { id, run } = await begin(deps, call)
    const first = await retryPage(deps, id, run, retriedAtOnce, call)
    let { matched, requeued, cursor } = first
    while (cursor && matched < countedMax) {
      const page = await findRetriable(deps, { ...run, cursor }, pageSize, call)
      matched += page.matched
      requeued += page.withImage.length
      cursor = page.cursor
    }
    return { status: 200, body: { matched, requeued } }
  }
}

/** Writes down that it was commanded, and what is to be done, before anything is. */
async function begin(
  deps: Deps,
  { caller, signal }: Call<'admin.retryFailed'>,
): Promise<{ id: string; run: RetryRun }> {
  const { uid: actorUid } = knownCaller(caller)
  const id = deps.ids.random('run')
  return commandTransaction(
    deps.store,
    async (database) => {
      const [[actor], trail] = await Promise.all([
        database.getAll(ref(users, actorUid)),
        openTrail(database, 'admin'),
      ])
      requirePermission(actor, 'retry-failed')
      const startedAt = deps.clock.now()
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
