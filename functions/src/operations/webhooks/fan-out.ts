import { ref } from '../../collections/collection.ts'
import { events, type StoredEvent } from '../../collections/events.ts'
import { type Delivery, deliveries, type Endpoint } from '../../collections/webhooks.ts'
import { isUnhealthy } from '../../domain/webhooks/health.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { begun, firstSlotRef, takeSlot } from './lease.ts'
import { deliveryIdOf, newDelivery } from './new-delivery.ts'

export type Announced = { eventId: string; accountId: string; endpoints: readonly Endpoint[] }

/**
 * Creates one delivery per subscribed endpoint, and marks the event as done. Does nothing if the
 * event is already marked. In the same commit, a `holder` leases the deliveries to healthy
 * endpoints, if its slot is free. Costs 1 + n writes for n endpoints and 1 for the slot, and reads
 * of the event and the slot unless the store remembers them.
 */
export function fanOut(
  { store, clock }: Ports,
  { eventId, accountId, endpoints }: Announced,
  holder: string | null,
  signal: AbortSignal,
): Promise<(StoredDocument<Delivery> & { endpoint: Endpoint })[]> {
  const eventRef = ref(events, eventId)
  return store.transaction(async (database) => {
    const [event] = await database.getAll(eventRef)
    if (!event?.fanOutAt || event.accountId !== accountId) return []
    const now = clock.now()
    const wanted = receivers(endpoints, event)
    const isHealthy = (endpoint: Endpoint) => !isUnhealthy(endpoint)
    const lease =
      holder !== null && wanted.some(isHealthy)
        ? await takeSlot(database, firstSlotRef(accountId, holder), { accountId, holder, now })
        : undefined
    const made = wanted.map((endpoint) => {
      const id = deliveryIdOf(eventId, endpoint.id)
      const data = newDelivery(eventId, event, endpoint.id, now)
      return { id, data: lease && isHealthy(endpoint) ? begun(data, lease) : data, endpoint }
    })
    database.update(eventRef, { ...event, fanOutAt: null })
    // No read is needed: only an expired event of the same id can have left a delivery.
    for (const { id, data } of made) database.overwrite(ref(deliveries, id), data)
    return made
  }, signal)
}

/** Active endpoints that want this type of event and were registered before the event happened. */
export function receivers(endpoints: readonly Endpoint[], event: StoredEvent): Endpoint[] {
  return endpoints.filter(
    ({ status, events: wanted, activeSince }) =>
      status === 'active' &&
      activeSince <= event.createdAt &&
      wanted.some((type) => type === event.type),
  )
}
