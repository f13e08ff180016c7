import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { ids } from '../../contract/examples/values.ts'
import { analysisIdsBody, assignment } from '../../contract/schemas/folder.ts'
import { endpoint } from '../endpoint.ts'
import {
  moveAnalyses,
  movesTo,
  readFolders,
  requireAll,
  writeChanged,
  writeCounts,
} from './move-analyses.ts'

export const unassignFromFolder = endpoint({
  id: 'folders.unassign',
  route: {
    method: 'POST',
    path: '/v1/folders/unassign',
    credential: 'identity',
    scopes: ['manage'],
  },
  summary: 'Remove analyses from their current folder, all or none',
  description: [
    'The analyses stay saved; an analysis without a folder causes no error.',
    'If one of the analyses is unknown, the call returns 404 and moves none.',
  ],
  body: analysisIdsBody,
  output: { 200: assignment },
  problems: ['NOT_FOUND'],
  examples: {
    body: { analysisIds: [ids.analysis] },
    output: { 200: { folderId: null, analysisIds: [ids.analysis] } },
  },

  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { analysisIds } = call.input
    await moveAnalyses(store, call, async (database) => {
      const now = clock.now()
      const found = await database.getAll(...analysisIds.map((id) => ref(analyses, id)))
      const read = requireAll(analysisIds, found, accountId, now)
      const moves = movesTo(null, read)
      writeCounts(database, await readFolders(database, moves), moves, now)
      writeChanged(database, read, { folderId: null })
    })
    return { status: 200, body: { folderId: null, analysisIds } }
  },
})
