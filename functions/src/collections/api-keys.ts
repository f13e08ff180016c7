import { z } from 'zod'
import { defineCollection } from './collection.ts'

const apiKey = z.object({
  accountId: z.string(),
  name: z.string().nullable(),
  /** SHA-256 of the key in hexadecimal. The key itself is never stored. */
  hash: z.string(),
  last4: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
  /** When the key expires. Callers know it as `expiresAt`. */
  validUntil: z.date().nullable(),
  /**
   * The lifetime of the new key after the owner's next rotation. It can be longer than this key's
   * own life, which a rotation by another key may have shortened. Null for no end. Absent means the
   * time from `createdAt` to `validUntil`.
   */
  termSeconds: z.number().nullable().optional(),
  revokedAt: z.date().nullable(),
  /** The key that replaced this one by rotation. This key may still be valid. */
  replacedBy: z.string().nullable(),
  /** When the record is deleted. Until then a second revocation gets the same answer. */
  expiresAt: z.date().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** API keys without their secrets: only a digest of each key is stored. */
export const apiKeys = defineCollection({
  name: 'apiKeys',
  idRule: 'tok_ + 128 bits of a digest of the key’s hash',
  schema: apiKey,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  // biome-ignore format: as a list
  unindexed: [
    'name', 'hash', 'last4', 'createdAt', 'lastUsedAt', 'validUntil', 'termSeconds', 'revokedAt',
    'replacedBy',
  ],
})

const entry = z.object({
  id: z.string(),
  createdAt: z.date(),
  validUntil: z.date().nullable(),
  /** Rotated and in its grace period. */
  replaced: z.boolean(),
})
export type ApiKeyEntry = z.infer<typeof entry>

/** The keys of an account that were valid at the last change. The limit of keys counts them. */
const apiKeySet = z.object({ entries: z.array(entry) })
export type ApiKeySet = z.infer<typeof apiKeySet>

export const apiKeySets = defineCollection({
  name: 'apiKeySets',
  idRule: 'the account id',
  schema: apiKeySet,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'the keys themselves are exported' },
  eraser: { by: 'id', ids: 'uid' },
  unindexed: ['entries'],
})
