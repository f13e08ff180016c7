import { parseDocuments, type Stored } from '../../src/adapters/optimistic-store/parse.ts'
import { optimisticStore } from '../../src/adapters/optimistic-store/store.ts'
import type {
  VersionedDocuments,
  Write,
} from '../../src/adapters/optimistic-store/versioned-documents.ts'
import { assertListed } from '../../src/collections/query.ts'
import type { Ids } from '../../src/ports/context.ts'
import type { Store } from '../../src/ports/store.ts'
import { type DocumentTable, documentTable } from '../memory-store/documents.ts'
import { selectDocuments } from '../memory-store/query.ts'
import type { Process, Surroundings } from './process.ts'

export type Change = { path: string; before: Stored | undefined; after: Stored | undefined }

/** Learns what a commit changed, and the id of the call or job that made it. */
type Watcher = (changes: readonly Change[], by: string) => void

/** The database of a run, below the optimistic transaction. */
export type Database = {
  table: DocumentTable
  /** Calls `watcher` after every commit that changes documents, with the changed documents. */
  watch(watcher: Watcher): void
  /** Whose locked transaction others wait for. */
  lockedBy: Process | undefined
  commit(writes: readonly Write<number>[], commitId: string, by: string): CommitResult
}

type CommitResult = ReturnType<DocumentTable['commit']>

export function newDatabase(): Database {
  const table = documentTable()
  const watchers: Watcher[] = []
  const dataOf = ({ ref }: Write<number>) => {
    const [found] = table.read([ref])
    return found?.exists ? found.data : undefined
  }
  return {
    table,
    lockedBy: undefined,
    watch: (watcher) => void watchers.push(watcher),
    commit(writes, commitId, by) {
      const changing = writes.filter(({ kind }) => kind !== 'verify')
      const before = changing.map(dataOf)
      const outcome = table.commit(writes, commitId)
      if (outcome === 'CONFLICT') return outcome
      const changes = changing.map((write, at) => ({
        path: `${write.ref.collection.name}/${write.ref.id}`,
        before: before[at],
        after: dataOf(write),
      }))
      for (const watcher of watchers) watcher(changes, by)
      return outcome
    },
  }
}

/** How often a commit looks whether a locked transaction has ended. */
const lockPollMs = 5
const lateMs = [50, 8000] as const

/** The store of one process. Every round trip takes time and can meet trouble. */
export function storeOf(
  database: Database,
  process: Process,
  surroundings: Surroundings,
  ids: Ids,
): Store {
  const documents: VersionedDocuments<number> = {
    read: (refs) => process.call('documents.read', () => database.table.read(refs)),
    commit: (writes, commitId) => commitIn(database, process, surroundings, { writes, commitId }),
    sameVersion: (one, other) => one === other,
    locked: (...work) => lockedIn(database, process, surroundings, work),
  }
  const query: Store['query'] = (collection, query, unreadable) => {
    assertListed(collection, query)
    return process.call('documents.query', () =>
      parseDocuments(
        collection,
        selectDocuments(database.table.kept(collection.name), query),
        unreadable,
      ),
    )
  }
  const chance = { clock: process.clock, ids }
  return optimisticStore(documents, { read: documents.read, query }, chance)
}

type Commit = { writes: readonly Write<number>[]; commitId: string }
type Outcome = CommitResult | 'UNKNOWN'

/** A commit that is applied now, later, or without an answer. */
async function commitIn(
  database: Database,
  process: Process,
  { luck, troubles, time, doing }: Surroundings,
  { writes, commitId }: Commit,
): Promise<Outcome> {
  const noAnswer = (): Outcome => 'UNKNOWN'
  const by = doing.getStore()?.id ?? ''
  const apply = () => database.commit(writes, commitId, by)
  while (isLockedFor(database, process)) await time.passed(lockPollMs)
  if (luck.happens(troubles.lateCommit)) {
    const late = luck.between(...lateMs)
    const applyLate = (): Outcome => {
      time.after(late, () => time.note(`a late commit ${textOf(apply())}`))
      return 'UNKNOWN'
    }
    return process.call('documents.commit', applyLate, { noAnswer })
  }
  const isLost = luck.happens(troubles.lostCommit)
  const outcome = await process.call<Outcome>('documents.commit', apply, { noAnswer })
  return isLost ? 'UNKNOWN' : outcome
}

const textOf = (outcome: CommitResult) => (outcome === 'CONFLICT' ? outcome : 'COMMITTED')

function isLockedFor({ lockedBy }: Database, process: Process): boolean {
  return lockedBy !== undefined && lockedBy !== process && !lockedBy.isDead()
}

type Locked = VersionedDocuments<number>['locked']

/**
 * Others' commits wait until the transaction ends, or until its process dies. A commit that was on
 * its way already makes the transaction conflict.
 */
async function lockedIn(
  database: Database,
  process: Process,
  { time, luck, troubles, doing }: Surroundings,
  [choose, commitId]: Parameters<Locked>,
): ReturnType<Locked> {
  while (database.lockedBy && !database.lockedBy.isDead()) await time.passed(lockPollMs)
  database.lockedBy = process
  const checks: Write<number>[] = []
  const read: VersionedDocuments<number>['read'] = async (refs) => {
    const found = await process.call('documents.read', () => database.table.read(refs))
    for (const [at, ref] of refs.entries())
      checks.push({ kind: 'verify', ref, previous: found[at] ?? { exists: false } })
    return found
  }
  try {
    const writes = await choose(read)
    const by = doing.getStore()?.id ?? ''
    const apply = (): Outcome => database.commit([...checks, ...writes], commitId, by)
    const noAnswer = (): Outcome => 'UNKNOWN'
    const isLost = luck.happens(troubles.lostCommit)
    const outcome = await process.call('documents.commit', apply, { noAnswer })
    return isLost ? 'UNKNOWN' : typeof outcome === 'object' ? 'COMMITTED' : outcome
  } finally {
    if (database.lockedBy === process) database.lockedBy = undefined
  }
}
