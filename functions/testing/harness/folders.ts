import { expect } from 'vitest'
import { accountStats } from '../../src/collections/accounts.ts'
import { analyses, type StoredAnalysis } from '../../src/collections/analyses.ts'
import type { Collection } from '../../src/collections/collection.ts'
import { folderNames, folderRemovals, folders } from '../../src/collections/folders.ts'
import { folderNameId } from '../../src/domain/folder.ts'
import { accountClientOf } from './account-client.ts'
import { idOf } from './answers.ts'
import { callerOf, createService, type TestService } from './service.ts'

export function storedOf<T>(service: TestService, { name, schema }: Collection<T>): [string, T][] {
  return [...service.documents.all(name)].map(([id, data]) => [id, schema.parse(data)])
}

function tally(keys: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/**
 * Checks the folders when no work is running. Each folder has the right number of analyses and
 * reserves only its own name. No analysis is in a deleted folder, and each analysis in a folder is
 * saved. The totals of the accounts are right.
 */
export function assertFoldersSound(service: TestService): void {
  const kept = storedOf(service, folders)
  const all: StoredAnalysis[] = storedOf(service, analyses).map(([, analysis]) => analysis)
  const assigned = all.filter((analysis) => analysis.folderId !== null)
  expect(storedOf(service, folderRemovals)).toEqual([])
  const counted = kept.map(([id, { analysisCount }]) => [id, analysisCount] as const)
  expect(new Map(counted.filter(([, count]) => count > 0))).toEqual(
    tally(assigned.map(({ folderId }) => folderId)),
  )
  expect(assigned.filter(({ saved, expiresAt }) => !saved || expiresAt !== null)).toEqual([])
  const named = kept.map(
    ([id, { accountId, name }]) => [folderNameId(accountId, name), id] as const,
  )
  expect(
    new Map(storedOf(service, folderNames).map(([id, { folderId }]) => [id, folderId])),
  ).toEqual(new Map(named))
  const foldersOf = tally(kept.map(([, { accountId }]) => accountId))
  const savedOf = tally(all.map(({ accountId, saved }) => (saved ? accountId : null)))
  for (const [accountId, { totals }] of storedOf(service, accountStats)) {
    expect(totals.folders).toBe(foldersOf.get(accountId) ?? 0)
    expect(totals.saved).toBe(savedOf.get(accountId) ?? 0)
  }
}

/** A service with a large quota and two account owners, `ada` and `ben`. */
export async function twoOwners() {
  const service = createService({ quota: { userDaily: 1000, keyDaily: 1000, memberDaily: 1000 } })
  const { ports } = service.steady
  await Promise.all([service.signUp('ada'), service.signUp('ben')])
  return {
    service,
    ports,
    ada: accountClientOf(ports, callerOf('ada')),
    ben: accountClientOf(ports, callerOf('ben')),
  }
}

/** Analyses photos one after the other and returns their ids. */
export async function analyse(service: TestService, count: number, uid = 'ada'): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const client = service.steady.as(callerOf(uid))
    ids.push(idOf(await client.analyseSync({ photo: 'diseased leaf' })))
  }
  return ids
}

/** The sorted ids of the analyses in a folder of Ada's history. */
export async function historyOf(service: TestService, folderId: string): Promise<string[]> {
  const { body } = await service.steady.as(callerOf('ada')).history({ folderId, pageSize: 100 })
  return (body as { items: { id: string }[] }).items.map(({ id }) => id).sort()
}
