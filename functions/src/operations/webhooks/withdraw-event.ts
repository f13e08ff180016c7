import type { StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { deliveries, webhooks } from '../../collections/webhooks.ts'
import { completedEventId, toldRevisions } from '../../domain/webhooks/event.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { ended } from './lease.ts'
import { deliveryIdOf } from './new-delivery.ts'

/**
 * Reads the events that contain an analysis. Returns a function that removes the events and cancels
 * their deliveries. Deliveries of removed endpoints are cancelled at their next attempt. One event
 * with n endpoints costs n + 2 reads and at most n + 1 writes. Further events are rare.
 */
export async function eventWithdrawal(
  database: StoreTransaction,
  id: string,
  transaction: Transaction,
  analysis: StoredAnalysis,
): Promise<() => void> {
  const eventRefs = toldRevisions(transaction, analysis).map((revision) =>
    ref(events, completedEventId(id, transaction.attempt, revision)),
  )
  if (eventRefs.length === 0) return () => undefined
  const [account, ...found] = await database.getAll(
    ref(webhooks, transaction.accountId),
    ...eventRefs,
  )
  const refs = eventRefs.flatMap((event) =>
    (account?.endpoints ?? []).map((endpoint) =>
      ref(deliveries, deliveryIdOf(event.id, endpoint.id)),
    ),
  )
  const waiting = refs.length === 0 ? [] : await database.getAll(...refs)
  return () => {
    for (const [at, eventRef] of eventRefs.entries()) if (found[at]) database.remove(eventRef)
    for (const [at, deliveryRef] of refs.entries()) {
      const delivery = waiting[at]
      if (delivery?.status === 'PENDING')
        database.update(deliveryRef, { ...delivery, ...ended('CANCELLED') })
    }
  }
}
