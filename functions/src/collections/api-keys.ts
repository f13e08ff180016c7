import { z } from 'zod'
import { scopes } from '../contract/scope.ts'
import { defineCollection } from './collection.ts'

const apiKey = z.object({
  accountId: z.string(),
  name: z.string().nullable(),
  /** SHA-256 of the key in hexadecimal. The key itself is never stored. */
  hash: z.string(),
  last4: z.string(),
  /** Absent in keys of version 1.2.0, which have all scopes. */
  scopes: z.array(z.enum(scopes)).optional(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
  /** When the key expires. The API calls this time `expiresAt`. */
  validUntil: z.date().nullable(),
  /**
   * The lifetime that the owner chose, in seconds; null if the key never expires. Every rotation
   * passes this lifetime on to the new key. If an API key rotates a key, the new key may expire
   * earlier. If the field is absent, the lifetime is the time from `createdAt` to `validUntil`.
   */
  termSeconds: z.number().nullable().optional(),
  revokedAt: z.date().nullable(),
  /** The id of the key that replaced this key by rotation. The replaced key may still be valid. */
  replacedBy: z.string().nullable(),
  /** The first key of a chain of rotations; absent in that key itself. */
  lineId: z.string().optional(),
  /** The keys that made this key; see `makersOf`. Absent if a person made the key. */
  createdByApiKeyIds: z.array(z.string()).optional(),
  /** When the record is deleted. Until then, a repeated revocation returns the same response. */
  expiresAt: z.date().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

/** API keys. The service stores only a digest of each key, never the key itself. */
export const apiKeys = defineCollection({
  name: 'apiKeys',
  idRule: 'tok_ + 128 bits of a digest of the key’s hash',
  schema: apiKey,
  owner: 'account',
  expiry: 'expiresAt',
  exporter: { by: 'fields', fields: ['accountId'] },
  // biome-ignore format: as a list
  unindexed: [
    'name', 'hash', 'last4', 'scopes', 'createdAt', 'lastUsedAt', 'validUntil', 'termSeconds', 'revokedAt',
    'replacedBy', 'lineId', 'createdByApiKeyIds',
  ],
})

const entry = z.object({
  id: z.string(),
  createdAt: z.date(),
  validUntil: z.date().nullable(),
  /** Whether the key was rotated and is in its grace period. */
  replaced: z.boolean(),
  /** Copies of the key's fields, so that a revocation finds the keys that a key made. */
  lineId: z.string().optional(),
  createdByApiKeyIds: z.array(z.string()).optional(),
})
export type ApiKeyEntry = z.infer<typeof entry>

/** The keys that were valid when this list last changed. The limit on keys counts the entries. */
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
