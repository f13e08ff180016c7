import { z } from 'zod'
import { subscribableEventTypes } from '../contract/events.ts'
import type { Collection } from './collection.ts'
import { ascending } from './query.ts'

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
export const webhooks: Collection<Webhooks> = {
  name: 'webhooks',
  idRule: 'the account id',
  schema: webhooksOfAccount,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [ascending('noticeAt')],
  unindexed: ['endpoints', 'testedAt', 'retriedAt'],
}
