import { createHash } from 'node:crypto'
import { digestId } from '../../domain/analyses/idempotency.ts'
import { uploadPrefix } from '../../domain/analyses/storage-path.ts'
import type { LiveTransaction, PermanentFailure } from '../../domain/analyses/transaction.ts'
import { problem } from '../../domain/problem.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { recordIncident } from '../incidents/record.ts'
import { findHold } from '../photos/withheld.ts'
import type { SentPhoto } from './claim.ts'
import { failTransaction } from './steps/fail.ts'
import { withdrawClaim } from './withdraw-claim.ts'

type Started = { id: string; transaction: LiveTransaction; isWithheld: boolean }

/** The time that remains for the refund of a unit after the deadline of the call. */
const closingMs = 5000
/** The value of `Retry-After` if the photo is not scanned yet. */
const retryAfterSeconds = 2

/** Makes the photo available to the run, or ends the claim and throws the reason. */
export async function bringPhoto(
  ports: Ports,
  started: Started,
  photo: SentPhoto,
  context: CallContext,
): Promise<void> {
  const { id, transaction } = started
  const { attempt } = transaction
  let mayBeStored = false
  const onStoring = () => {
    mayBeStored = true
  }
  const rejection = await findPhoto(ports, started, photo, context, onStoring).catch(
    async (error) => {
      const isOver = 'bytes' in photo && context.signal.aborted
      const claim = { id, attempt, mayBeStored, isOver }
      await withdrawClaim(ports, claim, ports.clock.timeout(closingMs))
      throw error
    },
  )
  if (!rejection) return
  const failure = { id, attempt, error: rejection, emitEvent: false }
  await failTransaction(ports, failure, ports.clock.timeout(closingMs))
  throw problem(rejection.code, rejection.detail)
}

async function findPhoto(
  ports: Ports,
  { id, transaction, isWithheld }: Started,
  photo: SentPhoto,
  context: CallContext,
  onStoring: () => void,
): Promise<Rejection | undefined> {
  if ('bytes' in photo)
    return isWithheld
      ? {
          code: 'IMAGE_WITHHELD',
          detail: 'A moderator or an automatic check withholds this photo.',
        }
      : receivePhoto(ports, id, transaction, photo.bytes, context, onStoring)
  await requirePhoto(ports, photo.storagePath, context)
  return undefined
}

/**
 * Throws IMAGE_NOT_READY for an unscanned photo, and IMAGE_NOT_FOUND if there is no photo, or if
 * moderators withhold it.
 */
async function requirePhoto(ports: Ports, storagePath: string, context: CallContext) {
  const { objects } = ports
  const [isStored, hold] = await Promise.all([
    objects.exists(storagePath, context),
    findHold(ports, storagePath),
  ])
  if (hold) throw problem('IMAGE_NOT_FOUND')
  if (isStored) return
  const isWaiting = await objects.existsUnder(uploadPrefix(storagePath), context)
  if (isWaiting) throw problem('IMAGE_NOT_READY', { retryAfterSeconds })
  // The job may have stored the photo and removed the original between the two checks.
  if (await objects.exists(storagePath, context)) return
  throw problem('IMAGE_NOT_FOUND')
}

type Rejection = {
  code: PermanentFailure
  detail: string
}

/**
 * Scans, decodes and stores the photo. Returns the reason for a rejection. Throws `Unavailable`.
 * Calls `onStoring` before the write, because a failed write may have stored the photo.
 */
async function receivePhoto(
  ports: Ports,
  id: string,
  transaction: LiveTransaction,
  bytes: Buffer | undefined,
  context: CallContext,
  onStoring: () => void,
): Promise<Rejection | undefined> {
  if (!bytes) return { code: 'IMAGE_UNDECODABLE', detail: 'imageBase64 is not base64.' }
  const outcome = await ports.images.optimise(bytes, { ...context, owner: transaction.accountId })
  switch (outcome.kind) {
    case 'OPTIMISED':
      onStoring()
      await store(ports, transaction.storagePath, outcome.webp, context)
      return undefined
    case 'UNDECODABLE':
      return { code: 'IMAGE_UNDECODABLE', detail: outcome.detail }
    case 'TOO_LARGE':
      return { code: 'IMAGE_TOO_LARGE', detail: outcome.detail }
    case 'INFECTED':
      await alertTo(ports, id, transaction, { bytes, signature: outcome.signature }, context)
      return { code: 'IMAGE_INFECTED', detail: 'The photo contains malware and was not stored.' }
  }
}

/** Throws if the path holds another photo, because a moderator or an export may need that photo. */
async function store({ objects }: Ports, path: string, webp: Uint8Array, context: CallContext) {
  const written = await objects.writeOnce(path, webp, 'image/webp', context)
  if (written === 'TAKEN') throw new Error(`another photo is stored at ${path}`)
}

async function alertTo(
  ports: Ports,
  id: string,
  { uid, accountId }: LiveTransaction,
  { bytes, signature }: { bytes: Uint8Array; signature: string },
  { requestId, signal }: CallContext,
): Promise<void> {
  const file = createHash('sha256').update(bytes).digest('hex')
  const fields = { requestId, uid, transactionId: id, signature }
  await ports.store.transaction((database) => {
    const source = { kind: 'MALWARE_IN_REQUEST', uid, accountId, signature, source: id } as const
    const incident = { ...source, createdAt: ports.clock.now() }
    const malware = { id: digestId(`request\n${id}`), incident, file }
    return recordIncident(database, malware, () =>
      ports.log.write('ALERT', 'Malware in a photo', fields),
    )
  }, signal)
}
