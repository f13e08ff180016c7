import { stackTrace } from '@plant/common/errors'
import { analyses } from '../../../collections/analyses.ts'
import type { Diagnosis } from '../../../contract/schemas/diagnosis.ts'
import type { Progress } from '../../../contract/schemas/progress.ts'
import { isExpired } from '../../../domain/analyses/analysis.ts'
import { comparableOf, progressSince } from '../../../domain/analyses/progress.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { Query } from '../../../ports/store.ts'
import type { Leased } from './lease.ts'

/** The maximum number of earlier analyses to search, at one read per analysis. */
const lookedAtMax = 5

/**
 * Compares the photo with the plant's last comparable photo. Costs one query if the request names a
 * plant. Returns null if there is nothing to compare. May use an analysis that is just being
 * deleted or withheld. Skips unreadable documents, because the caller has paid for the new
 * analysis.
 */
export async function findProgress(
  { store, clock, log }: Ports,
  { transaction, request: { plantId, follows } }: Leased,
  diagnosis: Diagnosis,
  imageSha256: string,
  { requestId }: CallContext,
): Promise<Progress | null> {
  const now = comparableOf(diagnosis)
  if (plantId === null || !now) return null
  const { accountId, createdAt } = transaction
  const query: Query = {
    where: [
      { field: 'accountId', operator: '==', value: accountId },
      { field: 'plantId', operator: '==', value: plantId },
      { field: 'createdAt', operator: '<', value: createdAt },
    ],
    orderBy: { field: 'createdAt', direction: 'descending' },
    limit: lookedAtMax,
  }
  const earlier = await store.query(analyses, query, (path, error) => {
    const fields = { requestId, path, stack_trace: stackTrace(error) }
    log.write('ERROR', 'Earlier analysis cannot be read', fields)
  })
  const isOfChain = (id: string) => follows?.looks.some(({ analysisId }) => analysisId === id)
  const found = earlier
    .filter(({ id, data }) => !isExpired(data, clock.now()) && !isOfChain(id))
    .map((document) => progressSince(document, now, imageSha256))
  return found.find((progress) => progress !== undefined) ?? null
}
