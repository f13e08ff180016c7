import { events } from '../../../src/collections/events.ts'
import { transactions } from '../../../src/collections/transactions.ts'
import { deliveries, webhooks } from '../../../src/collections/webhooks.ts'
import { eventIdOf } from '../../../src/domain/analyses/idempotency.ts'
import { deliveryIdOf } from '../../../src/operations/webhooks/new-delivery.ts'
import type { Scene } from '../people.ts'
import { all } from './all.ts'
import type { Watch } from './watch.ts'

/**
 * Each completed asynchronous transaction that is not deleted has exactly one event, and each pair
 * of event and endpoint ends delivered, exhausted or cancelled.
 */
export function checkEvents(scene: Scene, watch: Watch): string[] {
  const written = all(scene, events)
  const completed = [...all(scene, transactions)].flatMap(([id, transaction]) => {
    const { operation, status, attempt } = transaction
    if (operation !== 'start' || status !== 'COMPLETED' || transaction.deleted) return []
    const eventId = eventIdOf(id, 'analysis.completed', attempt)
    const others = [...(watch.firstEvents.get(id) ?? [])].filter((other) => other !== eventId)
    return [
      ...(written.has(eventId) ? [] : [`${id} has no event`]),
      ...others.map((other) => `${id} also has the event ${other}`),
    ]
  })
  return [...completed, ...pairs(scene)]
}

function pairs(scene: Scene): string[] {
  const found = all(scene, deliveries)
  const kept = new Set(
    scene.shared.outside.received.flatMap(({ url, eventId, answered }) =>
      answered === 'KEEPS' || answered === 'SLOW' ? [`${eventId} ${url}`] : [],
    ),
  )
  const accounts = all(scene, webhooks)
  const urls = new Map<string, string>()
  for (const { endpoints } of accounts.values())
    for (const { id, url } of endpoints) urls.set(id, url)
  const lost = [...all(scene, events)].flatMap(([eventId, event]) =>
    (accounts.get(event.accountId)?.endpoints ?? [])
      .filter(({ status, activeSince, events: types }) => {
        const isWanted = (types as readonly string[]).includes(event.type)
        return status === 'active' && isWanted && activeSince < event.createdAt
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
