import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import type { CallContext } from '../../ports/context.ts'
import type { OptimiseOutcome } from '../../ports/image-processor.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { recordIncident } from '../incidents/record.ts'
import { isSame, type Received, uploadId } from './claim-name.ts'

/** Why an upload was refused, where its outcome says no more; UNDECODABLE for old records. */
export const refusals = {
  INFECTED: {
    code: 'IMAGE_INFECTED',
    detail: 'The photo contains malware and was not stored.',
  },
  UNDECODABLE: {
    code: 'IMAGE_UNDECODABLE',
    detail: 'The file is no image that can be read.',
  },
  REFUSED: {
    code: 'NAME_TAKEN',
    detail: 'Another photo has this name. Upload it under another name.',
  },
  TOO_MANY: {
    code: 'DAILY_UPLOADS_EXCEEDED',
    detail: 'No more uploads are taken from this user until midnight in UTC.',
  },
} as const satisfies Record<string, NonNullable<Upload['refusal']>>

/** `file` is the SHA-256 of the bytes as uploaded. */
type Infected = Extract<OptimiseOutcome, { kind: 'INFECTED' }> & { file: string }
/** REFUSED: it is clean, and was not stored. */
export type UploadOutcome =
  | Exclude<OptimiseOutcome, { kind: 'INFECTED' }>
  | Infected
  | { kind: 'REFUSED' }

/**
 * Writes what became of an upload, once for each, and an infected one's incident in the same
 * commit.
 */
export async function recordOutcome(
  ports: Ports,
  { uid, name }: { uid: string; name: string },
  received: Received,
  outcome: UploadOutcome,
  { requestId, signal }: CallContext,
): Promise<void> {
  const source = `${received.path}#${received.generation}`
  const uploadRef = ref(uploads, uploadId(uid, name))
  await ports.store.transaction(async (database) => {
    const [claimed] = await database.getAll(uploadRef)
    if (claimed?.status !== 'PENDING' || !isSame(claimed, received)) return
    if (outcome.kind === 'INFECTED') {
      const { signature } = outcome
      const found = { uid, source, outcome, createdAt: ports.clock.now() }
      await createIncident(database, found, () =>
        ports.log.write('ALERT', 'Malware in an upload', { requestId, uid, source, signature }),
      )
    }
    database.update(uploadRef, { ...claimed, ...recordOf(outcome) })
  }, signal)
}

function recordOf(outcome: UploadOutcome): Pick<Upload, 'status' | 'refusal'> {
  switch (outcome.kind) {
    case 'OPTIMISED':
      return { status: 'READY' }
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
  {
    uid,
    source,
    outcome,
    createdAt,
  }: { uid: string; source: string; outcome: Infected; createdAt: Date },
  onFirst: () => void,
): Promise<void> {
  const [user] = await database.getAll(ref(users, uid))
  const { signature, file } = outcome
  // Apps may upload before their first call makes the user's record.
  const accountId = user?.accountId ?? null
  const kind = 'MALWARE_IN_UPLOAD'
  const incident = { kind, uid, accountId, signature, source, createdAt } as const
  await recordIncident(database, { id: digestId(`upload\n${source}`), incident, file }, onFirst)
}
