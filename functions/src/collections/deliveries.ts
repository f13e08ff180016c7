import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { lease } from './lease.ts'
import { ascending, descending } from './query.ts'

const attempt = z.object({
  at: z.date(),
  /** null if no answer came. */
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
  /** Null unless PENDING. A task that arrives earlier does nothing. */
  nextAttemptAt: z.date().nullable(),
  /** When the sweeper checks a pending delivery whose task may be lost; null otherwise. */
  sweepAt: z.date().nullable(),
  /** The worker that makes the attempt. A second task of the same attempt sends nothing. */
  lease: lease.nullable(),
  /** Attempts of the current schedule. A manual retry of an ended delivery restarts it. */
  attemptsMade: z.number().int().min(0),
  /** Whether every attempt of the schedule got a 410. */
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
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [descending('createdAt', ['webhookId']), ascending('sweepAt'), byField('accountId')],
  unindexed: ['createdAt', 'nextAttemptAt', 'lease', 'attempts', 'eventId'],
}
