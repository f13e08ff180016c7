import type { ExamplesOf } from '../example.ts'
import { ids, page, times } from './values.ts'

const params = { id: ids.webhook }
const events: ('analysis.completed' | 'analysis.failed')[] = [
  'analysis.completed',
  'analysis.failed',
]
const url = 'https://hooks.example.com/plants'
const description = 'The nursery’s order system'

// No secret: what the base64 stands for says so.
const secret = 'whsec_dGhpcyBpcyBhbiBleGFtcGxlIGFuZCBubyBzZWNyZXQ='

const webhook = {
  id: ids.webhook,
  url,
  events,
  description,
  status: 'active' as const,
  createdAt: times.joined,
}

export const webhooks = {
  'webhooks.register': {
    body: { url, events, description },
    output: { 200: { ...webhook, secret } },
  },
  'webhooks.list': {
    query: page.query,
    output: { 200: { items: [webhook], nextPageToken: page.nextPageToken } },
  },
  'webhooks.remove': { params, output: { 200: { id: ids.webhook, deleted: true } } },
  'webhooks.rotateSecret': {
    params,
    body: { gracePeriodSeconds: 86_400 },
    output: { 200: { id: ids.webhook, secret, previousSecretExpiresAt: times.nextDay } },
  },
  'webhooks.test': { params, output: { 200: { deliveryId: ids.delivery } } },
  'webhooks.listDeliveries': {
    params,
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
  'webhooks.retryDelivery': {
    params: { id: ids.webhook, deliveryId: ids.delivery },
    output: { 200: { deliveryId: ids.delivery } },
  },
  'webhooks.receiveGenai': { output: { 200: { received: true } } },
} satisfies ExamplesOf<'webhooks'>
