import { users } from '../../collections/accounts.ts'
import { apiKeySets } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { createApiKeyBody, createdApiKey } from '../../contract/schemas/api-key.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { addDays } from '../../domain/time.ts'
import { newApiKeyUser } from '../authentication/new-user.ts'
import { endpoint } from '../endpoint.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import { enterKey } from './enter-key.ts'
import { createdExample } from './examples.ts'
import { mint, mintedAnswer } from './mint.ts'
import { earlierEnd, mintingEnd } from './minting-end.ts'

export const createApiKey = endpoint({
  id: 'apiKeys.create',
  route: { method: 'POST', path: '/v1/tokens', credential: 'identity|key', access: 'owner' },
  summary: 'Generate an API key',
  description: [
    'The service stores only the hash, so this answer alone shows the whole key.',
    "The key acts for its account wherever keys are accepted; an enterprise's keys share one quota.",
    'The service informs the owner by email.',
    'An account can have up to 20 active keys.',
  ],
  body: createApiKeyBody,
  output: { 200: createdApiKey },
  idempotent: true,
  problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'],
  examples: {
    body: { name: 'Greenhouse gateway', expiresInDays: 365 },
    output: { 200: createdExample },
  },

  /**
   * Creates a key and shows it this once. An account has at most 20 keys, even if many calls run at
   * once. A key that another key creates expires with it at the latest. The service mails the
   * owner. A repeat with the same Idempotency-Key throws ALREADY_EXISTS with the id of the key.
   */
  async handler(call, { secrets, store, clock }) {
    const caller = call.caller
    const { accountId } = caller
    const { name = null, expiresInDays } = call.input
    const minted = mint(secrets)
    const setRef = ref(apiKeySets, accountId)
    const keyUserRef = ref(users, apiKeyPrincipal(accountId))
    const ownerRef = ref(users, accountId)
    const claim = claimOf(call, 'apiKeys.create')
    const stored = await store.transaction(async (database) => {
      const now = clock.now()
      const [set, keyUser, owner, known] = await database.getAll(
        ...([setRef, keyUserRef, ownerRef, ...claim.refs] as const),
      )
      const made = madeBefore(claim, known, now)
      if (made) throw shownOnce(made)
      const asked = expiresInDays === undefined ? null : addDays(now, expiresInDays)
      const validUntil = earlierEnd(asked, await mintingEnd(database, caller, now))
      const apiKey = enterKey(
        database,
        { accountId, set, owner },
        minted,
        { name, validUntil },
        now,
      )
      noteMade(database, claim, known, { id: minted.id, createdAt: now }, now)
      if (!keyUser) database.create(keyUserRef, newApiKeyUser(accountId, now))
      return apiKey
    }, call.signal)
    return { status: 200, body: mintedAnswer(minted, stored) }
  },
})
