import type { Collection } from '../../collections/collection.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'

/** At most this many of each kind in one sweep; the next one takes the rest. */
const batchSize = 200

/** The documents whose moment has come, the oldest first. One that cannot be read is logged and keeps no other waiting. */
export async function dueDocuments<T>(
  { store, clock, log }: { store: Store; clock: Clock; log: Log },
  collection: Collection<T>,
  field: string,
  { requestId }: CallContext,
): Promise<StoredDocument<T>[]> {
  const query = {
    where: [{ field, operator: '<=', value: clock.now() }],
    orderBy: { field, direction: 'ascending' },
    limit: batchSize,
  } as const
  return store.query(collection, query, (path, error) =>
    log.write('ERROR', 'Due document cannot be read', { requestId, path, error: String(error) }),
  )
}

/** One step that fails keeps no other from its turn. */
export async function runEach(
  { log }: { log: Log },
  { requestId }: CallContext,
  steps: readonly Promise<unknown>[],
): Promise<void> {
  for (const result of await Promise.allSettled(steps))
    if (result.status === 'rejected')
      log.write('ERROR', 'Sweep step failed', { requestId, error: String(result.reason) })
}
