import { ref } from '../../../collections/collection.ts'
import type { ProviderJob } from '../../../collections/provider-jobs.ts'
import { transactions } from '../../../collections/transactions.ts'
import type { LiveTransaction } from '../../../domain/analyses/transaction.ts'
import type { CallContext } from '../../../ports/context.ts'
import { InvalidModelOutput, type PlantModelAnswer } from '../../../ports/plant-model.ts'
import { isHeldBy } from '../../background/lease.ts'
import { publishEvent } from '../../events/publish.ts'
import type { RunDeps } from '../deps.ts'
import { completeTransaction } from './complete.ts'
import { failTransaction } from './fail.ts'

type Failure = { code: 'MODEL_UNAVAILABLE' | 'MODEL_INVALID_OUTPUT'; detail: string }

const providerFailed: Failure = {
  code: 'MODEL_UNAVAILABLE',
  detail: 'The analysis is unavailable at the moment.',
}
const unusable: Failure = {
  code: 'MODEL_INVALID_OUTPUT',
  detail: 'The model gave no usable answer.',
}

/**
 * Ends a transaction whose inference was at the provider, once, however many events say so. Throws
 * where the result cannot be fetched now; if that lasts, the deadline ends the transaction.
 */
export async function finishProviderJob(
  deps: RunDeps,
  job: ProviderJob,
  end: 'SUCCEEDED' | 'FAILED',
  context: CallContext,
): Promise<void> {
  const { transactionId: id, holder } = job
  const [transaction] = await deps.store.getAll(ref(transactions, id))
  if (!isHeldBy(transaction, holder)) return
  const { request } = transaction
  if (!request) return
  if (end === 'FAILED') return fail(deps, job, providerFailed, context)
  const answer = await collect(deps, job, request.language, context)
  if (!answer) return fail(deps, job, unusable, context)
  const leased = { id, holder, transaction, request }
  const completion = await completeTransaction(deps, leased, answer, job.photo, context.signal)
  if (completion.kind === 'COMPLETED' && completion.eventId)
    await publishEvent(deps, completion.eventId, context)
}

/** undefined where the provider has a result that is no diagnosis. */
async function collect(
  { model }: RunDeps,
  { operationId }: ProviderJob,
  language: string,
  context: CallContext,
): Promise<PlantModelAnswer | undefined> {
  try {
    return await model.background?.collect(operationId, language, context)
  } catch (error) {
    if (error instanceof InvalidModelOutput) return undefined
    throw error
  }
}

async function fail(
  deps: RunDeps,
  { transactionId: id, attempt, holder }: ProviderJob,
  error: Failure,
  context: CallContext,
): Promise<void> {
  const onlyIf = (current: LiveTransaction) => isHeldBy(current, holder)
  const failure = { id, attempt, error, emitEvent: true, onlyIf }
  const { eventId } = await failTransaction(deps, failure, context.signal)
  if (eventId) await publishEvent(deps, eventId, context)
}
