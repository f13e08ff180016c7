import { z } from 'zod'
import { accounts, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { email, ids, quotaExample, times } from '../../contract/examples/values.ts'
import { accountType, role } from '../../contract/schemas/account.ts'
import {
  accessStatus,
  permanent,
  uid,
  uidParams,
  violations,
} from '../../contract/schemas/admin.ts'
import { quota, time } from '../../contract/schemas/common.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { toViolations } from '../../domain/access/violations.ts'
import { problem } from '../../domain/problem.ts'
import { toQuota } from '../../domain/quota/quota.ts'
import { endpoint } from '../endpoint.ts'
import { violationsExample } from './examples.ts'

const user = z.object({
  uid,
  email: z.string().nullable().describe('The email address on record; null if there is none.'),
  role: role.describe('What the user may do beyond their own account.'),
  status: accessStatus,
  permanent,
  account: z
    .object({
      id: z.string().describe('The id of the account.'),
      type: accountType.describe('The type of the account, which an operator sets.'),
    })
    .describe('The account in which the user acts.'),
  ...violations.shape,
  quota,
  createdAt: time.describe('When the user first called the service.'),
})

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
        quota: quotaExample,
        createdAt: times.joined,
      },
    },
  },

  /** Costs 2 reads. A ban of the owner also bans the account's API keys. */
  async handler(call, { store, rules, clock }) {
    const { uid } = call.input
    const [user] = await store.getAll(ref(users, uid))
    if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
    const [account] = await store.getAll(ref(accounts, user.accountId))
    const banned = user.ban !== null || (isApiKeyPrincipal(uid) && account?.banned === true)
    const holder = { subject: uid, plan: account?.type }
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
        quota: toQuota(user.quota, holder, rules.quota, clock.now()),
        createdAt: user.createdAt.toISOString(),
      },
    }
  },
})
