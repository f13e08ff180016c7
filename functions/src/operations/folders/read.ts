import { ref } from '../../collections/collection.ts'
import { folders } from '../../collections/folders.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { toFolder } from '../../domain/folder.ts'
import { problem } from '../../domain/problem.ts'
import type { Store } from '../../ports/store.ts'

/** `GET /v1/folders/{id}`: 1 read. Throws NOT_FOUND, for a folder of another account too. */
export function readFolder({ store }: { store: Store }): Handler<'folders.read'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id } = call.input
    const [folder] = await store.getAll(ref(folders, id))
    if (folder?.accountId !== accountId) throw problem('NOT_FOUND')
    return { status: 200, body: toFolder(id, folder) }
  }
}
