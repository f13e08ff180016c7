import { z } from 'zod'
import { subscribableEventTypes } from '../contract/events.ts'
import { defineCollection, lease } from './collection.ts'
import { ascending, descending } from './query.ts'

/** A signing secret, sealed by `SecretBox`. */
const sealedSecret = z.string()

const endpoint = z.object({
  id: z.string(),
  /** As the owner entered it. */
  url: z.string(),
  events: z.array(z.enum(subscribableEventTypes)),
  description: z.string().nullable(),
  createdAt: z.date(),
  /** Earlier events are not delivered, so that a late message never reaches a newer endpoint. */
  activeSince: z.date(),
  secret: sealedSecret,
  /** Secrets that still sign after a rotation. */
  previousSecrets: z.array(z.object({ secret: sealedSecret, expiresAt: z.date() })),
  status: z.enum(['active', 'disabled']),
  disabled: z
    .object({
      at: z.date(),
      reason: z.enum(['GONE', 'FAILING', 'UNPROVEN']),
      isOwnerTold: z.boolean(),
    })
    .nullable(),
  /** When the attempts started to fail. `attempts` counts up to the limit for disabling. */
  failing: z.object({ since: z.date(), attempts: z.number().int().min(1) }).nullable(),
  /** The last answer was slow. */
  slow: z.boolean(),
  /** The first 2xx since registration; null until then. Absent means proven. */
  provenAt: z.date().nullable().optional(),
})
export type Endpoint = z.infer<typeof endpoint>

const webhooksOfAccount = z.object({
  accountId: z.string(),
  /** At most ten, newest last. */
  endpoints: z.array(endpoint),
  /** When the sweeper mails the owner about a disabled endpoint; null if no mail is due. */
  noticeAt: z.date().nullable(),
  /** Tests and manual retries of the last hour, including those of removed endpoints. */
  testedAt: z.array(z.date()).optional(),
  retriedAt: z.array(z.date()).optional(),
})
export type Webhooks = z.infer<typeof webhooksOfAccount>

/**
 * All endpoints of an account (at most ten) in one document. This makes the limit and the
 * uniqueness of URLs exact, and finds an event's receivers with one read.
 */
export const webhooks = defineCollection({
  name: 'webhooks',
  idRule: 'the account id',
  schema: webhooksOfAccount,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  queries: [ascending('noticeAt')],
  unindexed: ['endpoints', 'testedAt', 'retriedAt'],
})

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
export const deliveries = defineCollection({
  name: 'deliveries',
  idRule: 'dlv_ + hash of event and endpoint',
  schema: delivery,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  queries: [descending('createdAt', ['webhookId']), ascending('sweepAt')],
  unindexed: ['createdAt', 'nextAttemptAt', 'lease', 'attempts', 'eventId'],
})

const attemptSlot = z.object({
  accountId: z.string(),
  /** The attempt that uses the slot; null if it is free. */
  lease: lease.nullable(),
  expiresAt: z.date(),
})
export type AttemptSlot = z.infer<typeof attemptSlot>

/**
 * The slots in which an account's webhooks are called in parallel. Each slot is a document, because
 * every attempt of a busy account would write a common one.
 */
export const attemptSlots = defineCollection({
  name: 'attemptSlots',
  idRule: 'the account id, a hyphen, and the slot number from 0',
  schema: attemptSlot,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'contains only work in progress' },
  eraser: { by: 'fields', fields: ['accountId'] },
  unindexed: ['lease'],
})
