import type { z } from 'zod'
import type { ApiKey, ApiKeyEntry } from '../../collections/api-keys.ts'
import type { createdApiKey } from '../../contract/schemas/api-key.ts'
import {
  apiKeyFrom,
  apiKeyHash,
  apiKeyIdOf,
  lastFour,
  secretCharacters,
} from '../../domain/access/api-key.ts'
import { recordEnd } from '../../domain/access/api-key-set.ts'
import { scopesOf } from '../../domain/access/scopes.ts'
import { earlier } from '../../domain/time.ts'
import type { Secrets } from '../../ports/secrets.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { noteNotice } from '../notices/note.ts'

/** A new key. Only this value and the response contain the secret `apiKey`. */
export type Minted = { apiKey: string; id: string; hash: string }

/** Creates the secret outside the database transaction, because a transaction may run twice. */
export function mint(secrets: Secrets): Minted {
  const apiKey = apiKeyFrom(secrets.base62(secretCharacters))
  const hash = apiKeyHash(apiKey)
  return { apiKey, hash, id: apiKeyIdOf(hash) }
}

/**
 * The expiry of a new key; null for no expiry. If an API key creates a key, the new key expires no
 * later than the calling key.
 */
export function mintedUntil(calling: ApiKey | undefined, asked: Date | null): Date | null {
  const validUntil = calling?.validUntil ?? null
  return asked && validUntil ? earlier(asked, validUntil) : (asked ?? validUntil)
}

export function newApiKey(
  minted: Minted,
  { accountId, name, scopes }: Pick<ApiKey, 'accountId' | 'name' | 'scopes'>,
  validUntil: Date | null,
  now: Date,
): ApiKey {
  return {
    accountId,
    name,
    hash: minted.hash,
    last4: lastFour(minted.apiKey),
    ...(scopes && { scopes }),
    createdAt: now,
    lastUsedAt: null,
    validUntil,
    revokedAt: null,
    replacedBy: null,
    expiresAt: validUntil && recordEnd(validUntil),
  }
}

/** The entry of a new key in the account's set of keys. */
export function newEntry(id: string, apiKey: ApiKey): ApiKeyEntry {
  const { createdAt, validUntil, lineId, createdByApiKeyIds } = apiKey
  return {
    id,
    createdAt,
    validUntil,
    replaced: false,
    ...(lineId !== undefined && { lineId }),
    ...(createdByApiKeyIds && { createdByApiKeyIds }),
  }
}

/** The only response that ever contains the whole key. */
export function mintedAnswer(
  { apiKey, id }: Minted,
  stored: ApiKey,
): z.input<typeof createdApiKey> {
  return {
    id,
    token: apiKey,
    name: stored.name,
    last4: stored.last4,
    scopes: scopesOf(stored),
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.validUntil?.toISOString() ?? null,
  }
}

/** Mails the owner about a new key. Costs 1 read and 1 write; call this before other writes. */
export function tellOwner(
  database: StoreTransaction,
  { id }: Minted,
  { accountId, last4, createdAt }: ApiKey,
): Promise<void> {
  const notice = { id: `key_${id}`, uid: accountId }
  const mail = { name: 'apiKeyCreated', apiKeyId: id, last4, at: createdAt } as const
  return noteNotice(database, notice, mail, createdAt)
}
