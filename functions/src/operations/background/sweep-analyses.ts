import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { folderRemovals } from '../../collections/folders.ts'
import { transactions } from '../../collections/transactions.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
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
export async function sweepAnalyses(ports: Ports, context: CallContext): Promise<void> {
  const transactionStep = ({ id }: Due) => sweepTransaction(ports, id, context)
  const publish = ({ id }: Due) => publishEvent(ports, id, context)
  const emptyFolder = ({ id }: Due) => emptyRemovedFolder(ports, id, context.signal)
  await runEach(ports, context, [
    sweepDue(ports, transactions, 'sweepAt', transactionStep, context),
    sweepDue(ports, events, 'publishAt', publish, context),
    sweepDue(ports, folderRemovals, 'sweepAt', emptyFolder, context),
  ])
}

async function sweepTransaction(ports: Ports, id: string, context: CallContext): Promise<void> {
  const [transaction] = await ports.store.getAll(ref(transactions, id))
  if (transaction?.status === 'COMPLETED') return removeImage(ports, id, context)
  if (!transaction || !isLive(transaction)) return
  if (!isOutOfTime(transaction, ports.clock.now())) return sweepJob(ports, runAnalysis, id, context)
  const error = { code: 'TIMED_OUT' as const, detail: 'The analysis took too long.' }
  const failure = { id, attempt: transaction.attempt, error, emitEvent: true }
  const { eventId } = await failTransaction(ports, failure, context.signal)
  if (eventId) await publishEvent(ports, eventId, context)
}
