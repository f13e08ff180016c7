import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { folderRemovals } from '../../collections/folder-removals.ts'
import { transactions } from '../../collections/transactions.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import type { CallContext } from '../../ports/context.ts'
import type { StartDeps } from '../analyses/deps.ts'
import { failTransaction } from '../analyses/steps/fail.ts'
import { removeImage } from '../analyses/steps/remove-image.ts'
import { publishEvent } from '../events/publish.ts'
import { emptyRemovedFolder } from '../folders/empty-removed.ts'
import { runEach, sweepDue } from './due.ts'
import { sweepJob } from './job.ts'
import { runAnalysis } from './jobs.ts'

type Due = { id: string }

/**
 * Takes up again what a crash left behind: a run that lost its task or its background worker is
 * queued, one out of time is failed, an event that lost its publisher is published, a photo that
 * outlived its analysis is removed, a deleted folder is emptied.
 */
export async function sweepAnalyses(deps: StartDeps, context: CallContext): Promise<void> {
  const transactionStep = ({ id }: Due) => sweepTransaction(deps, id, context)
  const publish = ({ id }: Due) => publishEvent(deps, id, context)
  const emptyFolder = ({ id }: Due) => emptyRemovedFolder(deps, id, context.signal)
  await runEach(deps, context, [
    sweepDue(deps, transactions, 'sweepAt', transactionStep, context),
    sweepDue(deps, events, 'publishAt', publish, context),
    sweepDue(deps, folderRemovals, 'sweepAt', emptyFolder, context),
  ])
}

async function sweepTransaction(deps: StartDeps, id: string, context: CallContext): Promise<void> {
  const [transaction] = await deps.store.getAll(ref(transactions, id))
  if (transaction?.status === 'COMPLETED') return removeImage(deps, id, context)
  if (!transaction || !isLive(transaction)) return
  if (!isOutOfTime(transaction, deps.clock.now())) return sweepJob(deps, runAnalysis, id, context)
  const error = { code: 'TIMED_OUT' as const, detail: 'The analysis took too long.' }
  const failure = { id, attempt: transaction.attempt, error, emitEvent: true }
  const { eventId } = await failTransaction(deps, failure, context.signal)
  if (eventId) await publishEvent(deps, eventId, context)
}
