import type { StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { type Delivery, deliveries, type Webhooks } from '../../collections/webhooks.ts'
import { completedEventId, toldRevisions } from '../../domain/webhooks/event.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { ended } from './lease.ts'
import { deliveryIdOf } from './new-delivery.ts'

/**
 * Withdraws the events that contain an analysis: removes them and cancels their deliveries, which
 * `refs` names and `withdraw` gets as they were read. Deliveries of removed endpoints are cancelled
 * at their next attempt. One event with n endpoints costs n reads and n + 1 writes.
 */
export function eventWithdrawal(
  id: string,
  transaction: Transaction,
  analysis: StoredAnalysis,
  account: Webhooks | undefined,
) {
  const eventIds = toldRevisions(transaction, analysis).map((revision) =>
    completedEventId(id, transaction.attempt, revision),
  )
  const refs = eventIds.flatMap((eventId) =>
    (account?.endpoints ?? []).map((endpoint) =>
      ref(deliveries, deliveryIdOf(eventId, endpoint.id)),
    ),
  )
  return {
    refs,
    withdraw(database: StoreTransaction, waiting: readonly (Delivery | undefined)[]): void {
      for (const eventId of eventIds) database.overwrite(ref(events, eventId), null)
      for (const [at, deliveryRef] of refs.entries()) {
        const delivery = waiting[at]
        if (delivery?.status === 'PENDING')
          database.update(deliveryRef, { ...delivery, ...ended('CANCELLED') })
      }
    },
  }
}
