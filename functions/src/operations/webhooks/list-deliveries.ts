import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Delivery, deliveries, webhooks } from '../../collections/webhooks.ts'
import { ids, page, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { count, idParams, time } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { endpoint } from '../endpoint.ts'
import { listLongPage, longPageMax } from '../long-pages.ts'
import { requireEndpoint } from './endpoints.ts'

const deliveryStatus = z.enum(['PENDING', 'DELIVERED', 'EXHAUSTED', 'CANCELLED'])
const attempt = z.object({
  at: time.describe('When it was created.'),
  status: z.int().nullable().describe('The HTTP status, 100 to 599; null if no response came.'),
  error: z.string().nullable().describe('Why no response came; null if one did.'),
  durationMs: count.describe('The duration of the attempt in milliseconds.'),
  response: z.string().describe('The start of the response.'),
})
const delivery = z.object({
  id: z.string().describe('The id of the delivery.'),
  eventId: z.string().describe('The id of the event, which receivers see as `webhook-id`.'),
  type: z.string().describe('The type of the event.'),
  status: deliveryStatus.describe(
    'EXHAUSTED after the last attempt; CANCELLED if the webhook was removed or disabled.',
  ),
  createdAt: time.describe('When the event happened.'),
  nextAttemptAt: time.nullable().describe('When the next attempt is due; null if none is.'),
  attempts: z.array(attempt).describe('The attempts so far, oldest first.'),
})

export const listDeliveries = endpoint({
  id: 'webhooks.listDeliveries',
  route: {
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries',
    credential: 'identity',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'List the deliveries to a callback URL with their attempts',
  description: [
    'Deliveries are listed newest first, with the status, error and response start of each attempt.',
    `The service keeps deliveries for ${limits.event.daysKept} days. A page has at most ${longPageMax}.`,
  ],
  params: idParams,
  query: pageQuery,
  output: { 200: pageOf(delivery) },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.webhook },
    query: page.query,
    output: {
      200: {
        items: [
          {
            id: ids.delivery,
            eventId: ids.event,
            type: 'analysis.completed',
            status: 'DELIVERED',
            createdAt: times.completed,
            nextAttemptAt: null,
            attempts: [
              { at: times.completed, status: 204, error: null, durationMs: 181, response: '' },
            ],
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },

  /** The responses of a receiver can make a delivery four times as long as an analysis. */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { id } = call.input
    const [account] = await ports.store.getAll(ref(webhooks, accountId))
    requireEndpoint(account, id)
    const page = await listLongPage(ports, call, `deliveries\n${accountId}\n${id}`, {
      collection: deliveries,
      where: [{ field: 'webhookId', operator: '==', value: id }],
    })
    const now = ports.clock.now()
    const items = page.documents
      .filter(({ data }) => data.expiresAt > now)
      .map((document) => toDelivery(document.id, document.data))
    return { status: 200, body: { items, ...page.next } }
  },
})

function toDelivery(id: string, stored: Delivery): z.input<typeof delivery> {
  const { eventId, type, status, createdAt, nextAttemptAt, attempts } = stored
  return {
    id,
    eventId,
    type,
    status,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    attempts: attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  }
}
