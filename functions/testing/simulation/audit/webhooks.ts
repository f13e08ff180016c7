import { events } from '../../../src/collections/events.ts'
import { transactions } from '../../../src/collections/transactions.ts'
import { deliveries, webhooks } from '../../../src/collections/webhooks.ts'
import { eventIdOf } from '../../../src/domain/analyses/idempotency.ts'
import { deliveryIdOf } from '../../../src/operations/webhooks/new-delivery.ts'
import { all, type Evidence } from './evidence.ts'

/**
 * Each completed asynchronous transaction that is not deleted has exactly one event, and each pair
 * of event and endpoint ends delivered, exhausted or cancelled.
 */
export function checkEvents(evidence: Evidence): string[] {
  const written = all(evidence, events)
  const completed = [...all(evidence, transactions)].flatMap(([id, transaction]) => {
    const { operation, status, attempt } = transaction
    if (operation !== 'start' || status !== 'COMPLETED' || transaction.deleted) return []
    const eventId = eventIdOf(id, 'analysis.completed', attempt)
    const others = [...(evidence.watch.firstEvents.get(id) ?? [])].filter(
      (other) => other !== eventId,
    )
    return [
      ...(written.has(eventId) ? [] : [`${id} has no event`]),
      ...others.map((other) => `${id} also has the event ${other}`),
    ]
  })
  return [...completed, ...pairs(evidence)]
}

/** By how much the clocks of two machines may differ. */
const lateMs = 1000

function pairs(evidence: Evidence): string[] {
  const found = all(evidence, deliveries)
  const kept = new Set(
    evidence.received.flatMap(({ url, eventId, answered }) =>
      answered === 'KEEPS' || answered === 'SLOW' ? [`${eventId} ${url}`] : [],
    ),
  )
  const accounts = all(evidence, webhooks)
  const urls = new Map<string, string>()
  for (const { endpoints } of accounts.values())
    for (const { id, url } of endpoints) urls.set(id, url)
  const lost = [...all(evidence, events)].flatMap(([eventId, event]) =>
    (accounts.get(event.accountId)?.endpoints ?? [])
      .filter(({ id, status, activeSince, events: types }) => {
        const isWanted = (types as readonly string[]).includes(event.type)
        const since = Math.max(activeSince.getTime(), evidence.watch.storedAt.get(id) ?? 0)
        return status === 'active' && isWanted && since + lateMs < event.createdAt.getTime()
      })
      .filter(({ id }) => !found.has(deliveryIdOf(eventId, id)))
      .map(({ id }) => `${eventId} was never sent to ${id}`),
  )
  const untrue = [...found].flatMap(([id, { status, eventId, webhookId }]) => {
    if (status === 'PENDING') return [`${id} is still pending`]
    const url = urls.get(webhookId)
    const isTrue = status !== 'DELIVERED' || url === undefined || kept.has(`${eventId} ${url}`)
    return isTrue ? [] : [`${id} says that ${url} got ${eventId}, which it did not`]
  })
  return [...lost, ...untrue]
}
