import { type Collection, ref } from '../../collections/collection.ts'
import { collections } from '../../collections/index.ts'
import { erasures } from '../../collections/personal-data.ts'
import { providerJobs } from '../../collections/provider.ts'
import { transactions } from '../../collections/transactions.ts'
import { personHash } from '../../domain/erasure/person-hash.ts'
import { idsOf } from '../../domain/erasure/personal-data.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'
import { removeProviderJob } from '../provider-events/provider-jobs.ts'
import { endMemberships } from './end-memberships.ts'
import { removeFolders, removePhoto } from './remove-photos.ts'

/** A commit takes at most 10 MiB, and reading an analysis 30 KB. */
const pageSize = 100

/**
 * Deletes everything of a person whose account is deactivated, as the data table tells: documents,
 * photos, archives, what the model provider keeps, and last the note that this was to be done. Can
 * be begun again after any crash, and finds less each time. Work under way cannot be younger than
 * the hour that it waited. Throws where the provider has not deleted what it keeps: the erasure is
 * not complete then, and the next sweep goes on.
 */
export async function deletePersonalData(
  ports: Ports,
  uid: string,
  context: CallContext,
): Promise<void> {
  // Before their invitations are deleted. Nobody has joined since the deactivation, but a lost race
  // would leave a worker in an account that is gone.
  await endMemberships(ports, uid, context)
  for (const collection of collections)
    if (collection.name !== providerJobs.name) await wipeCollection(ports, collection, uid, context)
  await removeFolders(ports, uid, context)
  // Last, because it waits for the provider: all else is gone by then.
  await removeProviderJobs(ports, uid, context)
  await removeDocuments(ports.store, erasures, [uid], context)
  const { requestId } = context
  // By it the person is erased again where a backup is restored that still has them.
  ports.log.write('INFO', 'Person erased', { requestId, personHash: personHash(uid) })
}

/** A job is forgotten when the provider has deleted what it keeps of it, and not before. */
async function removeProviderJobs(ports: Ports, uid: string, context: CallContext): Promise<void> {
  for (;;) {
    const jobs = await ports.store.query(providerJobs, {
      where: [{ field: 'accountId', operator: '==', value: uid }],
      orderBy: { field: 'accountId', direction: 'ascending' },
      limit: pageSize,
    })
    for (const job of jobs) await removeProviderJob(ports, job, context)
    if (jobs.length < pageSize) return
  }
}

async function wipeCollection(
  ports: Ports,
  collection: Collection<unknown>,
  uid: string,
  context: CallContext,
): Promise<void> {
  const reach = collection.eraser
  if (reach.by === 'none') return
  if (reach.by === 'id') return removeDocuments(ports.store, collection, idsOf(reach, uid), context)
  for (const field of reach.fields) {
    for (;;) {
      const documents = await ports.store.query(collection, {
        where: [{ field, operator: '==', value: uid }],
        orderBy: { field, direction: 'ascending' },
        limit: pageSize,
      })
      await removePhotosOf(ports, collection, documents, uid, context)
      await removeDocuments(ports.store, collection, idsIn(documents), context)
      if (documents.length < pageSize) break
    }
  }
}

const idsIn = (documents: readonly StoredDocument<unknown>[]) => documents.map(({ id }) => id)

/**
 * Before the transactions that name them: after a crash between the two nothing would lead to the
 * photo.
 */
async function removePhotosOf(
  ports: Ports,
  collection: Collection<unknown>,
  documents: readonly StoredDocument<unknown>[],
  uid: string,
  context: CallContext,
): Promise<void> {
  if (collection.name !== transactions.name) return
  const paths = documents.map(({ data }) => (data as { storagePath: string }).storagePath)
  for (const path of new Set(paths)) await removePhoto(ports, path, uid, context)
}

async function removeDocuments(
  store: Store,
  collection: Collection<unknown>,
  ids: readonly string[],
  { signal }: CallContext,
): Promise<void> {
  if (ids.length === 0) return
  await store.transaction(async (database) => {
    const refs = ids.map((id) => ref(collection, id))
    const found = await database.getAll(...refs)
    for (const [at, target] of refs.entries()) if (found[at] !== undefined) database.remove(target)
  }, signal)
}
