import { ref } from '../../collections/collection.ts'
import { type ProviderEvent, providerEvents } from '../../collections/provider-events.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import { dueDocuments, runEach } from '../sweeps/due.ts'
import type { ProviderEventDeps } from './deps.ts'
import { enqueueProviderEvent } from './enqueue.ts'

const sweepAgainSeconds = 15

/** Queues what was received and not handled: its task was lost, or its result could not be had yet. */
export async function sweepProviderEvents(
  deps: ProviderEventDeps,
  context: CallContext,
): Promise<void> {
  const woken = await dueDocuments(deps, providerEvents, 'sweepAt', context)
  await runEach(
    deps,
    context,
    woken.map(({ id }) => wake(deps, id, context)),
  )
}

async function wake(deps: ProviderEventDeps, id: string, context: CallContext): Promise<void> {
  const eventRef = ref(providerEvents, id)
  const moved = await deps.store.transaction(
    async (database): Promise<ProviderEvent | undefined> => {
      const [current] = await database.getAll(eventRef)
      const now = deps.clock.now()
      if (!current?.sweepAt || current.sweepAt > now) return undefined
      const next = { ...current, sweepAt: addSeconds(now, sweepAgainSeconds) }
      database.update(eventRef, next)
      return next
    },
    context.signal,
  )
  if (moved) await enqueueProviderEvent(deps, id, moved, context.requestId)
}
