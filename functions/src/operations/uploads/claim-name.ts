import { type Account, accounts, type User, users } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import { type Upload, type UploadCount, uploadCounts, uploads } from '../../collections/uploads.ts'
import type { Plan } from '../../contract/caller.ts'
import { limits } from '../../contract/limits.ts'
import { photoPath } from '../../domain/analyses/storage-path.ts'
import { dayOf, endOfDay, limitOf, type QuotaLimits } from '../../domain/quota/quota.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { newAccount, newUser } from '../authentication/provision-account.ts'

/** One uploaded object. Each generation of an object is a separate upload. */
export type Received = { path: string; generation: string }

const countDaysKept = 2

/** Records at most this many names of rejected uploads, so that a flood costs few writes. */
const refusedNamesKept = 100

type NameClaim =
  | { kind: 'OURS' }
  /** The upload was claimed long ago, and every attempt to handle it failed. */
  | { kind: 'GIVEN_UP' }
  /** The upload was handled before, or the name belongs to another upload. */
  | { kind: 'TAKEN' }
  | { kind: 'HELD'; by: Received }
  /** The user has reached the daily number of uploads. */
  | { kind: 'TOO_MANY' }

/**
 * Builds the same id as the storage rules. A full stop, which no name contains, follows a uid with
 * `_`. Otherwise, uid `a_b` with name `c` and uid `a` with name `b_c` would have the same id.
 */
export function uploadId(uid: string, name: string): string {
  return `${uid}${uid.includes('_') ? '.' : '_'}${name}`
}

export function isSame(one: Received, other: Received): boolean {
  return one.path === other.path && one.generation === other.generation
}

/**
 * Reserves a name for the first upload, as two uploads may share a name with different extensions.
 * The next upload gets the name if the first object vanishes unhandled. Counts uploads in the same
 * commit. An upload beyond the daily limit gets no record, so the name is free tomorrow.
 */
export async function claimName(
  ports: Ports,
  owner: { uid: string; name: string },
  received: Received,
  context: CallContext,
): Promise<Exclude<NameClaim['kind'], 'HELD'>> {
  const claim = await tryClaim(ports, owner, received, undefined, context)
  if (claim.kind !== 'HELD') return claim.kind
  if (await ports.objects.exists(claim.by.path, context, claim.by.generation)) return 'TAKEN'
  const second = await tryClaim(ports, owner, received, claim.by, context)
  return second.kind === 'OURS' ? 'OURS' : 'TAKEN'
}

async function tryClaim(
  { store, clock, rules }: Ports,
  { uid, name }: { uid: string; name: string },
  received: Received,
  abandoned: Received | undefined,
  { signal }: CallContext,
): Promise<NameClaim> {
  const uploadRef = ref(uploads, uploadId(uid, name))
  const countRef = ref(uploadCounts, uid)
  return store.transaction(async (database): Promise<NameClaim> => {
    const [known, counted] = await database.getAll(uploadRef, countRef)
    const now = clock.now()
    const claimed: Upload = {
      uid,
      status: 'PENDING',
      ...received,
      storagePath: photoPath(uid, name),
      createdAt: now,
      expiresAt: addDays(now, limits.analysis.temporaryDays),
    }
    if (!known) {
      const count = uploadsOfDay(counted, now) + 1
      const { max, sender } = await uploadsMax(database, uid, count, rules.quota)
      if (count > max) {
        rememberRefused(database, countRef, counted, name, now)
        closeUploads(database, uid, sender, now)
        return { kind: 'TOO_MANY' }
      }
      database.create(uploadRef, claimed)
      database.put(countRef, counted, countOf(count, now))
      return { kind: 'OURS' }
    }
    if (known.status !== 'PENDING') return { kind: 'TAKEN' }
    if (isSame(known, received)) return { kind: isGivenUp(known, now) ? 'GIVEN_UP' : 'OURS' }
    if (!abandoned || !isSame(known, abandoned))
      return { kind: 'HELD', by: { path: known.path, generation: known.generation } }
    database.update(uploadRef, claimed)
    return { kind: 'OURS' }
  }, signal)
}

/** Storage repeats a failed event for a day, which one photo could use to block other photos. */
function isGivenUp({ createdAt }: Upload, now: Date): boolean {
  return addSeconds(createdAt, limits.image.uploadRetrySeconds) <= now
}

function rememberRefused(
  database: StoreTransaction,
  countRef: Ref<UploadCount>,
  counted: UploadCount | undefined,
  name: string,
  now: Date,
): void {
  const { refused = [], ...count } = counted ?? countOf(0, now)
  if (refused.length >= refusedNamesKept || refused.includes(name)) return
  database.put(countRef, counted, { ...count, refused: [...refused, name] })
}

/**
 * Closes uploads in the sender's record. Creates the records of a sender who has never called,
 * because the Storage rules accept each upload of a user without a record.
 */
function closeUploads(
  database: StoreTransaction,
  uid: string,
  { user, account }: Sender,
  now: Date,
): void {
  const uploadsClosedUntil = endOfDay(now)
  if (user?.uploadsClosedUntil?.getTime() === uploadsClosedUntil.getTime()) return
  const open = user ?? newUser(uid, { email: null }, now)
  database.put(ref(users, uid), user, { ...open, uploadsClosedUntil })
  if (!account) database.create(ref(accounts, uid), newAccount(uid, now))
}

function countOf(count: number, now: Date): UploadCount {
  return { day: dayOf(now), count, expiresAt: addDays(now, countDaysKept) }
}

function uploadsOfDay(counted: { day: string; count: number } | undefined, now: Date): number {
  return counted?.day === dayOf(now) ? counted.count : 0
}

/** The sender of an upload, and the account that the sender acts in. */
type Sender = { user?: User | undefined; account?: Account | undefined }

/** Reads the user and the plan only if the count exceeds the limit of a personal account. */
async function uploadsMax(
  database: StoreTransaction,
  uid: string,
  count: number,
  quotaLimits: QuotaLimits,
): Promise<{ max: number; sender: Sender }> {
  const { uploadsPerUnit, uploadsExtra } = limits.quota
  const maxOf = (plan?: Plan) =>
    uploadsPerUnit * limitOf({ subject: uid, plan }, quotaLimits) + uploadsExtra
  if (count <= maxOf()) return { max: maxOf(), sender: {} }
  const [user] = await database.getAll(ref(users, uid))
  const [account] = await database.getAll(ref(accounts, user?.accountId ?? uid))
  return { max: maxOf(account?.type), sender: { user, account } }
}
