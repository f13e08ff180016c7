import type { Collection } from '../../collections/collection.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'

/** At most this many of each kind in one sweep; the next one takes the rest. */
const batchSize = 200

/**
 * Takes a step with every document whose moment in `field` has come, the oldest first. A document
 * that cannot be read, or whose step fails, is logged and keeps no other waiting. Throws where the
 * query itself fails.
 */
export async function sweepDue<T>(
  deps: { store: Store; clock: Clock; log: Log },
  collection: Collection<T>,
  field: string,
  step: (document: StoredDocument<T>) => Promise<unknown>,
  context: CallContext,
): Promise<void> {
  const { requestId } = context
  const query = {
    where: [{ field, operator: '<=', value: deps.clock.now() }],
    orderBy: { field, direction: 'ascending' },
    limit: batchSize,
  } as const
  const due = await deps.store.query(collection, query, (path, error) =>
    deps.log.write('ERROR', 'Due document cannot be read', {
      requestId,
      path,
      error: String(error),
    }),
  )
  await runEach(deps, context, due.map(step))
}

/** Waits for all steps. One that fails is logged and keeps no other from its turn. */
export async function runEach(
  { log }: { log: Log },
  { requestId }: CallContext,
  steps: readonly Promise<unknown>[],
): Promise<void> {
  for (const result of await Promise.allSettled(steps))
    if (result.status === 'rejected')
      log.write('ERROR', 'Sweep step failed', { requestId, error: String(result.reason) })
}
