import type { ProviderEvent } from '../../collections/provider-events.ts'
import type { Log } from '../../ports/log.ts'
import type { Queue } from '../../ports/queue.ts'

/** A queue that is down is left to the sweeper. */
export async function enqueueProviderEvent(
  deps: { queue: Queue; log: Log },
  id: string,
  { sweepAt }: ProviderEvent,
  requestId: string,
): Promise<void> {
  const task = {
    name: `${id}-${sweepAt?.getTime() ?? 0}`,
    data: { providerEventId: id, requestId },
  }
  try {
    await deps.queue.enqueue('handleProviderEvent', task)
  } catch (error) {
    const fields = { requestId, providerEventId: id, error: String(error) }
    deps.log.write('WARNING', 'Provider event not queued, left to the sweeper', fields)
  }
}
