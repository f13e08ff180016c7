import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { folderRemovals } from '../../collections/folders.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Store } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { changeAnalyses } from '../long-pages.ts'

/** A Firestore commit has at most 10 MiB, and an analysis has far less than 100 KiB. */
const batchSize = 100

/** Completes interrupted folder deletions, which have not yet unassigned all analyses. */
export function sweepRemovedFolders(ports: Ports, context: CallContext): Promise<void> {
  const empty = ({ id }: { id: string }) => emptyRemovedFolder(ports, id, context.signal)
  return sweepDue(ports, folderRemovals, 'sweepAt', empty, context)
}

/**
 * Unassigns the analyses of a deleted folder in batches, then removes the record of the deletion,
 * which is read unless it is `known`. A
 * second run, later or at the same time, does no harm.
 */
export async function emptyRemovedFolder(
  ports: Ports,
  folderId: string,
  signal: AbortSignal,
  known?: { accountId: string },
): Promise<void> {
  const until = addSeconds(ports.clock.now(), backgroundTiming.emptyRemovedFolder.budgetSeconds)
  const [removal] = known ? [known] : await ports.store.getAll(ref(folderRemovals, folderId))
  if (!removal) return
  for (;;) {
    const turn = { owner: removal.accountId, signal }
    const unassigned = await changeAnalyses(ports.store, turn, async () => {
      const ids = await assignedTo(ports.store, folderId, removal.accountId)
      if (ids.length > 0) await unassign(ports.store, ids, folderId, signal)
      return ids.length
    })
    if (unassigned < batchSize) break
    if (ports.clock.now() >= until) return
  }
  await forget(ports.store, folderId, signal)
}

async function assignedTo(store: Store, folderId: string, accountId: string): Promise<string[]> {
  const documents = await store.query(analyses, {
    where: [
      { field: 'accountId', operator: '==', value: accountId },
      { field: 'folderId', operator: '==', value: folderId },
    ],
    orderBy: { field: 'createdAt', direction: 'descending' },
    limit: batchSize,
  })
  return documents.map(({ id }) => id)
}

/** Reads the analyses again, because users may have moved or deleted analyses since the query. */
function unassign(store: Store, ids: string[], folderId: string, signal: AbortSignal) {
  return store.transaction(
    async (database) => {
      const found = await database.getAll(...ids.map((id) => ref(analyses, id)))
      for (const [index, id] of ids.entries()) {
        const analysis = found[index]
        if (analysis?.folderId === folderId)
          database.update(ref(analyses, id), { ...analysis, folderId: null })
      }
    },
    signal,
    { takesLocks: true },
  )
}

function forget(store: Store, folderId: string, signal: AbortSignal): Promise<void> {
  const removalRef = ref(folderRemovals, folderId)
  return store.transaction(async (database) => {
    const [removal] = await database.getAll(removalRef)
    if (removal) database.remove(removalRef)
  }, signal)
}
