import { createHash } from 'node:crypto'
import { accountStats } from '../../collections/accounts.ts'
import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
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
import type { Filter, Query, Store, StoreTransaction } from '../../ports/store.ts'
import { uploadId } from '../uploads/claim-name.ts'

/** A block withholds at most this many copies of a photo. One commit must hold all of them. */
const copiesMax = 100

/** A photo as its transaction names it, with the hash of the stored photo. */
type Photo = {
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
export const refOfStored = (accountId: string, imageSha256: string): Ref<WithheldPhoto> =>
  refOfBytes(bytesIdOfHash(accountId, imageSha256))
export const refOfBytes = (bytesId: string): Ref<WithheldPhoto> => ref(withheldPhotos, bytesId)
export const refOfPath = (storagePath: string): Ref<WithheldPhoto> =>
  ref(withheldPhotos, `wph_${digestId(`path\n${storagePath}`)}`)

/** The record that exists while the photo of a start is withheld. */
export function refOfStart({
  storagePath,
  bytesId,
}: Pick<Photo, 'storagePath' | 'bytesId'>): Ref<WithheldPhoto> {
  return bytesId === undefined ? refOfPath(storagePath) : refOfBytes(bytesId)
}

const refsOf = ({ accountId, storagePath, bytesId, imageSha256 }: Photo): Ref<WithheldPhoto>[] => [
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
  const query = (...more: Filter[]) => queryOf('storagePath', [named, ...more])
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

function queryOf(field: string, where: Filter[]): Query {
  return { where, orderBy: { field, direction: 'ascending' }, limit: copiesMax }
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

/** The analyses of photos at these paths. Firestore compares a field with at most 30 values. */
async function usersOf(store: Store, paths: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(paths.length / 30) }, (_, part) =>
    paths.slice(part * 30, part * 30 + 30),
  )
  const found = await Promise.all(
    parts.map((value) =>
      store.query(
        analyses,
        queryOf('storagePath', [{ field: 'storagePath', operator: 'in', value }]),
      ),
    ),
  )
  return found.flat()
}

/**
 * Reads all copies of a photo: analyses and uploads of the same bytes, and analyses of any of their
 * paths, since a second look and a start that name a photo by its path have no hash of its bytes.
 * Reads the statistics first, because an analysis that completes after the queries changes them and
 * so makes the commit repeat. Costs at most 5 reads, three queries, one query for 30 other paths,
 * and 2 reads for each copy.
 */
export async function readCopies(
  database: StoreTransaction,
  store: Store,
  { analysisId, photo }: { analysisId: string; photo: Photo },
) {
  await database.getAll(ref(accountStats, photo.accountId))
  const bytesId = photo.bytesId ?? (await bytesIdOfOrigin(database, photo.storagePath))
  const where = { field: 'storagePath', operator: '==', value: photo.storagePath } as const
  const sent = { field: 'bytesId', operator: '==', value: bytesId } as const
  const [byPath, byBytes, uploaded] = await Promise.all([
    store.query(analyses, queryOf('storagePath', [where])),
    bytesId === undefined ? [] : store.query(transactions, queryOf('bytesId', [sent])),
    bytesId === undefined ? [] : store.query(uploads, queryOf('bytesId', [sent])),
  ])
  const paths = new Set([...byBytes, ...uploaded].map(({ data }) => data.storagePath))
  paths.delete(photo.storagePath)
  const byOtherPaths = await usersOf(store, [...paths])
  const others = new Set(
    [...byPath, ...byBytes, ...byOtherPaths].map(({ id }) => id).filter((id) => id !== analysisId),
  )
  const analysisRefs = [...others].map((id) => ref(analyses, id))
  const recordRefs = [...refsOf({ ...photo, bytesId }), ...[...paths].map(refOfPath)]
  const copies = await database.getAll(...analysisRefs)
  const records = await database.getAll(...recordRefs)
  return {
    withhold(record: WithheldPhoto): void {
      for (const [at, each] of recordRefs.entries()) database.put(each, records[at], record)
      for (const [at, each] of analysisRefs.entries()) hide(database, each, copies[at])
    },
  }
}

function hide(
  database: StoreTransaction,
  target: Ref<StoredAnalysis>,
  copy: StoredAnalysis | undefined,
): void {
  if (copy && !copy.photoWithheld) database.update(target, { ...copy, photoWithheld: true })
}

/** A start by path sent no bytes. The upload or the analysis that brought the photo knows them. */
async function bytesIdOfOrigin(
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
