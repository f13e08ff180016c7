import { createHash } from 'node:crypto'
import { z } from 'zod'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { SecurityIncident } from '../../collections/malware.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import { limits } from '../../contract/limits.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import { parseUploadPath, photoPath } from '../../domain/analyses/storage-path.ts'
import type { CallContext } from '../../ports/context.ts'
import type { OptimiseOutcome } from '../../ports/image-processor.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { recordIncident } from '../incidents/record.ts'
import { job } from '../job.ts'
import { deletePhotoIfUnreferenced } from '../photos/delete-if-unreferenced.ts'
import { bytesIdOf, refOfBytes } from '../photos/withheld.ts'
import { claimName, isSame, type Received, uploadId } from './claim-name.ts'

/**
 * Reserves the name, ends downloads of the file, processes the photo, records the outcome and
 * removes the original. Ignores photos that the service stored. Events may arrive twice, late and
 * in any order, so each step can be repeated. The record tells which steps are done.
 */
export const receiveUploadJob = job({
  functions: ['receiveUpload'],
  // Storage events carry numbers as text.
  message: z.object({ name: z.string(), generation: z.coerce.string() }),

  async work({ name: path, generation }, ports, context) {
    const owner = parseUploadPath(path)
    if (!owner) return
    const received = { path, generation }
    const claim = await claimName(ports, owner, received, context)
    if (claim === 'OURS') await handle(ports, owner, received, context)
    if (claim === 'GIVEN_UP') await recordOutcome(ports, owner, received, tooHard, context)
    if (claim === 'TOO_MANY') {
      const { requestId } = context
      ports.log.write('WARNING', 'Upload beyond the number of a day', { requestId, uid: owner.uid })
    }
    await ports.objects.remove(path, context, generation)
  },
})

async function handle(
  ports: Ports,
  owner: { uid: string; name: string },
  received: Received,
  context: CallContext,
): Promise<void> {
  const { path, generation } = received
  // The sender can delay the scan. By the answer to the upload, anybody could download until then.
  const [bytes] = await Promise.all([
    ports.objects.read(path, limits.request.photoBodyBytesLimit, context, generation),
    ports.objects.endDownloads(path, context, generation),
  ])
  if (!bytes) return releaseName(ports, owner, received, context)
  if (bytes === 'TOO_LARGE') return recordOutcome(ports, owner, received, tooLarge, context)
  const { bytesId, isBanned, isWithheld } = await readSender(ports.store, owner.uid, bytes)
  // Without the database `(default)`, the Storage rules do not read bans.
  if (isBanned) return releaseName(ports, owner, received, context)
  const sent = { ...received, bytesId }
  if (isWithheld) return recordOutcome(ports, owner, sent, { kind: 'WITHHELD' }, context)
  const sender = { owner: owner.uid, comesAgain: true }
  const outcome = await ports.images.optimise(bytes, { ...context, ...sender })
  if (outcome.kind === 'INFECTED') {
    const file = createHash('sha256').update(bytes).digest('hex')
    return recordOutcome(ports, owner, sent, { ...outcome, file }, context)
  }
  const stored = await store(ports, owner, outcome, context)
  await recordOutcome(ports, owner, sent, stored, context)
}

/**
 * Frees the name of an upload that is not to be processed. An earlier run may have stored its photo
 * and ended before it recorded the outcome, so removes the photo too.
 */
export async function releaseName(
  ports: Ports,
  { uid, name }: { uid: string; name: string },
  received: Received,
  context: CallContext,
): Promise<void> {
  const uploadRef = ref(uploads, uploadId(uid, name))
  const isFree = await ports.store.transaction(async (database) => {
    const [known] = await database.getAll(uploadRef)
    if (known && (known.status !== 'PENDING' || !isSame(known, received))) return false
    if (known) database.remove(uploadRef)
    return true
  }, context.signal)
  if (isFree) await deletePhotoIfUnreferenced(ports, photoPath(uid, name), context)
}

/** Costs 2 reads. An app may upload before the first call makes the user's record. */
async function readSender({ getAll }: Ports['store'], uid: string, bytes: Uint8Array) {
  const [user] = await getAll(ref(users, uid))
  const bytesId = bytesIdOf(user?.accountId ?? uid, bytes)
  const [withheld] = await getAll(refOfBytes(bytesId))
  const isBanned = user !== undefined && user.ban !== null
  return { bytesId, isBanned, isWithheld: withheld !== undefined }
}

const tooLarge = {
  kind: 'TOO_LARGE',
  detail: 'The file has more bytes than are accepted.',
} as const

const tooHard = {
  kind: 'UNDECODABLE',
  detail: 'The photo could not be processed: send it smaller, or as JPEG.',
} as const

/** Stores the photo, but replaces no other photo, because an analysis may use the other photo. */
async function store(
  { objects, log }: Ports,
  { uid, name }: { uid: string; name: string },
  outcome: Exclude<OptimiseOutcome, { kind: 'INFECTED' }>,
  context: CallContext,
): Promise<UploadOutcome> {
  if (outcome.kind !== 'OPTIMISED') return outcome
  const storagePath = photoPath(uid, name)
  const written = await objects.writeOnce(storagePath, outcome.webp, 'image/webp', context)
  if (written === 'WRITTEN') return outcome
  const { requestId } = context
  log.write('ERROR', 'Another photo has the place of an upload', { requestId, uid })
  return { kind: 'REFUSED' }
}

/** Default reasons for rejected uploads. UNDECODABLE serves only records of older releases. */
export const refusals = {
  INFECTED: { code: 'IMAGE_INFECTED', detail: 'The photo contains malware and was not stored.' },
  UNDECODABLE: { code: 'IMAGE_UNDECODABLE', detail: 'The file is no image that can be read.' },
  REFUSED: {
    code: 'NAME_TAKEN',
    detail: 'Another photo has this name. Upload it under another name.',
  },
  WITHHELD: {
    code: 'IMAGE_WITHHELD',
    detail: 'A moderator or an automatic check withholds this photo.',
  },
  TOO_MANY: {
    code: 'DAILY_UPLOADS_EXCEEDED',
    detail: 'No more uploads are taken from this user until midnight in UTC.',
  },
} as const satisfies Record<string, NonNullable<Upload['refusal']>>

/** `file` is the SHA-256 hash of the uploaded bytes. */
type Infected = Extract<OptimiseOutcome, { kind: 'INFECTED' }> & { file: string }
/** REFUSED means that the upload was not stored, because another photo has its path. */
type UploadOutcome =
  | Exclude<OptimiseOutcome, { kind: 'INFECTED' }>
  | Infected
  | { kind: 'REFUSED' | 'WITHHELD' }

/**
 * Records the outcome once. In the same commit, malware also becomes a security incident. Removes
 * the photo again if the record was removed meanwhile, for example by an erasure.
 */
async function recordOutcome(
  ports: Ports,
  { uid, name }: { uid: string; name: string },
  { bytesId, ...received }: Received & { bytesId?: string },
  outcome: UploadOutcome,
  context: CallContext,
): Promise<void> {
  const { requestId, signal } = context
  const source = `${received.path}#${received.generation}`
  const uploadRef = ref(uploads, uploadId(uid, name))
  const hasRecord = await ports.store.transaction(async (database) => {
    const [claimed] = await database.getAll(uploadRef)
    if (claimed?.status !== 'PENDING' || !isSame(claimed, received)) return claimed !== undefined
    if (outcome.kind === 'INFECTED') {
      const { signature } = outcome
      const found = { uid, source, createdAt: ports.clock.now() }
      await createIncident(database, outcome, found, () =>
        ports.log.write('ALERT', 'Malware in an upload', { requestId, uid, source, signature }),
      )
    }
    database.update(uploadRef, { ...claimed, ...(bytesId && { bytesId }), ...recordOf(outcome) })
    return true
  }, signal)
  if (!hasRecord) await deletePhotoIfUnreferenced(ports, photoPath(uid, name), context)
}

function recordOf(outcome: UploadOutcome): Pick<Upload, 'status' | 'refusal'> {
  switch (outcome.kind) {
    case 'OPTIMISED':
      return { status: 'READY' }
    case 'WITHHELD':
      return { status: 'REFUSED', refusal: refusals.WITHHELD }
    case 'REFUSED':
    case 'INFECTED':
      return { status: outcome.kind, refusal: refusals[outcome.kind] }
    case 'UNDECODABLE':
      return {
        status: 'UNDECODABLE',
        refusal: { code: 'IMAGE_UNDECODABLE', detail: outcome.detail },
      }
    case 'TOO_LARGE':
      return { status: 'UNDECODABLE', refusal: { code: 'IMAGE_TOO_LARGE', detail: outcome.detail } }
  }
}

async function createIncident(
  database: StoreTransaction,
  { signature, file }: Infected,
  { uid, source, createdAt }: Pick<SecurityIncident, 'uid' | 'source' | 'createdAt'>,
  onFirst: () => void,
): Promise<void> {
  const [user] = await database.getAll(ref(users, uid))
  // Apps may upload before their first call makes the user's record.
  const accountId = user?.accountId ?? null
  const kind = 'MALWARE_IN_UPLOAD'
  const incident = { kind, uid, accountId, signature, source, createdAt } as const
  await recordIncident(database, { id: digestId(`upload\n${source}`), incident, file }, onFirst)
}
