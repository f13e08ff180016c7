import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { problem } from '../../domain/problem.ts'
import type { UserDirectory } from '../../ports/callers.ts'
import type { CallContext, Clock } from '../../ports/context.ts'
import type { Store } from '../../ports/store.ts'
import { provisionAccount } from './provision-account.ts'

export type GrantDeps = { store: Store; clock: Clock; directory: UserDirectory }

/**
 * Sees to it that a user has their record and account, as their first call would: an operator may
 * come before it. Throws NOT_FOUND where the identity provider knows no such user either.
 */
export async function requireAccount(
  ports: GrantDeps,
  uid: string,
  context: CallContext,
): Promise<void> {
  if (isApiKeyPrincipal(uid)) throw problem('NOT_FOUND', `${uid} is no user.`)
  const [account] = await ports.store.getAll(ref(accounts, uid))
  if (account) return
  const user = await ports.directory.find(uid)
  if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
  await provisionAccount(
    ports,
    { uid, email: user.email, apiKeyId: null, signedInAt: null },
    context,
  )
}
