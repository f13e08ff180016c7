import { type User, users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import type { Filter, Store, StoredDocument } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'

type Deps = { store: Store; pageTokenSecret: string }

/** `GET /v1/admin/users`: people, newest first, whose page costs a read for each of them. */
export function listUsers(deps: Deps): Handler<'admin.listUsers'> {
  return async (call) => {
    const { pageSize, pageToken, ...filters } = call.input
    const scope = `users\n${JSON.stringify(filters)}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const where = Object.entries(filters).flatMap(([field, value]): Filter[] =>
      value === undefined ? [] : [{ field, operator: '==', value }],
    )
    const documents = await deps.store.query(users, {
      where,
      orderBy: { field: 'createdAt', direction: 'descending' },
      limit: pageSize + 1,
      ...(after && { after: { value: new Date(after.at), id: after.id } }),
    })
    const page = pageOf(
      documents,
      pageSize,
      (document) => document.data.createdAt,
      scope,
      deps.pageTokenSecret,
    )
    const items = page.documents.filter(({ id }) => !isApiKeyPrincipal(id)).map(toItem)
    return { status: 200, body: { items, ...page.next } }
  }
}

function toItem({ id, data }: StoredDocument<User>) {
  const { email, role, ban, accountId, violations, createdAt } = data
  return {
    uid: id,
    email,
    role,
    status: ban === null ? ('active' as const) : ('banned' as const),
    permanent: ban?.permanent ?? false,
    accountId,
    violations,
    createdAt: createdAt.toISOString(),
  }
}
