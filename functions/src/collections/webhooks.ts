import { z } from 'zod'
import { subscribableEventTypes } from '../contract/events.ts'
import { defineCollection, lease } from './collection.ts'
import { ascending, descending } from './query.ts'

/** A signing secret, encrypted by `SecretBox`. */
const sealedSecret = z.string()

const endpoint = z.object({
  id: z.string(),
  /** The URL of the endpoint as the owner entered it. */
  url: z.string(),
  events: z.array(z.enum(subscribableEventTypes)),
  description: z.string().nullable(),
  createdAt: z.date(),
  /** The endpoint never receives events from before this time, even if a message arrives late. */
  activeSince: z.date(),
  secret: sealedSecret,
  /** Former secrets that still sign deliveries for a while after a rotation. */
  previousSecrets: z.array(z.object({ secret: sealedSecret, expiresAt: z.date() })),
  status: z.enum(['active', 'disabled']),
  disabled: z
    .object({
      at: z.date(),
      reason: z.enum(['GONE', 'FAILING', 'UNPROVEN']),
      isOwnerTold: z.boolean(),
    })
    .nullable(),
  /** When the endpoint started to fail. `attempts` counts failures up to a limit. */
  failing: z.object({ since: z.date(), attempts: z.number().int().min(1) }).nullable(),
  /** Whether the endpoint's last successful response was slow. */
  slow: z.boolean(),
  /** The time of the first 2xx status, or null. An endpoint without this field counts as proven. */
  provenAt: z.date().nullable().optional(),
  /** The API key that registered the endpoint last, after the keys that made it (`makersOf`). */
  createdByApiKeyIds: z.array(z.string()).optional(),
})
export type Endpoint = z.infer<typeof endpoint>

const webhooksOfAccount = z.object({
  accountId: z.string(),
  /** The endpoints of the account, at most ten, newest last. */
  endpoints: z.array(endpoint),
  /** When the sweeper mails the owner about a disabled endpoint; null if no mail is due. */
  noticeAt: z.date().nullable(),
  /** The times of tests and manual retries in the last hour, also for removed endpoints. */
  testedAt: z.array(z.date()).optional(),
  retriedAt: z.array(z.date()).optional(),
})
export type Webhooks = z.infer<typeof webhooksOfAccount>

/**
 * One document contains all endpoints of an account. A database transaction can therefore enforce
 * the limit of ten and unique URLs, and one read finds the receivers of an event.
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
  /** The HTTP status of the response; null if there was no response. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  durationMs: z.number().int().min(0),
  /** The first 512 bytes of the response. */
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
  /** The earliest time of the next attempt; null if no attempt is planned. */
  nextAttemptAt: z.date().nullable(),
  /** When the sweeper checks whether the task of a pending delivery is lost; otherwise null. */
  sweepAt: z.date().nullable(),
  /** The worker that makes the current attempt. A second task for this attempt sends nothing. */
  lease: lease.nullable(),
  /** The number of attempts in the current schedule. A manual retry restarts the schedule. */
  attemptsMade: z.number().int().min(0),
  /** Whether every attempt of the current schedule returned 410 Gone. */
  onlyGone: z.boolean(),
  attempts: z.array(attempt),
  expiresAt: z.date(),
})
export type Delivery = z.infer<typeof delivery>

/** The delivery of an event to one webhook endpoint, with every attempt. */
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
  /** The worker that uses the slot; null if the slot is free. */
  lease: lease.nullable(),
  expiresAt: z.date(),
})
export type AttemptSlot = z.infer<typeof attemptSlot>

/**
 * The slots limit how many events an account sends in parallel. Each slot is a separate document,
 * because all workers of a busy account would compete for one shared document.
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
