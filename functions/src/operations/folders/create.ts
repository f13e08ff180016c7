import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Folder, folderNames, folders } from '../../collections/folders.ts'
import { times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { folder, folderNameBody } from '../../contract/schemas/folder.ts'
import { folderNameId, nameTaken, toFolder } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import { changeTotals } from '../account/change-totals.ts'
import { endpoint } from '../endpoint.ts'
import { claimOf, madeBefore, noteMade, replayed, stillThere } from '../idempotency-keys/claim.ts'
import { folderExample } from './examples.ts'

export const createFolder = endpoint({
  id: 'folders.create',
  route: { method: 'POST', path: '/v1/folders', credential: 'identity', scopes: ['manage'] },
  summary: 'Create a history folder',
  description: [
    'A name that the account already uses returns 409 `ALREADY_EXISTS`.',
    `An account can have up to ${limits.folder.perAccountMax} folders.`,
  ],
  body: folderNameBody,
  output: { 200: folder },
  idempotent: true,
  problems: ['CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  examples: {
    body: { name: 'Balcony' },
    output: { 200: { ...folderExample, analysisCount: 0, updatedAt: times.joined } },
  },

  /** Costs 2 reads and 3 writes, or 3 reads and 4 writes with an Idempotency-Key. */
  async handler(call, { ids, store, clock }) {
    const { accountId } = call.caller
    const { name } = call.input
    const newId = ids.random('fld')
    const claim = claimOf(call, 'folders.create')
    const nameRef = ref(folderNames, folderNameId(accountId, name))
    const statsRef = ref(accountStats, accountId)
    const { id, created, headers } = await store.transaction(async (database) => {
      const now = clock.now()
      const [taken, stats, key] = await database.getAll(nameRef, statsRef, ...claim.refs)
      const made = madeBefore(claim, key, now)
      if (made) {
        const [known] = await database.getAll(ref(folders, made.id))
        return { id: made.id, created: stillThere(made, known), headers: replayed }
      }
      if (taken) throw nameTaken(taken.folderId)
      if ((stats?.totals.folders ?? 0) >= limits.folder.perAccountMax)
        throw problem('LIMIT_REACHED', `At most ${limits.folder.perAccountMax} folders.`)
      const folder: Folder = { accountId, name, analysisCount: 0, createdAt: now, updatedAt: now }
      database.create(ref(folders, newId), folder)
      database.create(nameRef, { accountId, folderId: newId })
      changeTotals(database, accountId, stats, { folders: 1 })
      noteMade(database, claim, key, { id: newId, createdAt: now }, now)
      return { id: newId, created: folder, headers: {} }
    }, call.signal)
    return { status: 200, body: toFolder(id, created), headers }
  },
})
