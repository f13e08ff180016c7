import { type Transaction, transactions } from '../../collections/transactions.ts'
import type { Handler } from '../../contract/handlers.ts'
import { transactionStatus } from '../../contract/schemas/transaction.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'

type Deps = { store: Store; pageTokenSecret: string }

/**
 * `GET /v1/admin/transactions`: newest first, as they are stored: one out of time is shown as
 * failed once the sweeper has written so. Without a filter all statuses are asked for, because the
 * index is by status and time.
 */
export function listTransactions(deps: Deps): Handler<'admin.listTransactions'> {
  return async (call) => {
    const { pageSize, pageToken, status } = call.input
    const scope = `transactions\n${status ?? ''}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const statuses = status === undefined ? transactionStatus.options : [status]
    const documents = await deps.store.query(transactions, {
      where: [{ field: 'status', operator: 'in', value: statuses }],
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
    return { status: 200, body: { items: page.documents.map(toItem), ...page.next } }
  }
}

function toItem({ id, data }: StoredDocument<Transaction>) {
  const { uid, accountId, status, createdAt } = data
  const item = { transactionId: id, uid, accountId, status, createdAt: createdAt.toISOString() }
  if (!('completedAt' in data)) return item
  const ended = { ...item, completedAt: data.completedAt.toISOString() }
  return data.status === 'FAILED' ? { ...ended, error: data.error } : ended
}
