import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

const idempotencyKey = z.object({
  accountId: z.string(),
  /** SHA-256 of what was asked for, to tell a repeat from another request under the same key. */
  fingerprint: z.string(),
  /**
   * What the call made, and when: an id may name another thing later. Null while the mail of an
   * invitation is on its way, and for good where it could not be sent.
   */
  made: z.object({ id: z.string(), createdAt: z.date() }).nullable(),
  expiresAt: z.date(),
})
export type IdempotencyKey = z.infer<typeof idempotencyKey>

/**
 * What each Idempotency-Key made, but for analyses, whose transactions say it themselves. Written
 * in the commit of the thing itself. Holds no answer, and so no secret.
 */
export const idempotencyKeys: Collection<IdempotencyKey> = {
  name: 'idempotencyKeys',
  idRule: 'hash of account, operation and Idempotency-Key',
  schema: idempotencyKey,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'names what it made, which is exported itself' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [byField('accountId')],
  unindexed: ['fingerprint', 'made'],
}
