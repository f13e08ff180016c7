import { ref } from '../../collections/collection.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import { users } from '../../collections/users.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { OptimiseOutcome } from '../../ports/image-processor.ts'
import type { Log } from '../../ports/log.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'
import { recordIncident } from '../incidents/record.ts'
import { isSame, type Received, uploadId } from './claim-name.ts'

type Deps = { store: Store; clock: Clock; log: Log }
/** REFUSED: it is clean, and was not stored. */
export type UploadOutcome = OptimiseOutcome | { kind: 'REFUSED' }
type Infected = Extract<OptimiseOutcome, { kind: 'INFECTED' }>

/**
 * Writes what became of an upload, once for each, and an infected one's incident in the same
 * commit.
 */
export async function recordOutcome(
  deps: Deps,
  { uid, name }: { uid: string; name: string },
  received: Received,
  outcome: UploadOutcome,
  { requestId, signal }: CallContext,
): Promise<void> {
  const source = `${received.path}#${received.generation}`
  if (outcome.kind === 'INFECTED') {
    const { signature } = outcome
    // Before the commit: a crash between the two repeats the log line and never loses it.
    deps.log.write('ALERT', 'Malware in an upload', { requestId, uid, source, signature })
  }
  const uploadRef = ref(uploads, uploadId(uid, name))
  await deps.store.transaction(async (database) => {
    const [claimed] = await database.getAll(uploadRef)
    if (claimed?.status !== 'PENDING' || !isSame(claimed, received)) return
    if (outcome.kind === 'INFECTED')
      await createIncident(database, { uid, source, outcome, createdAt: deps.clock.now() })
    database.update(uploadRef, { ...claimed, status: statusOf(outcome) })
  }, signal)
}

function statusOf({ kind }: UploadOutcome): Upload['status'] {
  if (kind === 'OPTIMISED') return 'READY'
  if (kind === 'REFUSED') return 'REFUSED'
  return kind === 'INFECTED' ? 'INFECTED' : 'UNDECODABLE'
}

async function createIncident(
  database: StoreTransaction,
  {
    uid,
    source,
    outcome,
    createdAt,
  }: { uid: string; source: string; outcome: Infected; createdAt: Date },
): Promise<void> {
  const [user] = await database.getAll(ref(users, uid))
  await recordIncident(database, digestId(`upload\n${source}`), {
    kind: 'MALWARE_IN_UPLOAD',
    uid,
    // Apps may upload before their first call makes the user's record.
    accountId: user?.accountId ?? null,
    signature: outcome.signature,
    source,
    createdAt,
  })
}
