import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

const idempotencyKey = z.object({
  accountId: z.string(),
  /** SHA-256 of the request. It distinguishes a repeat from another request with the same key. */
  fingerprint: z.string(),
  /**
   * The created object and when it was created, because an id may be used again later. Null until
   * an invitation's mail is sent, and for good if it cannot be sent.
   */
  made: z.object({ id: z.string(), createdAt: z.date() }).nullable(),
  expiresAt: z.date(),
})
export type IdempotencyKey = z.infer<typeof idempotencyKey>

/**
 * What each Idempotency-Key created, except analyses, whose transactions record their key. Written
 * in the commit that creates the object. It contains no answer and therefore no secret.
 */
export const idempotencyKeys: Collection<IdempotencyKey> = {
  name: 'idempotencyKeys',
  idRule: 'hash of account, operation and Idempotency-Key',
  schema: idempotencyKey,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names the created object, which is exported itself' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [byField('accountId')],
  unindexed: ['fingerprint', 'made'],
}
