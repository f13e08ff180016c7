import type { z } from 'zod'
import type { User } from '../../collections/accounts.ts'
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
import type { Secrets } from '../../ports/secrets.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { noteNotice } from '../notices/note.ts'

/** A key that exists nowhere but here and in the answer. */
export type Minted = { apiKey: string; id: string; hash: string }

/** Made once per call and outside its transaction, which may run again. */
export function mint(secrets: Secrets): Minted {
  const apiKey = apiKeyFrom(secrets.base62(secretCharacters))
  const hash = apiKeyHash(apiKey)
  return { apiKey, hash, id: apiKeyIdOf(hash) }
}

/** What is stored of a new key. */
export function newApiKey(
  minted: Minted,
  owner: { accountId: string; name: string | null },
  validUntil: Date | null,
  now: Date,
): ApiKey {
  return {
    ...owner,
    hash: minted.hash,
    last4: lastFour(minted.apiKey),
    createdAt: now,
    lastUsedAt: null,
    validUntil,
    revokedAt: null,
    replacedBy: null,
    expiresAt: validUntil && recordEnd(validUntil),
  }
}

/** A new key as the account's set of keys lists it. */
export function newEntry(id: string, { createdAt, validUntil }: ApiKey): ApiKeyEntry {
  return { id, createdAt, validUntil, replaced: false }
}

/** The only answer that ever holds the whole key. */
export function mintedAnswer(
  { apiKey, id }: Minted,
  stored: ApiKey,
): z.input<typeof createdApiKey> {
  return {
    id,
    token: apiKey,
    name: stored.name,
    last4: stored.last4,
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.validUntil?.toISOString() ?? null,
  }
}

/** Tells the owner of a key that was made, whoever made it; `owner` as the transaction has read. */
export function tellOwner(
  database: StoreTransaction,
  owner: User | undefined,
  { id }: Minted,
  { accountId, last4, createdAt }: ApiKey,
): void {
  const notice = { id: `key_${id}`, uid: accountId, user: owner }
  const mail = { name: 'apiKeyCreated', apiKeyId: id, last4, at: createdAt } as const
  noteNotice(database, notice, mail, createdAt)
}
