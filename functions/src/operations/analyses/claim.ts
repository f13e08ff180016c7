import { type User, users } from '../../collections/accounts.ts'
import { type Lease, type Ref, ref } from '../../collections/collection.ts'
import type { WithheldPhoto } from '../../collections/moderation.ts'
import {
  type Transaction,
  type TransactionRequest,
  transactions,
} from '../../collections/transactions.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { limits } from '../../contract/limits.ts'
import { transactionIdOf } from '../../domain/analyses/idempotency.ts'
import { parsePhotoPath, photoPath } from '../../domain/analyses/storage-path.ts'
import {
  decideRepeat,
  isLive,
  type LiveTransaction,
  type PendingTransaction,
} from '../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { problem } from '../../domain/problem.ts'
import { quotaHeaders } from '../../domain/quota/headers.ts'
import { charge, holderOf, limitOf, type QuotaState, quotaState } from '../../domain/quota/quota.ts'
import { addDays, addSeconds, earlier, secondsUntil } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { refOfBytes, refOfPath } from '../photos/withheld.ts'
import { type Continued, continueChain, type Followed, mayUse } from './chain.ts'
import { type Leased, leasedBy } from './steps/lease.ts'

/** The photo of a request: a stored photo, or bytes, which are undefined if they are no base64. */
export type SentPhoto =
  | { storagePath: string }
  | { storagePath?: undefined; bytes: Buffer | undefined; bytesId: string }

export type ClaimRequest = {
  caller: KnownCaller
  operation: Transaction['operation']
  idempotencyKey: string | null
  request: TransactionRequest
  photo: SentPhoto
  followed: Followed | null
  signal: AbortSignal
}

/**
 * A new run, or the earlier transaction with the key. `quota` is the quota after the claim. A run
 * whose photo `isWithheld` must fail. A synchronous call has `leased` its run.
 */
export type Claim = { quota: QuotaState } & (
  | {
      kind: 'RUN'
      id: string
      transaction: PendingTransaction
      isWithheld: boolean
      leased?: Leased
    }
  | { kind: 'PENDING'; id: string; status: LiveTransaction['status'] }
  | { kind: 'COMPLETED'; id: string }
)

/**
 * Checks the ban, finds an earlier call with the key, charges the unit and claims the key in one
 * database transaction, before any image work. Costs 3 reads and 2 writes in 2 round trips, 1 more
 * read for the photo of an analysis (docs/api.md#repeats), and up to 3 more reads and a write for a
 * second look. A synchronous call also takes the lease.
 */
export function claim(ports: Ports, request: ClaimRequest): Promise<Claim> {
  // Every claim on a quota changes the user's one document.
  return ports.store.inTurn({ subject: `quota of ${request.caller.quotaSubject}` }, () =>
    claimInTurn(ports, request),
  )
}

async function claimInTurn(ports: Ports, request: ClaimRequest): Promise<Claim> {
  const id = transactionId(ports, request)
  const userRef = ref(users, request.caller.quotaSubject)
  const transactionRef = ref(transactions, id)
  const limit = limitOf(holderOf(request.caller), ports.rules.quota)
  const holder = ports.ids.random('req')
  const store = ports.store.remembering()
  // The end of the run checks the photo again, so the commit of the start need not check it.
  const [, , withheld, origin] = await store.getAll(
    ...([userRef, transactionRef, recordOf(request.photo)] as const),
    ...originOf(request.photo),
  )
  return store.transaction(async (database) => {
    const now = ports.clock.now()
    const [user, existing] = await database.getAll(userRef, transactionRef)
    if (!user) throw problem('UNAUTHENTICATED')
    if (user.ban) throw problem('ACCOUNT_BANNED')
    if (existing) {
      const replay = replayOf(id, existing, request.request.fingerprint, now)
      if (replay) return { ...replay, quota: quotaState(user.quota, limit, now) }
    }
    const chain = await chainIn(database, request, existing, now)
    const kept = keptCharge(existing)
    const isFree = kept !== undefined || chain.isPaid
    const quota = isFree ? user.quota : chargeOne(user.quota, limit, now)
    const isWithheld = withheld !== undefined
    requireOwnPhoto(request, isWithheld, origin)
    if (!isFree) database.update(userRef, { ...user, quota })
    const claimed = { ...request, request: chain.request, holder }
    const { day, resets } = quota
    const state = chain.isPaid ? 'FREE' : 'CHARGED'
    const charge = kept ?? { ...holderOf(request.caller), day, resets, state }
    const transaction = pending(ports, claimed, id, existing, charge, now)
    database.put(transactionRef, existing, transaction)
    chain.count()
    const run = { kind: 'RUN', id, transaction, isWithheld } as const
    const leased = leasedBy(holder, id, transaction)
    const own = leased && { leased: { ...leased, quota } }
    return { ...run, ...own, quota: quotaState(quota, limit, now) }
  }, request.signal)
}

/** The record that exists while the photo is withheld. */
const recordOf = (photo: SentPhoto): Ref<WithheldPhoto> =>
  'bytes' in photo ? refOfBytes(photo.bytesId) : refOfPath(photo.storagePath)

/**
 * The charge of a transaction that runs again and is free, or whose last run nobody ended. Every
 * other failure has spent or refunded its unit.
 */
const keptCharge = (existing: Transaction | undefined): Transaction['charge'] | undefined =>
  existing && (isLive(existing) || existing.charge.state === 'FREE') ? existing.charge : undefined

/** The request of a run. A second look continues a chain when it runs for the first time. */
async function chainIn(
  database: StoreTransaction,
  { followed, caller, request }: ClaimRequest,
  existing: Transaction | undefined,
  now: Date,
): Promise<Continued> {
  if (followed && !existing) return continueChain(database, { followed, caller, request }, now)
  return { request: existing?.request ?? request, isPaid: false, count: () => undefined }
}

/** The transaction that brought a photo, if the photo is not an upload. */
function originOf(photo: SentPhoto): Ref<Transaction>[] {
  const name = parsePhotoPath(photo.storagePath ?? '')?.name
  return name?.startsWith('an_') ? [ref(transactions, name)] : []
}

/**
 * Rejects withheld photos, other users' photos, and the caller's photos of another account, such as
 * those of a former worker. Runs before the claim, as the sweeper runs every claim.
 */
function requireOwnPhoto(
  { photo, caller, followed }: ClaimRequest,
  isWithheld: boolean,
  origin: Transaction | undefined,
): void {
  if ('bytes' in photo) return
  // Another member of the account may have sent the photo of the followed analysis.
  const isOwn =
    followed?.addsPhoto === false || parsePhotoPath(photo.storagePath)?.uid === caller.uid
  const isUsable = origin === undefined || mayUse(origin, caller)
  if (isWithheld || !isOwn || !isUsable) throw problem('IMAGE_NOT_FOUND')
}

function transactionId(ports: Ports, { caller, operation, idempotencyKey }: ClaimRequest): string {
  return idempotencyKey === null
    ? ports.ids.random('an')
    : transactionIdOf(caller.accountId, operation, idempotencyKey)
}

/** The result of an earlier call with the key, or undefined if the transaction must run again. */
function replayOf(id: string, existing: Transaction, fingerprint: string, now: Date) {
  const repeat = decideRepeat(existing, fingerprint, now)
  switch (repeat.kind) {
    case 'PENDING':
    case 'COMPLETED':
      return { ...repeat, id }
    case 'RUN_AGAIN':
      return undefined
    case 'FAILED_FOR_GOOD':
      throw problem(repeat.code, repeat.detail)
    case 'PAID_LOOK_GONE':
      throw problem('NOT_FOUND', repeat.detail)
    case 'DELETED':
      throw problem('CONFLICT', 'The analysis that this Idempotency-Key started was deleted.')
    case 'OTHER_REQUEST':
      throw problem('IDEMPOTENCY_KEY_REUSED')
  }
}

function chargeOne(record: User['quota'], limit: number, now: Date): User['quota'] {
  const charged = charge(record, limit, now)
  if (charged) return charged
  const state = quotaState(record, limit, now)
  throw problem('DAILY_QUOTA_EXCEEDED', {
    detail: `${state.used} of ${limit} analyses used today.`,
    retryAfterSeconds: secondsUntil(state.resetsAt, now),
    headers: quotaHeaders(state, now),
  })
}

function pending(
  ports: Ports,
  { caller, operation, request, photo, holder }: ClaimRequest & { holder: string },
  id: string,
  existing: Transaction | undefined,
  charge: Transaction['charge'],
  now: Date,
): PendingTransaction {
  const createdAt = existing?.createdAt ?? now
  const deadlineAt = addSeconds(now, ports.rules.transactionTimeoutSeconds)
  const { firstSweepSeconds } = backgroundTiming.runAnalysis
  const lease = leaseOf(operation, holder, now)
  return {
    uid: caller.uid,
    accountId: caller.accountId,
    apiKeyId: caller.kind === 'key' ? caller.apiKeyId : null,
    operation,
    createdAt,
    deadlineAt,
    attempt: (existing?.attempt ?? 0) + 1,
    ...('bytes' in photo
      ? { storagePath: photoPath(caller.uid, id), bytesId: photo.bytesId }
      : { storagePath: photo.storagePath }),
    request,
    charge,
    expiresAt: addDays(now, limits.analysis.temporaryDays),
    status: 'PENDING',
    sweepAt: earlier(lease?.until ?? addSeconds(now, firstSweepSeconds), deadlineAt),
    ...(lease && { lease }),
  }
}

/** A synchronous call needs no second transaction for its lease. */
function leaseOf(
  operation: Transaction['operation'],
  holder: string,
  now: Date,
): Lease | undefined {
  const { leaseSeconds } = backgroundTiming.runAnalysis
  return operation === 'sync' ? { holder, until: addSeconds(now, leaseSeconds) } : undefined
}
