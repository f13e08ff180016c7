import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { isExpired, toAnalysis } from '../../domain/analysis.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'

/** The answer of a completed transaction, as a repeat gets it again. */
export async function completedAnalysis(
  deps: { store: Store; clock: Clock; locales: Locales },
  id: string,
): Promise<Analysis> {
  const [stored] = await deps.store.getAll(ref(analyses, id))
  if (!stored || isExpired(stored, deps.clock.now()))
    throw problem('CONFLICT', 'The analysis that this Idempotency-Key started was deleted.')
  return toAnalysis(id, stored, deps.locales)
}
