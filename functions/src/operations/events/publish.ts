import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import { eventsTopic } from '../../contract/events.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'

/**
 * Publishes an event, then marks the event as published. Reads the event unless it was just
 * `written`. Never throws, because the sweeper retries a failure. After a crash between these two
 * steps, the sweeper publishes the same event id again.
 */
export async function publishEvent(
  ports: Ports,
  eventId: string,
  context: CallContext,
  written?: StoredEvent,
): Promise<void> {
  const eventRef = ref(events, eventId)
  const store = ports.store.remembering()
  try {
    const [event] = written ? [written] : await store.getAll(eventRef)
    if (!event?.publishAt) return
    await ports.publisher.publish(eventsTopic, {
      json: event.body,
      attributes: { eventId, type: event.type, accountId: event.accountId },
    })
    await store.transaction(async (database) => {
      const [current] = await database.getAll(eventRef)
      if (current?.publishAt) database.update(eventRef, { ...current, publishAt: null })
    }, context.signal)
  } catch (error) {
    const fields = { requestId: context.requestId, eventId, error: String(error) }
    ports.log.write('WARNING', 'Event not published yet', fields)
  }
}

/** Publishes events that a crash or an error left unpublished. */
export function sweepUnpublishedEvents(ports: Ports, context: CallContext): Promise<void> {
  const publish = ({ id }: { id: string }) => publishEvent(ports, id, context)
  return sweepDue(ports, events, 'publishAt', publish, context)
}
