import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import { type Folder, folders } from '../../collections/folders.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { countChanges, type Move } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'
import { changeAnalyses, longPlaces } from '../long-pages.ts'

/** The folders by id, as one transaction read them. Deleted folders are missing. */
export type FoldersRead = ReadonlyMap<string, Folder>

/** Runs a transaction on many analyses. Throws TOO_MANY_REQUESTS for too many calls at once. */
export function moveAnalyses<T>(
  store: Store,
  { caller: { accountId }, signal }: { caller: KnownCaller; signal: AbortSignal },
  work: (database: StoreTransaction) => Promise<T>,
): Promise<T> {
  const move = () => store.transaction(work, signal, { takesLocks: true })
  return longPlaces.within(accountId, () =>
    changeAnalyses(store, { owner: accountId, signal }, move),
  )
}

/** The source and target folders of all moves. */
export function foldersOf(moves: readonly Move[]): Ref<Folder>[] {
  const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].filter((id) => id !== null)
  return ids.map((id) => ref(folders, id))
}

/** Reads the source and target folders of all moves in one round trip. */
export async function readFolders(
  database: StoreTransaction,
  moves: readonly Move[],
): Promise<FoldersRead> {
  const refs = foldersOf(moves)
  const found = await database.getAll(...refs)
  const entries = refs.map(({ id }, index) => [id, found[index]] as const)
  return new Map(entries.filter((entry): entry is [string, Folder] => entry[1] !== undefined))
}

/** Throws NOT_FOUND if the folder does not belong to the account. */
export function requireFolder(read: FoldersRead, folderId: string, accountId: string): void {
  if (read.get(folderId)?.accountId !== accountId)
    throw problem('NOT_FOUND', 'There is no such folder.')
}

/** Writes the new analysis counts, except for folders that were deleted. */
export function writeCounts(
  database: StoreTransaction,
  read: FoldersRead,
  moves: readonly Move[],
  now: Date,
): void {
  for (const [id, by] of countChanges(moves)) {
    const folder = read.get(id)
    if (!folder) continue
    const analysisCount = Math.max(0, folder.analysisCount + by)
    database.update(ref(folders, id), { ...folder, analysisCount, updatedAt: now })
  }
}

type ReadAnalysis = { id: string; analysis: StoredAnalysis }

/** Returns all analyses. Throws NOT_FOUND if an analysis expired or is not in the account. */
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

/** Lists the moves of these analyses to a folder, or out of folders if `folderId` is null. */
export function movesTo(folderId: string | null, read: readonly ReadAnalysis[]): Move[] {
  return read.map(({ analysis }) => ({ from: analysis.folderId, to: folderId }))
}

/** Writes only the analyses whose fields differ from `change`. */
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
