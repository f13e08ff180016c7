import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import type { Move } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'

export type ReadAnalysis = { id: string; analysis: StoredAnalysis }

/** All of them, or NOT_FOUND that names the first which the account does not have. */
export function requireAll(
  ids: readonly string[],
  found: readonly (StoredAnalysis | undefined)[],
  accountId: string,
  now: Date,
): ReadAnalysis[] {
  return ids.map((id, index) => {
    const analysis = found[index]
    if (analysis?.accountId !== accountId || isExpired(analysis, now))
      throw problem('NOT_FOUND', `There is no analysis ${id}.`)
    return { id, analysis }
  })
}

/** Each analysis leaves its folder for this one, or for none. */
export function movesTo(folderId: string | null, read: readonly ReadAnalysis[]): Move[] {
  return read.map(({ analysis }) => ({ from: analysis.folderId, to: folderId }))
}

/** Writes those that change; the others are only compared at the commit. */
export function writeChanged(
  database: StoreTransaction,
  read: readonly ReadAnalysis[],
  change: Partial<StoredAnalysis>,
): void {
  const fields = Object.entries(change)
  for (const { id, analysis } of read) {
    const current = new Map<string, unknown>(Object.entries(analysis))
    if (fields.some(([field, value]) => current.get(field) !== value))
      database.update(ref(analyses, id), { ...analysis, ...change })
  }
}
