import { stackTrace } from '@plant/common/errors'
import { ref } from '../../collections/collection.ts'
import { type RetryRun, retryRuns } from '../../collections/operator-commands.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import type { LiveTransaction } from '../../domain/analyses/transaction.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { runAnalysisJob } from '../analyses/run-job.ts'
import { sweepDue } from '../background/due.ts'
import { enqueueJob } from '../background/queue.ts'
import { readChargedUser, restartTransaction } from './restart-transaction.ts'

type Cursor = RetryRun['cursor']
type Found = { matched: number; withImage: StoredDocument<Transaction>[]; cursor: Cursor }

/** Enough at once for a page to take seconds; few enough to spare the database and storage. */
const batchSize = 25
/** Small enough for one sweep, so that a minute retries five hundred. */
const sweptPageSize = 500

/**
 * The next failed transactions of a run, newest first; `cursor` is null where they are the last.
 */
export async function findRetriable(
  { store, objects, clock, log }: Ports,
  { cursor, startedAt }: RetryRun,
  size: number,
  context: CallContext,
): Promise<Found> {
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

/** Continues a command to retry all that failed from where the call or the last sweep ended. */
export function sweepRetryRuns(ports: Ports, context: CallContext): Promise<void> {
  const retry = ({ id, data }: StoredDocument<RetryRun>) =>
    retryPage(ports, id, data, sweptPageSize, context)
  return sweepDue(ports, retryRuns, 'sweepAt', retry, context)
}

/** Retries one page of a run and stores where it ended. What was retried already is passed over. */
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
    // Who was overtaken by another worker leaves the place to it.
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
  const again = await ports.store.transaction(
    async (database): Promise<LiveTransaction | undefined> => {
      const [current] = await database.getAll(ref(transactions, id))
      if (!current || !isRetriable(current, startedAt)) return undefined
      const charged = await readChargedUser(database, current)
      return restartTransaction(database, id, current, charged, ports.rules, ports.clock.now())
    },
    signal,
  )
  if (again) await enqueueJob(ports, runAnalysisJob, { id, data: again }, requestId)
}

/** What has failed since the command has been tried since, perhaps by it. */
function isRetriable(transaction: Transaction, startedAt: Date): boolean {
  return transaction.status === 'FAILED' && transaction.completedAt <= startedAt
}

/** Works through a list, a batch at a time; the results in its order. The first failure ends it. */
async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    results.push(...(await Promise.all(batch.map((item) => work(item)))))
  }
  return results
}
