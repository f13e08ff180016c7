import { analyses } from '../../collections/analyses.ts'
import { moderationItems } from '../../collections/moderation.ts'
import { transactions } from '../../collections/transactions.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Store } from '../../ports/store.ts'
import { removePhotoObjects } from './thumbnail.ts'
import { forgetPath } from './withheld.ts'

/**
 * Deletes a photo and forgets its path, which another photo may get. Returns false, and keeps the
 * photo, if an analysis or a moderator needs the photo.
 */
export async function deletePhotoIfUnreferenced(
  ports: Ports,
  storagePath: string,
  context: CallContext,
): Promise<boolean> {
  if (!(await deleteObjectsIfUnreferenced(ports, storagePath, context))) return false
  await forgetPath(ports.store, storagePath, context.signal)
  return true
}

/** Does the same, but does not forget the path. */
export async function deleteObjectsIfUnreferenced(
  ports: Ports,
  storagePath: string,
  context: CallContext,
): Promise<boolean> {
  if (await isReferenced(ports.store, storagePath)) return false
  await removePhotoObjects(ports, storagePath, context)
  return true
}

async function isReferenced(store: Store, storagePath: string): Promise<boolean> {
  const named = { field: 'storagePath', operator: '==', value: storagePath } as const
  const live = { field: 'status', operator: 'in', value: ['PENDING', 'PROCESSING'] } as const
  const orderBy = { field: 'storagePath', direction: 'ascending' } as const
  const waiting = { field: 'status', operator: '==', value: 'PENDING' } as const
  const found = await Promise.all([
    store.query(analyses, { where: [named], orderBy, limit: 1 }),
    store.query(transactions, { where: [named, live], orderBy, limit: 1 }),
    store.query(moderationItems, { where: [named, waiting], orderBy, limit: 1 }),
  ])
  return found.some((documents) => documents.length > 0)
}
