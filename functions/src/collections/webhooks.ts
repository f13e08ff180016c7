import { z } from 'zod'
import { subscribableEventTypes } from '../contract/events.ts'
import type { Collection } from './collection.ts'

/** A signing secret as `SecretBox` sealed it. */
const sealedSecret = z.string()

const endpoint = z.object({
  id: z.string(),
  /** As the owner gave it. */
  url: z.string(),
  events: z.array(z.enum(subscribableEventTypes)),
  description: z.string().nullable(),
  createdAt: z.date(),
  /** Events from before are not delivered: a late message must not reach a newer endpoint. */
  activeSince: z.date(),
  secret: sealedSecret,
  /** Those that still sign after a rotation. */
  previousSecrets: z.array(z.object({ secret: sealedSecret, expiresAt: z.date() })),
  status: z.enum(['active', 'disabled']),
  disabled: z
    .object({
      at: z.date(),
      reason: z.enum(['GONE', 'FAILING', 'UNPROVEN']),
      isOwnerTold: z.boolean(),
    })
    .nullable(),
  /** Since when every attempt failed; `attempts` counts up to what the rule of disabling needs. */
  failing: z.object({ since: z.date(), attempts: z.number().int().min(1) }).nullable(),
  /** Its last answer was slow. */
  slow: z.boolean(),
  /**
   * When it first answered with 2xx, since it was registered; null until then. Absent in one from
   * before this was noted, which counts as proven.
   */
  provenAt: z.date().nullable().optional(),
})
export type Endpoint = z.infer<typeof endpoint>

const webhooksOfAccount = z.object({
  accountId: z.string(),
  /** At most ten, newest last. */
  endpoints: z.array(endpoint),
  /** When the sweeper tells the owner of a disabled endpoint; null where nothing is to be told. */
  noticeAt: z.date().nullable(),
  /** Tests and retries by hand of the last hour, also of endpoints that were removed. */
  testedAt: z.array(z.date()).optional(),
  retriedAt: z.array(z.date()).optional(),
})
export type Webhooks = z.infer<typeof webhooksOfAccount>

/**
 * All endpoints of an account in one document: they are at most ten, so that limit and uniqueness
 * of a URL are exact without a second document. An event finds its receivers in one read
 * (docs/decisions/0090).
 */
export const webhooks: Collection<Webhooks> = {
  name: 'webhooks',
  idRule: 'the account id',
  schema: webhooksOfAccount,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'kept',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [{ equal: [], orderBy: { field: 'noticeAt', direction: 'ascending' } }],
  unindexed: ['endpoints', 'testedAt', 'retriedAt'],
}
