import { z } from 'zod'
import { subscribableEventTypes } from '../events.ts'
import { named } from '../names.ts'
import { nullableText, time } from './common.ts'

export const eventType = z.enum(subscribableEventTypes)

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
