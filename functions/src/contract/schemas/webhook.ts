import { z } from 'zod'
import { subscribableEventTypes } from '../events.ts'
import { limits } from '../limits.ts'
import { count, distinct, resourceId, time, wholeBetween } from './common.ts'

const eventType = z.enum(subscribableEventTypes)

/** What may be called is decided by the operation, with a code of its own (WEBHOOK_URL_FORBIDDEN). */
const url = z.string().min(1).max(limits.webhook.urlCharactersMax)

export const registerWebhookBody = z.object({
  url,
  events: distinct(eventType, 1, subscribableEventTypes.length).default([
    ...subscribableEventTypes,
  ]),
  description: z.string().max(limits.webhook.descriptionCharactersMax).optional(),
})

export const rotateSecretBody = z.object({
  gracePeriodSeconds: wholeBetween(0, limits.webhook.gracePeriodSecondsMax)
    .describe('How long the old secret signs beside the new one.')
    .default(limits.webhook.gracePeriodSecondsDefault),
})

export const deliveryParams = z.object({ id: resourceId, deliveryId: resourceId })

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(eventType),
  description: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
  createdAt: time,
})

export const registeredWebhook = webhook.extend({
  secret: z.string().describe('`whsec_` and base64, shown this once.'),
})

export const rotatedSecret = z.object({
  id: z.string(),
  secret: z.string(),
  previousSecretExpiresAt: time,
})

const deliveryStatus = z.enum(['PENDING', 'DELIVERED', 'EXHAUSTED', 'CANCELLED'])

const attempt = z.object({
  at: time,
  status: z.int().nullable().describe('The HTTP status; null where no answer came.'),
  error: z.string().nullable(),
  durationMs: count,
  response: z.string().describe('The start of the answer.'),
})

export const delivery = z.object({
  id: z.string(),
  eventId: z.string(),
  type: z.string(),
  status: deliveryStatus,
  createdAt: time,
  nextAttemptAt: time.nullable(),
  attempts: z.array(attempt),
})

export const queuedDelivery = z.object({ deliveryId: z.string() })
export const receivedEvent = z.object({ received: z.literal(true) })
