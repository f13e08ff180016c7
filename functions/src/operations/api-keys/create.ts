import { apiKeySets } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { addDays } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Secrets } from '../../ports/secrets.ts'
import type { Store } from '../../ports/store.ts'
import { newApiKeyUser } from '../authentication/new-user.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import { enterKey } from './enter-key.ts'
import { mint, mintedAnswer } from './mint.ts'
import { earlierEnd, mintingEnd } from './minting-end.ts'

type Deps = { store: Store; clock: Clock; secrets: Secrets }

/**
 * `POST /v1/tokens`: a new key, shown this once; at most 20 at a time, however many are asked for
 * at once. One that a key asks for ends with that key at the latest. The owner is told by mail.
 * A repeat with the same Idempotency-Key is ALREADY_EXISTS, with the id of the key.
 */
export function createApiKey(deps: Deps): Handler<'apiKeys.create'> {
  return async (call) => {
    const caller = knownCaller(call.caller)
    const { accountId } = caller
    const { name = null, expiresInDays } = call.input
    const minted = mint(deps.secrets)
    const setRef = ref(apiKeySets, accountId)
    const keyUserRef = ref(users, apiKeyPrincipal(accountId))
    const ownerRef = ref(users, accountId)
    const claim = claimOf(call, 'apiKeys.create')
    const stored = await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
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
  }
}
