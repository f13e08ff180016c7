import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { toViolations } from '../../domain/access/violations.ts'
import { problem } from '../../domain/problem.ts'
import { toQuota } from '../../domain/quota/quota.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'

type Deps = { store: Store; clock: Clock; rules: RuleSettings }

/** `GET /v1/admin/users/{uid}`: 2 reads. The keys of an account are as banned as its owner is. */
export function readUser(deps: Deps): Handler<'admin.readUser'> {
  return async (call) => {
    const { uid } = call.input
    const [user] = await deps.store.getAll(ref(users, uid))
    if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
    const [account] = await deps.store.getAll(ref(accounts, user.accountId))
    const banned = user.ban !== null || (isApiKeyPrincipal(uid) && account?.banned === true)
    return {
      status: 200,
      body: {
        uid,
        email: user.email,
        role: user.role,
        status: banned ? 'banned' : 'active',
        permanent: user.ban?.permanent ?? false,
        account: { id: user.accountId, type: account?.type ?? 'personal' },
        ...toViolations(user),
        quota: toQuota(user.quota, uid, deps.rules.quota, deps.clock.now()),
        createdAt: user.createdAt.toISOString(),
      },
    }
  }
}
