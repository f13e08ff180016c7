import { createHash } from 'node:crypto'
import type { FailureCode } from '../../../collections/transactions.ts'
import { digestId } from '../../../domain/analyses/idempotency.ts'
import { decodeImage } from '../../../domain/analyses/image-payload.ts'
import type { LiveTransaction } from '../../../domain/analyses/transaction.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { Ports } from '../../../ports/ports.ts'
import { recordIncident } from '../../incidents/record.ts'

/** Why a photo is refused for good. */
export type Rejection = {
  code: Extract<FailureCode, 'IMAGE_UNDECODABLE' | 'IMAGE_INFECTED' | 'IMAGE_TOO_LARGE'>
  detail: string
}

/**
 * Scans, decodes and optimises a photo as sent, and stores the result.
 * Nothing unscanned or undecoded is ever stored.
 * Returns the refusal, or undefined when the photo is in storage. Throws `Unavailable`.
 * `onStoring` is called before the write: from then on the photo may be in storage, even when the
 * write fails.
 */
export async function receivePhoto(
  ports: Ports,
  id: string,
  transaction: LiveTransaction,
  imageBase64: string,
  context: CallContext,
  onStoring: () => void,
): Promise<Rejection | undefined> {
  const bytes = decodeImage(imageBase64)
  if (!bytes) return { code: 'IMAGE_UNDECODABLE', detail: 'imageBase64 is not base64.' }
  const outcome = await ports.images.optimise(bytes, context)
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

/** Throws where another photo is there: what a moderator or an export shows is never replaced. */
async function store(
  { objects }: Ports,
  path: string,
  webp: Uint8Array,
  context: CallContext,
): Promise<void> {
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
