import { z } from 'zod'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { email, ids, page, times } from '../../contract/examples/values.ts'
import { accountId, transactionId } from '../../contract/schemas/admin.ts'
import { nullableText, time } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { failure, transactionStatus } from '../../contract/schemas/transaction.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { emailsOf } from './emails-of.ts'

const transactionsQuery = pageQuery.extend({
  status: transactionStatus.describe('Lists transactions in this state only.').optional(),
})
const listedTransaction = z.object({
  transactionId,
  uid: z.string().describe('Who started it.'),
  email: nullableText.describe('Their email address on record; null for an API key.'),
  accountId,
  status: transactionStatus.describe('The status of the transaction.'),
  createdAt: time.describe('When it was started.'),
  completedAt: time.describe('When it ended; absent until then.').optional(),
  error: failure.optional(),
})

export const listTransactions = endpoint({
  id: 'admin.listTransactions',
  route: { method: 'GET', path: '/v1/admin/transactions', credential: 'identity', access: 'admin' },
  summary: 'List transactions, by status',
  description: [
    'The list holds the transactions of all accounts, newest first.',
    'With `status=FAILED` it shows what `retry-failed` would run again.',
  ],
  query: transactionsQuery,
  output: { 200: pageOf(listedTransaction) },
  problems: [],
  examples: {
    query: { ...page.query, status: 'FAILED' },
    output: {
      200: {
        items: [
          {
            transactionId: ids.analysis,
            uid: ids.user,
            email,
            accountId: ids.user,
            status: 'FAILED',
            createdAt: times.started,
            completedAt: times.completed,
            error: { code: 'MODEL_UNAVAILABLE', detail: 'The plant model did not answer.' },
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },

  /**
   * An overdue transaction is listed as failed only after the sweeper has marked it as failed. A
   * query without a filter names all statuses, because the database index is by status and time.
   * Costs one query, and 1 read for each person whom the page names.
   */
  async handler({ input }, ports) {
    const { status } = input
    const statuses = status === undefined ? transactionStatus.options : [status]
    const page = await listPage(ports, input, `transactions\n${status ?? ''}`, {
      collection: transactions,
      where: [{ field: 'status', operator: 'in', value: statuses }],
    })
    const people = page.documents
      .map(({ data }) => data.uid)
      .filter((uid) => !isApiKeyPrincipal(uid))
    const emails = await emailsOf(ports, people)
    const items = page.documents.map((document) => toItem(document, emails))
    return { status: 200, body: { items, ...page.next } }
  },
})

function toItem(
  { id, data }: StoredDocument<Transaction>,
  emails: ReadonlyMap<string, string | null>,
) {
  const { uid, accountId, status, createdAt } = data
  const person = { uid, email: emails.get(uid) ?? null, accountId }
  const item = { transactionId: id, ...person, status, createdAt: createdAt.toISOString() }
  if (!('completedAt' in data)) return item
  const ended = { ...item, completedAt: data.completedAt.toISOString() }
  return data.status === 'FAILED' ? { ...ended, error: data.error } : ended
}
