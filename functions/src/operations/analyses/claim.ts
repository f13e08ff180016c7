import { type User, users } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  type Transaction,
  type TransactionRequest,
  transactions,
} from '../../collections/transactions.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import type { Call } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { analyseSyncBody, startBody } from '../../contract/schemas/analysis-request.ts'
import { fingerprintOf, transactionIdOf } from '../../domain/analyses/idempotency.ts'
import { decodeImage } from '../../domain/analyses/image-payload.ts'
import { parsePhotoPath, photoPath } from '../../domain/analyses/storage-path.ts'
import { decideRepeat, type LiveTransaction } from '../../domain/analyses/transaction.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { chooseLanguage } from '../../domain/locales/choose-language.ts'
import { isServedIn } from '../../domain/locales/match-language.ts'
import { problem } from '../../domain/problem.ts'
import { quotaHeaders } from '../../domain/quota/headers.ts'
import {
  charge,
  holderOf,
  limitOf,
  type QuotaPeriod,
  type QuotaState,
  quotaState,
} from '../../domain/quota/quota.ts'
import { addDays, addSeconds, earlier, secondsUntil } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { bytesIdOf, refOfBytes, refOfPath } from '../photos/withheld.ts'
import { continueChain, type Followed, pathOfFollowed } from './chain.ts'

/** The photo of a request: a stored photo, or bytes, which are undefined if they are no base64. */
export type SentPhoto = { storagePath: string } | { bytes: Buffer | undefined; bytesId: string }

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
 * whose photo `isWithheld` must fail.
 */
export type Claim = { quota: QuotaState } & (
  | { kind: 'RUN'; id: string; transaction: LiveTransaction; isWithheld: boolean }
  | { kind: 'PENDING'; id: string; status: LiveTransaction['status'] }
  | { kind: 'COMPLETED'; id: string }
)

/**
 * Checks the ban, finds an earlier call with the key, charges the unit and claims the key in one
 * database transaction, before any image work. Costs 3 reads and 2 writes, 1 more read for the
 * photo of an analysis (docs/api.md#repeats), and up to 3 more reads and a write for a second look.
 */
export async function claim(ports: Ports, request: ClaimRequest): Promise<Claim> {
  const id = transactionId(ports, request)
  const userRef = ref(users, request.caller.quotaSubject)
  const transactionRef = ref(transactions, id)
  const { photo } = request
  const withheldRef = 'bytes' in photo ? refOfBytes(photo.bytesId) : refOfPath(photo.storagePath)
  const originRefs = originOf(photo)
  const limit = limitOf(holderOf(request.caller), ports.rules.quota)
  return ports.store.transaction(async (database) => {
    const now = ports.clock.now()
    // The end of the run checks the photo again, so the commit of the start need not check it.
    const [[user, existing], [withheld, origin]] = await Promise.all([
      database.getAll(userRef, transactionRef),
      ports.store.getAll(withheldRef, ...originRefs),
    ])
    if (!user) throw problem('UNAUTHENTICATED')
    if (user.ban) throw problem('ACCOUNT_BANNED')
    if (existing) {
      const replay = replayOf(id, existing, request.request.fingerprint, now)
      if (replay) return { ...replay, quota: quotaState(user.quota, limit, now) }
    }
    const chain = existing ? undefined : await chainIn(database, request, now)
    const isCharged = existing?.charge.state === 'CHARGED' || existing?.charge.state === 'FREE'
    const isFree = isCharged || chain?.isPaid === true
    const quota = isFree ? user.quota : chargeOne(user.quota, limit, now)
    const isWithheld = withheld !== undefined
    requireOwnPhoto(request, isWithheld, origin)
    if (!isFree) database.update(userRef, { ...user, quota })
    const claimed = { ...request, request: chain?.request ?? existing?.request ?? request.request }
    const state = chain?.isPaid ? 'FREE' : 'CHARGED'
    const transaction = pending(ports, claimed, id, existing, { ...quota, state }, now)
    database.put(transactionRef, existing, transaction)
    chain?.count()
    return { kind: 'RUN', id, transaction, isWithheld, quota: quotaState(quota, limit, now) }
  }, request.signal)
}

function chainIn(
  database: StoreTransaction,
  { followed, caller: { accountId }, request }: ClaimRequest,
  now: Date,
) {
  return followed ? continueChain(database, { followed, accountId, request }, now) : undefined
}

/** The transaction that brought a photo, if the photo is not an upload. */
function originOf(photo: SentPhoto): Ref<Transaction>[] {
  const name = 'bytes' in photo ? undefined : parsePhotoPath(photo.storagePath)?.name
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
  const isOfAccount = origin === undefined || origin.accountId === caller.accountId
  if (isWithheld || !isOwn || !isOfAccount) throw problem('IMAGE_NOT_FOUND')
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
  { caller, operation, request, photo }: ClaimRequest,
  id: string,
  existing: Transaction | undefined,
  { day, resets, state }: QuotaPeriod & { state: 'CHARGED' | 'FREE' },
  now: Date,
): LiveTransaction {
  const createdAt = existing?.createdAt ?? now
  const deadlineAt = addSeconds(now, ports.rules.transactionTimeoutSeconds)
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
    charge:
      existing && existing.charge.state !== 'REFUNDED'
        ? existing.charge
        : { ...holderOf(caller), day, resets, state },
    expiresAt: addDays(now, limits.analysis.temporaryDays),
    status: 'PENDING',
    sweepAt: earlier(addSeconds(now, backgroundTiming.runAnalysis.firstSweepSeconds), deadlineAt),
  }
}

export type StartCall =
  | Call<undefined, undefined, typeof startBody>
  | Call<undefined, undefined, typeof analyseSyncBody>

/**
 * Reads the photo of a request once. The hash of 10 MB takes about 10 ms. A second look without a
 * photo looks again at the photo of the analysis that it follows. Throws IMAGE_REQUIRED.
 */
export async function sentPhoto(
  { input }: StartCall,
  { accountId }: KnownCaller,
  { store }: Pick<Ports, 'store'>,
): Promise<SentPhoto> {
  if ('storagePath' in input && input.storagePath !== undefined)
    return { storagePath: input.storagePath }
  if (input.imageBase64 === undefined && input.follows !== undefined && input.answer)
    return { storagePath: await pathOfFollowed(store, input.follows, accountId) }
  if (input.imageBase64 === undefined) throw problem('IMAGE_REQUIRED')
  const bytes = decodeImage(input.imageBase64)
  return { bytes, bytesId: bytesIdOf(accountId, bytes ?? Buffer.of()) }
}

/** The analysis that a second look follows. Throws INVALID_ARGUMENT for an answer to nothing. */
export function followedBy({ input }: StartCall): Followed | null {
  const { follows, answer = null } = input
  if (follows === undefined) {
    if (answer === null) return null
    const errors = [{ field: 'follows', message: 'is required beside `answer`' }]
    throw problem('INVALID_ARGUMENT', { detail: 'The request has invalid fields.', errors })
  }
  const hasPath = 'storagePath' in input && input.storagePath !== undefined
  return { analysisId: follows, answer, addsPhoto: hasPath || input.imageBase64 !== undefined }
}

/** Hints, language and fingerprint of a request. A repeated request has the same fingerprint. */
export function transactionRequest(
  call: StartCall,
  caller: KnownCaller,
  { languages }: Ports,
): TransactionRequest {
  const { input } = call
  const language = chooseLanguage(input.language, caller.language, call.acceptLanguage, (tag) =>
    isServedIn(tag, languages),
  )
  return {
    // Skips hashing 10 MB if there is no idempotency key to compare.
    fingerprint: call.idempotencyKey === null ? '' : fingerprintOf(fingerprinted(input)),
    clientReference: input.clientReference ?? null,
    plantId: input.plantId ?? null,
    language,
    hints: hintsIn(input),
  }
}

function hintsIn(input: StartCall['input']): TransactionRequest['hints'] {
  const { latitude, longitude } = input
  const isPlace = latitude !== undefined && longitude !== undefined
  return {
    placement: input.placement ?? null,
    sunExposure: input.sunExposure ?? null,
    wateringFrequency: input.wateringFrequency ?? null,
    species: input.species?.trim() || null,
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    country: input.country ?? null,
  }
}

/** Leaves out the Idempotency-Key in an unversioned call's body, because the key is not content. */
function fingerprinted(input: Record<string, unknown>): Record<string, unknown> {
  const { idempotencyKey: _key, ...asked } = input
  return asked
}
