import { type AuditEntry, auditEntries } from '../../collections/audit.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'

type Deps = { store: Store; pageTokenSecret: string }

const scope = 'audit'

/**
 * `GET /v1/admin/audit`: every stream together, newest first; an entry's id names its stream and
 * place in it.
 */
export function listAudit(deps: Deps): Handler<'admin.listAudit'> {
  return async (call) => {
    const { pageSize, pageToken } = call.input
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const documents = await deps.store.query(auditEntries, {
      where: [],
      orderBy: { field: 'at', direction: 'descending' },
      limit: pageSize + 1,
      ...(after && { after: { value: new Date(after.at).toISOString(), id: after.id } }),
    })
    const orderedBy = ({ data }: StoredDocument<AuditEntry>) => new Date(data.at)
    const page = pageOf(documents, pageSize, orderedBy, scope, deps.pageTokenSecret)
    return { status: 200, body: { items: page.documents.map(toItem), ...page.next } }
  }
}

function toItem({ id, data }: StoredDocument<AuditEntry>) {
  const { at, actorUid, action, target, reason, previousHash, hash } = data
  return { id, at, actorUid, action, target, reason, previousHash, hash }
}
