import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { lease } from './lease.ts'

const attempt = z.object({
  at: z.date(),
  /** null where no answer came. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  durationMs: z.number().int().min(0),
  /** The first 2 KiB of the answer. */
  response: z.string(),
})
export type DeliveryAttempt = z.infer<typeof attempt>

const delivery = z.object({
  accountId: z.string(),
  webhookId: z.string(),
  eventId: z.string(),
  type: z.string(),
  createdAt: z.date(),
  status: z.enum(['PENDING', 'DELIVERED', 'EXHAUSTED', 'CANCELLED']),
  /** Null unless PENDING. A task that comes before it is none. */
  nextAttemptAt: z.date().nullable(),
  /** When the sweeper must look at a pending one whose task may be lost; null at rest. */
  sweepAt: z.date().nullable(),
  /** Who makes the attempt until then; a second task of the same attempt sends nothing. */
  lease: lease.nullable(),
  /** Of the schedule that runs; a retry by hand of an ended delivery begins it again. */
  attemptsMade: z.number().int().min(0),
  /** Whether every attempt of that schedule was answered 410. */
  onlyGone: z.boolean(),
  attempts: z.array(attempt),
  expiresAt: z.date(),
})
export type Delivery = z.infer<typeof delivery>

/** An event on its way to one webhook endpoint, with every attempt. */
export const deliveries: Collection<Delivery> = {
  name: 'deliveries',
  idRule: 'dlv_ + hash of event and endpoint',
  schema: delivery,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    { equal: ['webhookId'], orderBy: { field: 'createdAt', direction: 'descending' } },
    { equal: [], orderBy: { field: 'sweepAt', direction: 'ascending' } },
    byField('accountId'),
  ],
  unindexed: ['createdAt', 'nextAttemptAt', 'lease', 'attempts', 'eventId'],
}
