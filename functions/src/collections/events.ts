import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

const event = z.object({
  type: z.enum(['analysis.completed', 'analysis.failed', 'webhook.test']),
  accountId: z.string(),
  transactionId: z.string(),
  createdAt: z.date(),
  /**
   * The event's number within the account, from 1. The commit that writes the event increments the
   * number in `stats`, so later commits have higher numbers. The field is absent in `webhook.test`
   * events, which go to one endpoint, and in old events from before `GET /v1/events`.
   */
  sequence: z.number().int().min(1).optional(),
  /** The exact JSON body for subscribers. The body stays the same even if the analysis changes. */
  body: z.string(),
  /** When the sweeper must publish the event; null once the broker has received the event. */
  publishAt: z.date().nullable(),
  /** When the sweeper creates missing deliveries of the event; null once the deliveries exist. */
  fanOutAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type StoredEvent = z.infer<typeof event>

/** Events about analyses. The service publishes and lists events, and sends them to webhooks. */
export const events = defineCollection({
  name: 'events',
  idRule: 'evt_ + hash of transaction, type and attempt',
  schema: event,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  queries: [ascending('publishAt'), ascending('fanOutAt'), ascending('sequence', ['accountId'])],
  unindexed: ['body', 'createdAt', 'sequence'],
})
