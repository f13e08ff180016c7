import type { Token, TokenEntry } from '../../collections/tokens.ts'
import type { Reply } from '../../contract/handlers.ts'
import { lastFour, secretCharacters, tokenFrom, tokenHash, tokenIdOf } from '../../domain/token.ts'
import { recordEnd } from '../../domain/token-set.ts'
import type { Secrets } from '../../ports/secrets.ts'

/** A key that exists nowhere but here and in the answer. */
export type Minted = { token: string; id: string; hash: string }

/** Made once per call and outside its transaction, which may run again. */
export function mint(secrets: Secrets): Minted {
  const token = tokenFrom(secrets.base62(secretCharacters))
  const hash = tokenHash(token)
  return { token, hash, id: tokenIdOf(hash) }
}

/** What is stored of a new key. */
export function newToken(
  minted: Minted,
  owner: { accountId: string; name: string | null },
  validUntil: Date | null,
  now: Date,
): Token {
  return {
    ...owner,
    hash: minted.hash,
    last4: lastFour(minted.token),
    createdAt: now,
    lastUsedAt: null,
    validUntil,
    revokedAt: null,
    replacedBy: null,
    expiresAt: validUntil && recordEnd(validUntil),
  }
}

export function newEntry(id: string, { createdAt, validUntil }: Token): TokenEntry {
  return { id, createdAt, validUntil, replaced: false }
}

/** The only answer that ever holds the whole key. */
export function mintedAnswer(
  { token, id }: Minted,
  stored: Token,
): Reply<'tokens.create'>['body'] & object {
  return {
    id,
    token,
    name: stored.name,
    last4: stored.last4,
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.validUntil?.toISOString() ?? null,
  }
}
