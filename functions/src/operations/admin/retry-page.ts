import { stackTrace } from '@plant/common/errors'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type RetryRun, retryRuns } from '../../collections/operator-commands.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { retried } from '../../domain/analyses/retry.ts'
import type { LiveTransaction } from '../../domain/analyses/transaction.ts'
import { refund } from '../../domain/quota/quota.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument, StoreTransaction } from '../../ports/store.ts'
import { runAnalysisJob } from '../analyses/run-job.ts'
import { sweepDue } from '../background/due.ts'
import { enqueueJob } from '../background/queue.ts'

type Cursor = RetryRun['cursor']

/** The number of items to process at once, so that a page does not overload the database. */
const batchSize = 25
/** The maximum number of transactions in one sweep. The sweeper runs every minute. */
const sweptPageSize = 500

/** Returns a page of failed transactions, newest first. `cursor` is null after the last page. */
export async function findRetriable(
  { store, objects, clock, log }: Ports,
  { cursor, startedAt }: RetryRun,
  size: number,
  context: CallContext,
) {
  const query = {
    where: [{ field: 'status', operator: '==', value: 'FAILED' }],
    orderBy: { field: 'createdAt', direction: 'descending' },
    limit: size,
    ...(cursor && { after: { value: cursor.at, id: cursor.id } }),
  } as const
  let unreadable = 0
  const documents = await store.query(transactions, query, (path, error) => {
    unreadable += 1
    const fields = { requestId: context.requestId, path, stack_trace: stackTrace(error) }
    log.write('ERROR', 'Failed transaction cannot be read', fields)
  })
  const now = clock.now()
  const matching = documents.filter(
    ({ data }) => isRetriable(data, startedAt) && !isExpired(data, now),
  )
  const found = await inBatches(matching, ({ data }) => objects.exists(data.storagePath, context))
  const last = documents.length + unreadable === size ? documents.at(-1) : undefined
  return {
    matched: matching.length,
    withImage: matching.filter((_row, index) => found[index]),
    cursor: last ? { at: last.data.createdAt, id: last.id } : null,
  }
}

/** Continues each `retry-failed` command at the transaction where the last call or sweep ended. */
export function sweepRetryRuns(ports: Ports, context: CallContext): Promise<void> {
  const retry = ({ id, data }: StoredDocument<RetryRun>) =>
    retryPage(ports, id, data, sweptPageSize, context)
  return sweepDue(ports, retryRuns, 'sweepAt', retry, context)
}

/** Retries a page of transactions and stores the new cursor. Skips transactions retried before. */
export async function retryPage(
  ports: Ports,
  runId: string,
  run: RetryRun,
  size: number,
  context: CallContext,
): Promise<{ matched: number; requeued: number; cursor: Cursor }> {
  const { matched, withImage, cursor } = await findRetriable(ports, run, size, context)
  await inBatches(withImage, ({ id }) => retryOne(ports, id, run.startedAt, context))
  const runRef = ref(retryRuns, runId)
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(runRef)
    // Another worker has already processed this page.
    if (!current || current.cursor?.id !== run.cursor?.id) return
    database.update(runRef, { ...current, cursor, sweepAt: cursor && ports.clock.now() })
  }, context.signal)
  return { matched, requeued: withImage.length, cursor }
}

async function retryOne(
  ports: Ports,
  id: string,
  startedAt: Date,
  { requestId, signal }: CallContext,
): Promise<void> {
  const again = await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(ref(transactions, id))
    if (!current || !isRetriable(current, startedAt)) return undefined
    return restartTransaction(database, id, current, ports.rules, ports.clock.now())
  }, signal)
  if (again) await enqueueJob(ports, runAnalysisJob, { id, data: again }, requestId)
}

/** Sets a transaction to pending again and refunds its unit, because a retry is free of charge. */
export async function restartTransaction(
  database: StoreTransaction,
  id: string,
  transaction: Transaction,
  rules: RuleSettings,
  now: Date,
): Promise<LiveTransaction> {
  const { charge } = transaction
  const userRef = ref(users, charge.subject)
  const [user] = charge.state === 'CHARGED' ? await database.getAll(userRef) : []
  const next = retried(transaction, rules, now)
  database.update(ref(transactions, id), next)
  const quota = user && refund(user.quota, charge)
  if (quota && quota !== user.quota) database.update(userRef, { ...user, quota })
  return next
}

/**
 * Returns false if the transaction failed after the command began, for example in a retry, or lost
 * its request, because only its photo still needs it.
 */
function isRetriable(transaction: Transaction, startedAt: Date): boolean {
  const { status, request } = transaction
  return status === 'FAILED' && request !== null && transaction.completedAt <= startedAt
}

/** Returns the results in the order of the items. Starts no further batch after a failure. */
async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    results.push(...(await Promise.all(batch.map((item) => work(item)))))
  }
  return results
}
