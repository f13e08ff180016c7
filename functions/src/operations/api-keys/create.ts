import { z } from 'zod'
import { users } from '../../collections/accounts.ts'
import { apiKeySets } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { createdApiKey, scopesOfBody } from '../../contract/schemas/api-key.ts'
import { displayName, wholeBetween } from '../../contract/schemas/common.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { givenScopes, scopesOf } from '../../domain/access/scopes.ts'
import { addDays } from '../../domain/time.ts'
import { newApiKeyUser } from '../authentication/provision-account.ts'
import { endpoint } from '../endpoint.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import { noticesOf } from '../notices/note.ts'
import { enterKey } from './account-keys.ts'
import { callingKey, madeBy } from './calling-key.ts'
import { createdExample } from './examples.ts'
import { mint, mintedAnswer, mintedUntil } from './mint.ts'

const createApiKeyBody = z.object({
  name: displayName(limits.apiKey.nameCharactersMax).describe('What the key is for.').optional(),
  expiresInDays: wholeBetween(1, limits.apiKey.lifetimeDaysMax)
    .describe('Days until the key expires; without it the key never expires.')
    .optional(),
  scopes: scopesOfBody
    .describe('What the key may do; without it, what the caller may do.')
    .optional(),
})

export const createApiKey = endpoint({
  id: 'apiKeys.create',
  route: {
    method: 'POST',
    path: '/v1/tokens',
    credential: 'identity|key',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Generate an API key',
  description: [
    'The service stores only the hash, so this answer alone shows the whole key.',
    "The key acts for its account wherever keys are accepted; an enterprise's keys share one quota.",
    'The service informs the owner by email.',
    `An account can have up to ${limits.apiKey.activePerAccountMax} active keys.`,
  ],
  body: createApiKeyBody,
  output: { 200: createdApiKey },
  idempotent: true,
  problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'],
  examples: {
    body: { name: 'Greenhouse gateway', expiresInDays: 365, scopes: ['read', 'analyse'] },
    output: { 200: createdExample },
  },

  /**
   * An account has at most 20 keys, even after concurrent calls. If an API key creates a key, the
   * new key expires no later than the calling key and has no scope that the calling key lacks. A
   * repeated call with the same Idempotency-Key
   * throws ALREADY_EXISTS with the new key's id.
   */
  async handler(call, { secrets, store, clock }) {
    const caller = call.caller
    const { accountId } = caller
    const { name = null, expiresInDays, scopes } = call.input
    const minted = mint(secrets)
    const keyUserRef = ref(users, apiKeyPrincipal(accountId))
    const ownRefs = [ref(apiKeySets, accountId), keyUserRef, noticesOf(accountId)] as const
    const claim = claimOf(call, 'apiKeys.create')
    const stored = await store.transaction(async (database) => {
      const now = clock.now()
      const [set, keyUser, , known] = await database.getAll(...ownRefs, ...claim.refs)
      const before = madeBefore(claim, known, now)
      if (before) throw shownOnce(before)
      const asked = expiresInDays === undefined ? null : addDays(now, expiresInDays)
      const calling = await callingKey(database, call, now)
      const account = { accountId, set }
      const rights = { scopes: givenScopes(scopes ?? scopesOf(calling ?? {}), calling) }
      const validUntil = mintedUntil(calling, asked)
      const made = { name, ...rights, validUntil, ...madeBy(calling) }
      const apiKey = await enterKey(database, account, minted, made, now)
      noteMade(database, claim, known, { id: minted.id, createdAt: now }, now)
      if (!keyUser) database.create(keyUserRef, newApiKeyUser(accountId, now))
      return apiKey
    }, call.signal)
    return { status: 200, body: mintedAnswer(minted, stored) }
  },
})
