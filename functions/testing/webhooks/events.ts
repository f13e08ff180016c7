import { ref } from '../../src/collections/collection.ts'
import { events, type StoredEvent } from '../../src/collections/events.ts'
import { addDays, addSeconds } from '../../src/domain/time.ts'
import type { Webhooks } from '../harness/webhooks.ts'

/** Writes an event as a completed analysis does, but does not publish the event. */
export async function writeEvent(
  { steady, service }: Webhooks,
  id: string,
  parts: Partial<StoredEvent> = {},
): Promise<string> {
  const now = service.clock.now()
  const event: StoredEvent = {
    type: 'analysis.completed',
    accountId: 'owner',
    transactionId: `an_of_${id}`,
    createdAt: now,
    body: JSON.stringify({ id, type: 'analysis.completed', data: {} }),
    publishAt: null,
    fanOutAt: addSeconds(now, 30),
    expiresAt: addDays(now, 30),
    ...parts,
  }
  await steady.ports.store.transaction(async (database) => {
    database.create(ref(events, id), event)
  }, new AbortController().signal)
  return id
}
