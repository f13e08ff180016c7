import { z } from 'zod'
import { type User, users } from '../../collections/accounts.ts'
import { email, ids, page, times } from '../../contract/examples/values.ts'
import { role } from '../../contract/schemas/account.ts'
import { accessStatus, permanent, uid, violations } from '../../contract/schemas/admin.ts'
import { time } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import type { Filter, StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { accessOf } from './change-ban.ts'

const usersQuery = pageQuery.extend({
  email: z.email().describe('Lists only the user with exactly this email address.').optional(),
  role: role.describe('Lists users with this role only.').optional(),
})
const listedUser = z.object({
  uid,
  email: z.string().nullable().describe('The email address on record; null if there is none.'),
  role: role.describe('What the user may do beyond their own account.'),
  status: accessStatus,
  permanent,
  accountId: z.string().describe('The account in which the user acts.'),
  violations: violations.shape.violations,
  createdAt: time.describe('When the user first called the service.'),
})

export const listUsers = endpoint({
  id: 'admin.listUsers',
  route: { method: 'GET', path: '/v1/admin/users', credential: 'identity', access: 'superadmin' },
  summary: 'List users, optionally by email address or role',
  description: [
    'Users are listed newest first, without the users of API keys.',
    'A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.',
  ],
  query: usersQuery,
  output: { 200: pageOf(listedUser) },
  problems: [],
  examples: {
    query: { ...page.query, email, role: 'user' },
    output: {
      200: {
        items: [
          {
            uid: ids.user,
            email,
            role: 'user',
            status: 'active',
            permanent: false,
            accountId: ids.user,
            violations: 0,
            createdAt: times.joined,
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },

  /** Costs 1 read for each user. */
  async handler({ input }, ports) {
    const { pageSize: _size, pageToken: _token, ...filters } = input
    const where = Object.entries(filters).flatMap(([field, value]): Filter[] =>
      value === undefined ? [] : [{ field, operator: '==', value }],
    )
    const scope = `users\n${JSON.stringify(filters)}`
    const page = await listPage(ports, input, scope, { collection: users, where })
    const items = page.documents.filter(({ id }) => !isApiKeyPrincipal(id)).map(toItem)
    return { status: 200, body: { items, ...page.next } }
  },
})

function toItem({ id, data }: StoredDocument<User>) {
  const { email, role, ban, accountId, violations, createdAt } = data
  return {
    uid: id,
    email,
    role,
    ...accessOf(ban),
    accountId,
    violations,
    createdAt: createdAt.toISOString(),
  }
}
