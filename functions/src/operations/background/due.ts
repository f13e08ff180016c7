import { stackTrace } from '@plant/common/errors'
import type { Collection } from '../../collections/collection.ts'
import type { Query } from '../../collections/query.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'

/** After this time a sweep starts no new batch, so that its last batch ends in time. */
const lastBatchSeconds = 40
/** A sweep processes this many documents at once. */
const batchSize = 200

/** Runs `runDueBatches` with a step for each document. Logs failed steps. */
export function sweepDue<T>(
  ports: Ports,
  collection: Collection<T>,
  field: string,
  step: (document: StoredDocument<T>) => Promise<unknown>,
  context: CallContext,
  waitsSince?: (document: T) => unknown,
): Promise<void> {
  const run = (batch: readonly StoredDocument<T>[]) => runEach(ports, context, batch.map(step))
  return runDueBatches(ports, collection, field, run, context, waitsSince)
}

/**
 * Passes all documents whose `field` is in the past, oldest first, to `run` in batches, until the
 * time limit. Logs unreadable documents. Also logs the number of due documents and the maximum
 * delay, which alerts use. `waitsSince` gives the start of the delay if sweeps change `field`.
 * Throws if the query or `run` fails.
 */
export async function runDueBatches<T>(
  ports: Ports,
  collection: Collection<T>,
  field: string,
  run: (batch: readonly StoredDocument<T>[]) => Promise<unknown>,
  context: CallContext,
  waitsSince = (document: T): unknown => valueOf(document, field),
): Promise<void> {
  const now = ports.clock.now()
  const end = addSeconds(now, lastBatchSeconds)
  let due = 0
  let lateMs = 0
  let after: Query['after']
  do {
    const batch = await queryDue(ports, collection, { field, now, after }, context)
    due += batch.documents.length
    lateMs = Math.max(lateMs, ...batch.documents.map(({ data }) => msSince(waitsSince(data), now)))
    await run(batch.documents)
    after = batch.next
  } while (after && ports.clock.now() < end && !context.signal.aborted)
  if (due === 0) return
  ports.log.write('INFO', 'Due documents swept', {
    requestId: context.requestId,
    collection: collection.name,
    field,
    due,
    lateSeconds: Math.round(lateMs / 1000),
  })
}

async function queryDue<T>(
  ports: Ports,
  collection: Collection<T>,
  { field, now, after }: { field: string; now: Date; after: Query['after'] },
  { requestId }: CallContext,
) {
  const query: Query = {
    where: [{ field, operator: '<=', value: now }],
    orderBy: { field, direction: 'ascending' },
    limit: batchSize,
    ...(after && { after }),
  }
  let unreadable = 0
  const documents = await ports.store.query(collection, query, (path, error) => {
    unreadable += 1
    const fields = { requestId, path, stack_trace: stackTrace(error) }
    ports.log.write('ERROR', 'Due document cannot be read', fields)
  })
  const last = documents.at(-1)
  const isWhole = documents.length + unreadable === batchSize
  const next = isWhole && last && { value: valueOf(last.data, field), id: last.id }
  return { documents, next: next || undefined }
}

function msSince(moment: unknown, now: Date): number {
  return moment instanceof Date ? now.getTime() - moment.getTime() : 0
}

function valueOf(data: unknown, field: string): unknown {
  return (data as Record<string, unknown>)[field]
}

/** Waits for all steps. Logs each failed step. A failed step does not stop any other step. */
export async function runEach(
  { log }: Ports,
  { requestId }: CallContext,
  steps: readonly Promise<unknown>[],
): Promise<void> {
  for (const result of await Promise.allSettled(steps))
    if (result.status === 'rejected')
      log.write('ERROR', 'Sweep step failed', {
        requestId,
        stack_trace: stackTrace(result.reason),
      })
}
