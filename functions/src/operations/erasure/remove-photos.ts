import { analyses } from '../../collections/analyses.ts'
import { transactions } from '../../collections/transactions.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { photoOf } from '../../domain/analyses/storage-path.ts'
import { exportsFolder, photoFolders, uploadsFolder } from '../../domain/erasure/personal-data.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Store } from '../../ports/store.ts'
import { removeFolderObjects } from '../exports/objects.ts'
import { removePhotoObjects } from '../photos/thumbnail.ts'

/** Removes a photo that no other account uses. The inviting account owns a worker's photos. */
export async function removePhoto(
  ports: Ports,
  path: string,
  uid: string,
  context: CallContext,
): Promise<void> {
  if (!(await isNamedElsewhere(ports.store, path, uid)))
    await removePhotoObjects(ports, path, context)
}

async function isNamedElsewhere(store: Store, path: string, uid: string): Promise<boolean> {
  const named = { field: 'storagePath', operator: '==', value: path } as const
  const elsewhere = { field: 'accountId', operator: '!=', value: uid } as const
  const orderBy = { field: 'accountId', direction: 'ascending' } as const
  const where = [named, elsewhere]
  const [done] = await store.query(analyses, { where, orderBy, limit: 1 })
  if (done) return true
  const live = { field: 'status', operator: 'in', value: ['PENDING', 'PROCESSING'] } as const
  const [underWay] = await store.query(transactions, {
    where: [...where, live],
    orderBy,
    limit: 1,
  })
  return underWay !== undefined
}

/** Removes the person's folders from storage, but keeps photos that other accounts need. */
export async function removeFolders(
  ports: Ports,
  uid: string,
  context: CallContext,
): Promise<void> {
  for (const subject of [uid, apiKeyPrincipal(uid)])
    await removeFolderObjects(ports, exportsFolder(subject), context)
  for (const folder of [...photoFolders(uid), uploadsFolder(uid)]) {
    let last: string | undefined
    for await (const path of ports.objectStreams.list(folder, context)) {
      const photo = photoOf(path)
      // Storage lists objects by name, so a photo comes right after its thumbnail.
      if (photo !== last) await removePhoto(ports, photo, uid, context)
      last = photo
    }
  }
}
