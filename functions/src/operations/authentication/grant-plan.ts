import { type Account, accounts, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { problem } from '../../domain/problem.ts'
import type { CallContext } from '../../ports/context.ts'
import { newApiKeyUser } from './new-user.ts'
import { type GrantDeps, requireAccount } from './require-account.ts'

/**
 * The onboarding of an enterprise, by the operator: its keys share the enterprise's daily units
 * from now on, and from 10 s on at the latest for those in use. Back to personal, they draw on the
 * owner's again. Throws NOT_FOUND.
 */
export async function grantPlan(
  ports: GrantDeps,
  accountId: string,
  plan: Account['type'],
  context: CallContext,
): Promise<void> {
  await requireAccount(ports, accountId, context)
  const accountRef = ref(accounts, accountId)
  const keyUserRef = ref(users, apiKeyPrincipal(accountId))
  await ports.store.transaction(async (database) => {
    const [account, keyUser] = await database.getAll(accountRef, keyUserRef)
    if (!account) throw problem('NOT_FOUND')
    if (account.type !== plan) database.update(accountRef, { ...account, type: plan })
    if (!keyUser) database.create(keyUserRef, newApiKeyUser(accountId, ports.clock.now()))
  }, context.signal)
}
