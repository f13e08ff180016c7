import { type ApiKey, apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Secrets } from '../../ports/secrets.ts'
import { type GrantDeps, grantPlan } from '../authentication/grants.ts'
import { enterKey, entriesOf } from './account-keys.ts'
import { mint } from './mint.ts'

type StoredKey = ApiKey & { id: string }

/** The new key with its secret, or the existing keys of the account. */
export type Onboarded =
  | { kind: 'MADE'; apiKey: string; stored: StoredKey }
  | { kind: 'HAS_KEYS'; keys: StoredKey[] }

/**
 * Gives an account the enterprise plan and its first key. Repeated and concurrent calls create no
 * second key, unless `another` is set. Throws NOT_FOUND for an unknown user, and LIMIT_REACHED.
 */
export async function onboardEnterprise(
  ports: GrantDeps & { secrets: Secrets },
  { accountId, another }: { accountId: string; another: boolean },
  context: CallContext,
): Promise<Onboarded> {
  await grantPlan(ports, accountId, 'enterprise', context)
  const minted = mint(ports.secrets)
  return ports.store.transaction(async (database) => {
    const now = ports.clock.now()
    const [set] = await database.getAll(ref(apiKeySets, accountId))
    const known = entriesOf(set, now)
    if (known.length > 0 && !another) {
      const found = await database.getAll(...known.map(({ id }) => ref(apiKeys, id)))
      const keys = known.flatMap(({ id }, index) => {
        const apiKey = found[index]
        return apiKey ? [{ id, ...apiKey }] : []
      })
      return { kind: 'HAS_KEYS', keys }
    }
    const account = { accountId, set }
    const stored = await enterKey(database, account, minted, { name: null, validUntil: null }, now)
    return { kind: 'MADE', apiKey: minted.apiKey, stored: { id: minted.id, ...stored } }
  }, context.signal)
}
