import type { z } from 'zod'
import type { Folder } from '../collections/folders.ts'
import type { folder } from '../contract/schemas/folder.ts'
import { digestId } from './analyses/idempotency.ts'
import { type Problem, problem } from './problem.ts'

/** An analysis changes its place; null is no folder. */
export type Move = { from: string | null; to: string | null }

/** By how much the count of each folder changes; those that end as they began are left out. */
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

/** Two spellings of one text in Unicode are one name; upper and lower case are two. */
export function folderNameId(accountId: string, name: string): string {
  return digestId(`${accountId}\n${name.normalize('NFC')}`)
}

/** A folder as its account sees it (docs/api.md#4-history-folders-feedback). */
export function toFolder(id: string, stored: Folder): z.input<typeof folder> {
  return {
    id,
    name: stored.name,
    analysisCount: stored.analysisCount,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  }
}

/** That an account has a folder of that name already, and which. */
export function nameTaken(existingId: string): Problem {
  return problem('ALREADY_EXISTS', { detail: 'There is a folder of that name.', existingId })
}
