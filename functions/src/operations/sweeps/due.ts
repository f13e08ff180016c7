import type { Query } from '../../collections/query.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'

/** At most this many of each kind in one sweep; the next one takes the rest. */
const batchSize = 200

/** The documents whose moment has come, the oldest first. */
export function due(field: string, now: Date): Query {
  return {
    where: [{ field, operator: '<=', value: now }],
    orderBy: { field, direction: 'ascending' },
    limit: batchSize,
  }
}

/** One step that fails keeps no other from its turn. */
export async function settleAll(
  { log }: { log: Log },
  { requestId }: CallContext,
  steps: readonly Promise<unknown>[],
): Promise<void> {
  for (const result of await Promise.allSettled(steps))
    if (result.status === 'rejected')
      log.write('ERROR', 'Sweep step failed', { requestId, error: String(result.reason) })
}
