import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

const apiKey = z.object({
  accountId: z.string(),
  name: z.string().nullable(),
  /** SHA-256 of the key in hexadecimal; the key itself is stored nowhere. */
  hash: z.string(),
  last4: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
  /** When the key stops working by itself; what callers know as `expiresAt`. */
  validUntil: z.date().nullable(),
  /**
   * The lifetime that the owner's next rotation gives: a rotation by a key may have cut this key's
   * own short. Null without an end, absent where it is that from `createdAt` to `validUntil`.
   */
  termSeconds: z.number().nullable().optional(),
  revokedAt: z.date().nullable(),
  /** The key that a rotation put in its place, which may be before this one ends. */
  replacedBy: z.string().nullable(),
  /** When the record of an ended key goes; until then a second revocation is answered the same. */
  expiresAt: z.date().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** API keys, without their secrets: of a key only its digest is stored. */
export const apiKeys: Collection<ApiKey> = {
  name: 'apiKeys',
  idRule: 'tok_ + 128 bits of a digest of the key’s hash',
  schema: apiKey,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [byField('accountId')],
  unindexed: [
    'name',
    'hash',
    'last4',
    'createdAt',
    'lastUsedAt',
    'validUntil',
    'termSeconds',
    'revokedAt',
    'replacedBy',
  ],
}

const entry = z.object({
  id: z.string(),
  createdAt: z.date(),
  validUntil: z.date().nullable(),
  /** In the grace of its rotation. */
  replaced: z.boolean(),
})
export type ApiKeyEntry = z.infer<typeof entry>

/**
 * The keys of an account that were neither revoked nor lapsed when the set changed last.
 * The limit of keys is counted on it.
 */
const apiKeySet = z.object({ entries: z.array(entry) })
export type ApiKeySet = z.infer<typeof apiKeySet>

/** The set of active keys of each account. */
export const apiKeySets: Collection<ApiKeySet> = {
  name: 'apiKeySets',
  idRule: 'the account id',
  schema: apiKeySet,
  owner: 'account',
  directRead: 'nobody',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'the keys themselves are exported' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [],
  unindexed: ['entries'],
}
