import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type ProviderEvent, providerEvents, providerJobs } from '../../collections/provider.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { finishProviderJob } from '../analyses/steps/provider-run.ts'
import { sweepDue } from '../background/due.ts'
import { requeueJob } from '../background/queue.ts'
import { job } from '../job.ts'
import { providerJobIdOf } from './provider-jobs.ts'

/** After this time, a job that is still unknown is deleted at the provider. */
export const unknownJobSeconds = 60

/**
 * Applies a provider's event to its transaction. A repeated call does no harm. Throws if the result
 * cannot be fetched yet; the queue and the sweeper then retry.
 */
export const handleProviderEventJob = job({
  functions: ['handleProviderEvent'],
  message: z.object({ providerEventId: z.string().min(1) }),
  collection: providerEvents,
  firstSweepSeconds: 10,
  sweepAgainSeconds: 15,
  isWaiting: (event: ProviderEvent): event is ProviderEvent => event.status === 'RECEIVED',
  queue: () => 'handleProviderEvent',
  taskName: (id) => id,
  taskData: (id) => ({ providerEventId: id }),

  async work({ providerEventId: id }, ports, context) {
    const [event] = await ports.store.getAll(ref(providerEvents, id))
    if (event?.status !== 'RECEIVED') return
    if (!tellsOfEnd(event.type)) return close(ports, id, 'IGNORED', context)
    const isHandled = await handleEnd(ports, event, context)
    if (isHandled) return close(ports, id, 'HANDLED', context)
    if (addSeconds(event.receivedAt, unknownJobSeconds) > ports.clock.now()) return
    await removeUnknown(ports, event, context)
    return close(ports, id, 'IGNORED', context)
  },
})

/** Requeues events whose task was lost or whose result was not ready. */
export function sweepProviderEvents(ports: Ports, context: CallContext): Promise<void> {
  const requeue = ({ id }: { id: string }) => requeueJob(ports, handleProviderEventJob, id, context)
  return sweepDue(ports, providerEvents, 'sweepAt', requeue, context)
}

/** Returns false if the service does not know the job or if the job is still running. */
async function handleEnd(ports: Ports, { operationId }: ProviderEvent, context: CallContext) {
  const id = providerJobIdOf(operationId)
  const [data] = await ports.store.getAll(ref(providerJobs, id))
  if (!data) return false
  return (await finishProviderJob(ports, { id, data }, context)) === 'FINISHED'
}

/** Deletes a job that a crashed run did not record, because another run has done the work. */
async function removeUnknown(
  { store, model }: Ports,
  { operationId }: ProviderEvent,
  context: CallContext,
): Promise<void> {
  const { background } = model
  if (!background) return
  const [known] = await store.getAll(ref(providerJobs, providerJobIdOf(operationId)))
  if (known || !(await background.isOwn(operationId, context))) return
  await background.remove(operationId, context)
}

/** Returns true for the end of a job. `requires_action` also ends a job, as nobody acts on it. */
function tellsOfEnd(type: string): boolean {
  return endWords.has(type.slice(type.lastIndexOf('.') + 1))
}

const endWords: ReadonlySet<string> = new Set([
  'succeeded',
  'completed',
  'failed',
  'expired',
  'cancelled',
  'incomplete',
  'requires_action',
])

async function close(
  ports: Ports,
  id: string,
  status: 'HANDLED' | 'IGNORED',
  { signal }: CallContext,
): Promise<void> {
  const eventRef = ref(providerEvents, id)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(eventRef)
    if (current?.status === 'RECEIVED')
      database.update(eventRef, { ...current, status, sweepAt: null })
  }, signal)
}
