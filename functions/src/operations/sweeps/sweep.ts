import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { folderRemovals } from '../../collections/folder-removals.ts'
import { transactions } from '../../collections/transactions.ts'
import { addSeconds, earlier } from '../../domain/time.ts'
import { isLive, isOutOfTime, type LiveTransaction } from '../../domain/transaction.ts'
import type { CallContext } from '../../ports/context.ts'
import type { StartDeps } from '../analyses/deps.ts'
import { enqueueRun } from '../analyses/steps/enqueue.ts'
import { failTransaction } from '../analyses/steps/fail.ts'
import { removeImage } from '../analyses/steps/remove-image.ts'
import { publishEvent } from '../events/publish.ts'
import { emptyRemovedFolder } from '../folders/empty-removed.ts'
import { dueDocuments, runEach } from './due.ts'

/** When a queued run is looked at again: long enough for a busy queue, well within a transaction's time. */
const sweepAgainSeconds = 30

/**
 * What a crash left behind is taken up again: a run that lost its task or its worker is queued, one out of time is failed,
 * an event that lost its publisher is published, a photo that outlived its analysis is removed, a deleted folder lets its
 * analyses go.
 */
export async function sweep(deps: StartDeps, context: CallContext): Promise<void> {
  const [woken, unpublished, removals] = await Promise.all([
    dueDocuments(deps, transactions, 'sweepAt', context),
    dueDocuments(deps, events, 'publishAt', context),
    dueDocuments(deps, folderRemovals, 'sweepAt', context),
  ])
  await runEach(deps, context, [
    ...woken.map(({ id }) => wake(deps, id, context)),
    ...unpublished.map(({ id }) => publishEvent(deps, id, context)),
    ...removals.map(({ id }) => emptyRemovedFolder(deps, id, context.signal)),
  ])
}

async function wake(deps: StartDeps, id: string, context: CallContext): Promise<void> {
  const [transaction] = await deps.store.getAll(ref(transactions, id))
  if (transaction?.status === 'COMPLETED') return removeImage(deps, id, context)
  if (!transaction || !isLive(transaction)) return
  if (!isOutOfTime(transaction, deps.clock.now())) return queueAgain(deps, id, context)
  const error = { code: 'TIMED_OUT' as const, detail: 'The analysis took too long.' }
  const failure = { id, attempt: transaction.attempt, error, emitEvent: true }
  const { eventId } = await failTransaction(deps, failure, context.signal)
  if (eventId) await publishEvent(deps, eventId, context)
}

/** The next look is written before the task is made: a crash between the two costs one look, never the run. */
async function queueAgain(deps: StartDeps, id: string, context: CallContext): Promise<void> {
  const transactionRef = ref(transactions, id)
  const moved = await deps.store.transaction(async (database) => {
    const [current] = await database.getAll(transactionRef)
    const now = deps.clock.now()
    if (!current || !isLive(current) || current.sweepAt > now) return undefined
    const sweepAt = earlier(addSeconds(now, sweepAgainSeconds), current.deadlineAt)
    const next: LiveTransaction = { ...current, sweepAt }
    database.update(transactionRef, next)
    return next
  }, context.signal)
  if (moved) await enqueueRun(deps, id, moved, context.requestId)
}
