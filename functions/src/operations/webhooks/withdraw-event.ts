import { ref } from '../../collections/collection.ts'
import { deliveries } from '../../collections/deliveries.ts'
import { events } from '../../collections/events.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { eventIdOf } from '../../domain/analyses/idempotency.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { ended } from './lease.ts'
import { deliveryIdOf } from './new-delivery.ts'

/**
 * Reads the event that holds an analysis, and answers what removes it and cancels its deliveries:
 * the event's body is the whole analysis. Those of an endpoint that is gone are cancelled when
 * their turn comes. For n endpoints 2 + n reads, and up to 1 + n writes.
 */
export async function eventWithdrawal(
  database: StoreTransaction,
  id: string,
  { accountId, operation, attempt }: Transaction,
): Promise<() => void> {
  if (operation !== 'start') return () => undefined
  const eventId = eventIdOf(id, 'analysis.completed', attempt)
  const eventRef = ref(events, eventId)
  const [event, account] = await database.getAll(eventRef, ref(webhooks, accountId))
  const refs = (account?.endpoints ?? []).map((endpoint) =>
    ref(deliveries, deliveryIdOf(eventId, endpoint.id)),
  )
  const found = refs.length === 0 ? [] : await database.getAll(...refs)
  return () => {
    if (event) database.remove(eventRef)
    for (const [at, delivery] of found.entries()) {
      const deliveryRef = refs[at]
      if (deliveryRef && delivery?.status === 'PENDING')
        database.update(deliveryRef, { ...delivery, ...ended('CANCELLED') })
    }
  }
}
