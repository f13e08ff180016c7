import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

const event = z.object({
  type: z.enum(['analysis.completed', 'analysis.failed', 'webhook.test']),
  accountId: z.string(),
  transactionId: z.string(),
  createdAt: z.date(),
  /**
   * The body exactly as subscribers get it, as JSON: later changes of the analysis change no event.
   */
  body: z.string(),
  /** When the sweeper must publish it; null once the broker has it. */
  publishAt: z.date().nullable(),
  /**
   * When the sweeper makes its deliveries itself, because the broker's message was lost; null once
   * they are made.
   */
  fanOutAt: z.date().nullable(),
  expiresAt: z.date(),
})
export type StoredEvent = z.infer<typeof event>

/** What happened to a transaction, as it is published and sent to webhooks. */
export const events: Collection<StoredEvent> = {
  name: 'events',
  idRule: 'evt_ + hash of transaction, type and attempt',
  schema: event,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    { equal: [], orderBy: { field: 'publishAt', direction: 'ascending' } },
    { equal: [], orderBy: { field: 'fanOutAt', direction: 'ascending' } },
    byField('accountId'),
  ],
  unindexed: ['body', 'createdAt'],
}
