import type { z } from 'zod'
import type { Folder } from '../collections/folders.ts'
import type { folder } from '../contract/schemas/folder.ts'
import { digestId } from './analyses/idempotency.ts'
import { type Problem, problem } from './problem.ts'

/** A move of an analysis from one folder to another folder; null means no folder. */
export type Move = { from: string | null; to: string | null }

/** Returns by how much each folder's count changes, and leaves out unchanged folders. */
export function countChanges(moves: readonly Move[]): Map<string, number> {
  const changes = new Map<string, number>()
  const add = (folderId: string | null, by: number) => {
    if (folderId !== null) changes.set(folderId, (changes.get(folderId) ?? 0) + by)
  }
  for (const { from, to } of moves) {
    add(from, -1)
    add(to, 1)
  }
  return new Map([...changes].filter(([, by]) => by !== 0))
}

/** Derives an id from a folder's name. The id depends on the case, but not on the Unicode form. */
export function folderNameId(accountId: string, name: string): string {
  return digestId(`${accountId}\n${name.normalize('NFC')}`)
}

/** The wire format of a folder (docs/api.md#4-history-folders-feedback). */
export function toFolder(id: string, stored: Folder): z.input<typeof folder> {
  return {
    id,
    name: stored.name,
    analysisCount: stored.analysisCount,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  }
}

/** The error for a folder name that the account already uses. */
export function nameTaken(existingId: string): Problem {
  return problem('ALREADY_EXISTS', { detail: 'There is a folder of that name.', existingId })
}
