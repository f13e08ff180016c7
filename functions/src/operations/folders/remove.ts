import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { folderNames, folderRemovals, folders } from '../../collections/folders.ts'
import { ids } from '../../contract/examples/values.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { removedFolder } from '../../contract/schemas/folder.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { folderNameId } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import { changeTotals } from '../account/change-totals.ts'
import { endpoint } from '../endpoint.ts'
import { emptyRemovedFolder } from './empty-removed.ts'

export const removeFolder = endpoint({
  id: 'folders.remove',
  route: { method: 'DELETE', path: '/v1/folders/{id}', credential: 'identity', scopes: ['manage'] },
  summary: 'Delete a history folder; its analyses stay',
  description: [
    'The analyses of the folder stay in the history, without a folder.',
    'Deleting a folder twice returns 404.',
  ],
  params: idParams,
  output: { 200: removedFolder },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.folder },
    output: { 200: { id: ids.folder, deleted: true, unassigned: 1 } },
  },

  /**
   * Deletes the folder, then unassigns its analyses in batches. After a crash, or for a very large
   * folder, the sweeper completes the work. A repeated call before the end helps with the work and
   * returns the same response. A later call throws NOT_FOUND.
   */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { id } = call.input
    const folderRef = ref(folders, id)
    const removalRef = ref(folderRemovals, id)
    const statsRef = ref(accountStats, accountId)
    // Assignments read the folder in their transactions, so they fail after this commit.
    const { unassigned, removal } = await ports.store.transaction(async (database) => {
      const now = ports.clock.now()
      const [folder, begun, stats] = await database.getAll(folderRef, removalRef, statsRef)
      if (begun?.accountId === accountId) return { unassigned: begun.unassigned, removal: begun }
      if (folder?.accountId !== accountId) throw problem('NOT_FOUND')
      const nameRef = ref(folderNames, folderNameId(accountId, folder.name))
      const [name] = await database.getAll(nameRef)
      const unassigned = folder.analysisCount
      database.remove(folderRef)
      if (name?.folderId === id) database.remove(nameRef)
      changeTotals(database, accountId, stats, { folders: -1 })
      // An empty folder needs no second step.
      if (unassigned === 0) return { unassigned, removal: undefined }
      const sweepAt = addSeconds(now, backgroundTiming.emptyRemovedFolder.firstSweepSeconds)
      const removal = { accountId, unassigned, createdAt: now, sweepAt }
      database.create(removalRef, removal)
      return { unassigned, removal }
    }, call.signal)
    if (removal) await emptyRemovedFolder(ports, id, call.signal, removal)
    return { status: 200, body: { id, deleted: true, unassigned } }
  },
})
