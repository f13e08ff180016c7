import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { folderRemovals } from '../../collections/folders.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Store } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'

/** A commit takes at most 10 MiB, and an analysis is far below 100 KiB. */
const batchSize = 100

/** Empties folders whose deletion stopped before all their analyses were moved. */
export function sweepRemovedFolders(ports: Ports, context: CallContext): Promise<void> {
  const empty = ({ id }: { id: string }) => emptyRemovedFolder(ports, id, context.signal)
  return sweepDue(ports, folderRemovals, 'sweepAt', empty, context)
}

/**
 * Unassigns the analyses of a deleted folder in batches, and removes its record with the last. May
 * start again after any crash, and run twice at once.
 */
export async function emptyRemovedFolder(
  ports: Ports,
  folderId: string,
  signal: AbortSignal,
): Promise<void> {
  const until = addSeconds(ports.clock.now(), backgroundTiming.emptyRemovedFolder.budgetSeconds)
  const [removal] = await ports.store.getAll(ref(folderRemovals, folderId))
  if (!removal) return
  for (;;) {
    const ids = await assignedTo(ports.store, folderId, removal.accountId)
    if (ids.length > 0) await unassign(ports.store, ids, folderId, signal)
    if (ids.length < batchSize) break
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

/** Reads the analyses again, because users may have deleted or moved some since the query. */
function unassign(store: Store, ids: string[], folderId: string, signal: AbortSignal) {
  return store.transaction(async (database) => {
    const found = await database.getAll(...ids.map((id) => ref(analyses, id)))
    for (const [index, id] of ids.entries()) {
      const analysis = found[index]
      if (analysis?.folderId === folderId)
        database.update(ref(analyses, id), { ...analysis, folderId: null })
    }
  }, signal)
}

function forget(store: Store, folderId: string, signal: AbortSignal): Promise<void> {
  const removalRef = ref(folderRemovals, folderId)
  return store.transaction(async (database) => {
    const [removal] = await database.getAll(removalRef)
    if (removal) database.remove(removalRef)
  }, signal)
}
