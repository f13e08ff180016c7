import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { users } from '../../collections/users.ts'
import { email, ids, quota, times } from '../../contract/examples/values.ts'
import { uidParams, user } from '../../contract/schemas/admin.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { toViolations } from '../../domain/access/violations.ts'
import { problem } from '../../domain/problem.ts'
import { toQuota } from '../../domain/quota/quota.ts'
import { endpoint } from '../endpoint.ts'
import { violationsExample } from './examples.ts'
export const readUser = endpoint({
  id: 'admin.readUser',
  route: { method: 'GET', path: '/v1/admin/users/{uid}', credential: 'identity', access: 'admin' },
  summary: 'Read a user with role, ban, violations and quota',
  description: ['For the API keys of an enterprise, pass `ent:<accountId>` as the user.'],
  params: uidParams,
  output: { 200: user },
  problems: ['NOT_FOUND'],
  examples: {
    params: { uid: ids.user },
    output: {
      200: {
        uid: ids.user,
        email,
        role: 'user',
        status: 'active',
        permanent: false,
        account: { id: ids.user, type: 'personal' },
        ...violationsExample,
        quota,
        createdAt: times.joined,
      },
    },
  },

  /** 2 reads. The keys of an account are as banned as its owner is. */
  async handler(call, { store, rules, clock }) {
    const { uid } = call.input
    const [user] = await store.getAll(ref(users, uid))
    if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
    const [account] = await store.getAll(ref(accounts, user.accountId))
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
        quota: toQuota(user.quota, uid, rules.quota, clock.now()),
        createdAt: user.createdAt.toISOString(),
      },
    }
  },
})
