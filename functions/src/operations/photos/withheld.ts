import { createHash } from 'node:crypto'
import type { Stats } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  moderationItems,
  type WithheldPhoto,
  withheldPhotos,
} from '../../collections/moderation.ts'
import { transactions } from '../../collections/transactions.ts'
import { uploads } from '../../collections/uploads.ts'
import { isExpired, isPhotoWithheld } from '../../domain/analyses/analysis.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import { blocksPhoto } from '../../domain/analyses/moderation.ts'
import { parsePhotoPath } from '../../domain/analyses/storage-path.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Filter, Store, StoreTransaction } from '../../ports/store.ts'
import { uploadId } from '../uploads/claim-name.ts'

/** A photo as its transaction names it, with the hash of the stored photo. */
export type Photo = {
  accountId: string
  storagePath: string
  bytesId?: string | undefined
  imageSha256?: string | undefined
}

/** Stands for the bytes of a photo within an account. The service stores no hash of sent bytes. */
export function bytesIdOf(accountId: string, bytes: Uint8Array): string {
  return bytesIdOfHash(accountId, createHash('sha256').update(bytes).digest('hex'))
}

const bytesIdOfHash = (accountId: string, sha256: string): string =>
  `wph_${digestId(`bytes\n${accountId}\n${sha256}`)}`

/** The record of a stored photo. Photos with the same pixels have the same stored photo. */
const refOfStored = (accountId: string, imageSha256: string): Ref<WithheldPhoto> =>
  refOfBytes(bytesIdOfHash(accountId, imageSha256))
export const refOfBytes = (bytesId: string): Ref<WithheldPhoto> => ref(withheldPhotos, bytesId)
export const refOfPath = (storagePath: string): Ref<WithheldPhoto> =>
  ref(withheldPhotos, `wph_${digestId(`path\n${storagePath}`)}`)

/** The record that exists while the photo of a start is withheld. */
function refOfStart({
  storagePath,
  bytesId,
}: Pick<Photo, 'storagePath' | 'bytesId'>): Ref<WithheldPhoto> {
  return bytesId === undefined ? refOfPath(storagePath) : refOfBytes(bytesId)
}

/**
 * The record that withholds the photo of a run, as it was sent or as it was stored. Costs no read
 * in an account without withheld photos: a commit that withholds one marks the account's `stats`,
 * which every completion reads and changes. Another account may withhold the path of an upload, so
 * a start by path always costs 1 read and 1 write.
 */
export async function readWithheld(
  database: StoreTransaction,
  { accountId, imageSha256, ...sent }: Photo & { imageSha256: string },
  stats: Stats | undefined,
): Promise<WithheldPhoto | undefined> {
  const isMarked = stats?.withheldAt !== undefined
  const refs = isMarked
    ? [refOfStart(sent), refOfStored(accountId, imageSha256)]
    : refsOfUnmarked(sent)
  const records = await database.getAll(...refs)
  return records.find((record) => record !== undefined)
}

/** The record that a run reads although nothing marks its account. */
export const refsOfUnmarked = (sent: Pick<Photo, 'storagePath' | 'bytesId'>) =>
  sent.bytesId === undefined ? [refOfStart(sent)] : []

export const refsOf = ({
  accountId,
  storagePath,
  bytesId,
  imageSha256,
}: Photo): Ref<WithheldPhoto>[] => [
  refOfPath(storagePath),
  ...(bytesId === undefined ? [] : [refOfBytes(bytesId)]),
  ...(imageSha256 === undefined ? [] : [refOfStored(accountId, imageSha256)]),
]

/**
 * Why no analysis may use a photo, as far as analyses and the queue know: a block, or a deleted
 * analysis whose photo only the queue keeps. Knows photos that were blocked before there were
 * records of withheld photos. Costs two queries, and a third for a photo in the queue.
 */
export async function findHold(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  storagePath: string,
): Promise<'WITHHELD' | 'DELETED' | undefined> {
  const named = { field: 'storagePath', operator: '==', value: storagePath } as const
  const orderBy = { field: 'storagePath', direction: 'ascending' } as const
  const query = (...more: Filter[]) => ({ where: [named, ...more], orderBy, limit: 100 })
  const [inconclusive, found] = await Promise.all([
    store.query(analyses, query({ field: 'outcome', operator: '==', value: 'INCONCLUSIVE' })),
    store.query(
      moderationItems,
      query({ field: 'status', operator: 'in', value: ['PENDING', 'BLOCKED'] }),
    ),
  ])
  const items = found.filter(({ data }) => !isExpired(data, clock.now()))
  if (inconclusive.some(({ data }) => isPhotoWithheld(data))) return 'WITHHELD'
  if (items.some(({ data }) => blocksPhoto(data))) return 'WITHHELD'
  if (!items.some(({ data }) => data.status === 'PENDING')) return undefined
  const [user] = await store.query(analyses, { ...query(), limit: 1 })
  return user ? undefined : 'DELETED'
}

/** The records of a photo, for automatic blocks and for approvals. Costs at most 3 reads. */
export async function readRecords(database: StoreTransaction, photo: Photo) {
  const refs = refsOf(photo)
  const found = await database.getAll(...refs)
  return {
    /** Keeps the record of another block, because a moderator may have made that block. */
    withhold: (record: WithheldPhoto) =>
      refs.forEach((each, at) => {
        if (!found[at]) database.create(each, record)
      }),
    /** Keeps the record of another block. */
    lift: (analysisId: string) =>
      refs.forEach((each, at) => {
        if (found[at]?.analysisId === analysisId) database.remove(each)
      }),
  }
}

/** A start by path sent no bytes. The upload or the analysis that brought the photo knows them. */
export async function bytesIdOfOrigin(
  database: StoreTransaction,
  storagePath: string,
): Promise<string | undefined> {
  const parsed = parsePhotoPath(storagePath)
  if (!parsed) return undefined
  const { uid, name } = parsed
  const [origin] = await (name.startsWith('an_')
    ? database.getAll(ref(transactions, name))
    : database.getAll(ref(uploads, uploadId(uid, name))))
  return origin?.bytesId
}

/** Forgets a path whose photo was deleted, because another upload may get the same path. */
export async function forgetPath(store: Store, path: string, signal: AbortSignal): Promise<void> {
  const recordRef = refOfPath(path)
  await store.transaction(async (database) => {
    const [record] = await database.getAll(recordRef)
    if (record) database.remove(recordRef)
  }, signal)
}
