import { ref } from '../../collections/collection.ts'
import { type ProviderEvent, providerEvents } from '../../collections/provider-events.ts'
import { providerJobs } from '../../collections/provider-jobs.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import { providerJobIdOf } from '../analyses/steps/attach-provider-job.ts'
import { finishProviderJob } from '../analyses/steps/finish-provider-job.ts'
import type { ProviderEventDeps } from './deps.ts'

/**
 * One task: what an event of the provider means for the transaction that waits for it. Safe to
 * repeat: the transaction's own state decides. Throws where the result cannot be fetched now; the
 * queue and the sweeper then try again.
 */
export async function handleProviderEvent(
  deps: ProviderEventDeps,
  id: string,
  context: CallContext,
): Promise<void> {
  const [event] = await deps.store.getAll(ref(providerEvents, id))
  if (event?.status !== 'RECEIVED') return
  const end = endOf(event.type)
  const [job] = end
    ? await deps.store.getAll(ref(providerJobs, providerJobIdOf(event.operationId)))
    : []
  if (end && job) {
    await finishProviderJob(deps, job, end, context)
    return close(deps, id, 'HANDLED', context)
  }
  if (end && isYoung(event, deps.clock.now())) return
  return close(deps, id, 'IGNORED', context)
}

/**
 * Decided by the last word of the type, which batches, interactions and responses share. Other
 * types tell of no end.
 */
function endOf(type: string): 'SUCCEEDED' | 'FAILED' | undefined {
  const word = type.slice(type.lastIndexOf('.') + 1)
  if (['succeeded', 'completed'].includes(word)) return 'SUCCEEDED'
  // Nobody is there to act, so what asks for action will not end.
  const failures = ['failed', 'expired', 'cancelled', 'incomplete', 'requires_action']
  return failures.includes(word) ? 'FAILED' : undefined
}

function isYoung({ receivedAt }: ProviderEvent, now: Date): boolean {
  return addSeconds(receivedAt, backgroundTiming.handleProviderEvent.unknownJobSeconds) > now
}

async function close(
  deps: ProviderEventDeps,
  id: string,
  status: 'HANDLED' | 'IGNORED',
  { signal }: CallContext,
): Promise<void> {
  const eventRef = ref(providerEvents, id)
  await deps.store.transaction(async (database) => {
    const [current] = await database.getAll(eventRef)
    if (current?.status === 'RECEIVED')
      database.update(eventRef, { ...current, status, sweepAt: null })
  }, signal)
}
