import { z } from 'zod'
import { subscribableEventTypes } from '../events.ts'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { count, distinct, resourceId, time, wholeBetween } from './common.ts'

const eventType = z.enum(subscribableEventTypes)

/** The operation decides which URLs are allowed, with a code of its own (WEBHOOK_URL_FORBIDDEN). */
const url = z.string().min(1).max(limits.webhook.urlCharactersMax)

/** The body of `POST /v1/webhooks`. */
export const registerWebhookBody = z.object({
  url: url.describe('The https URL to call.'),
  events: distinct(eventType, 1, subscribableEventTypes.length)
    .default([...subscribableEventTypes])
    .describe('The types of events to send; both by default.'),
  description: z
    .string()
    .max(limits.webhook.descriptionCharactersMax)
    .describe('What the webhook is for.')
    .optional(),
})

/** The body of a rotation of the signing secret. */
export const rotateSecretBody = z.object({
  gracePeriodSeconds: wholeBetween(0, limits.webhook.gracePeriodSecondsMax)
    .describe('How many seconds the old secret also signs.')
    .default(limits.webhook.gracePeriodSecondsDefault),
})

export const deliveryParams = z.object({
  id: resourceId.describe('The id of the webhook.'),
  deliveryId: resourceId.describe('The id of the delivery.'),
})

export const webhook = named(
  'Webhook',
  z.object({
    id: z.string().describe('The id of the webhook.'),
    url: z.string().describe('The URL to call.'),
    events: z.array(eventType).describe('The types of events to send.'),
    description: z
      .string()
      .nullable()
      .describe('What the webhook is for; null if it has no description.'),
    status: z
      .enum(['active', 'disabled'])
      .describe('`disabled` after attempts failed for days; register the URL again to enable it.'),
    createdAt: time.describe('When it was registered.'),
  }),
)

/** A new webhook with its secret, which no later answer repeats. */
export const registeredWebhook = webhook.extend({
  secret: z.string().describe('`whsec_` and base64, shown this once.'),
})

export const rotatedSecret = z.object({
  id: z.string().describe('The id of the webhook.'),
  secret: z.string().describe('`whsec_` and base64, shown this once.'),
  previousSecretExpiresAt: time.describe('Until when the old secret also signs.'),
})

const deliveryStatus = z.enum(['PENDING', 'DELIVERED', 'EXHAUSTED', 'CANCELLED'])

const attempt = z.object({
  at: time.describe('When it was created.'),
  status: z.int().nullable().describe('The HTTP status, 100 to 599; null if no response came.'),
  error: z.string().nullable().describe('Why no response came; null if one did.'),
  durationMs: count.describe('The duration of the attempt in milliseconds.'),
  response: z.string().describe('The start of the response.'),
})

/** An event on its way to a webhook, with its attempts. */
export const delivery = z.object({
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

/** A delivery that a caller queued by hand. */
export const queuedDelivery = named(
  'QueuedDelivery',
  z.object({
    deliveryId: z.string().describe('The id of the delivery that was queued.'),
  }),
)
/** The response to every event of the provider, known or unknown. */
export const receivedEvent = z.object({ received: z.literal(true).describe('Always true.') })
