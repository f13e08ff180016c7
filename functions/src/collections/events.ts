import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

const event = z.object({
  type: z.enum(['analysis.completed', 'analysis.failed', 'webhook.test']),
  accountId: z.string(),
  transactionId: z.string(),
  createdAt: z.date(),
  /**
   * The event's number in the account, from 1. The commit that writes the event increments it in
   * `stats`, so later commits have higher numbers. Absent in `webhook.test` events, which go to one
   * endpoint, and in events from before the log.
   */
  sequence: z.number().int().min(1).optional(),
  /** The exact JSON body for subscribers. Later changes of the analysis do not change it. */
  body: z.string(),
  /** When the sweeper must publish it; null once the broker has it. */
  publishAt: z.date().nullable(),
  /**
   * When the sweeper creates the deliveries if the broker lost the message; null once they exist.
   */
  fanOutAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type StoredEvent = z.infer<typeof event>

/** Events of transactions, which are published, sent to webhooks and listed in order. */
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
