import { z } from 'zod'
import { subscribableEventTypes } from '../events.ts'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { distinct, nullableText, time, wholeBetween } from './common.ts'

const eventType = z.enum(subscribableEventTypes)

/** Accepts any text. The operation rejects URLs with its own code, WEBHOOK_URL_FORBIDDEN. */
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
export const webhook = named(
  'Webhook',
  z.object({
    id: z.string().describe('The id of the webhook.'),
    url: z.string().describe('The URL to call.'),
    events: z.array(eventType).describe('The types of events to send.'),
    description: nullableText.describe('What the webhook is for; null if it has no description.'),
    status: z
      .enum(['active', 'disabled'])
      .describe('`disabled` after attempts failed for days; register the URL again to enable it.'),
    createdAt: time.describe('When it was registered.'),
  }),
)
/** A delivery that a caller queued by hand. */
export const queuedDelivery = named(
  'QueuedDelivery',
  z.object({
    deliveryId: z.string().describe('The id of the delivery that was queued.'),
  }),
)
