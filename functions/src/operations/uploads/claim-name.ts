import { ref } from '../../collections/collection.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import { limits } from '../../contract/limits.ts'
import { photoPath } from '../../domain/analyses/storage-path.ts'
import { addDays } from '../../domain/time.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'

type Deps = { objects: Objects; store: Store; clock: Clock }

/** One object as it was uploaded: another generation is another upload. */
export type Received = { path: string; generation: string }

type NameClaim =
  | { kind: 'OURS' }
  /** This upload was handled before, or the name is another upload's. */
  | { kind: 'TAKEN' }
  | { kind: 'HELD'; by: Received }

/** The id of an upload's record: one name of one user. */
export function uploadId(uid: string, name: string): string {
  return `${uid}_${name}`
}

/** Whether both are the same version of the same object. */
export function isSame(one: Received, other: Received): boolean {
  return one.path === other.path && one.generation === other.generation
}

/**
 * Gives the name to the first of its uploads. The storage rules cannot: two uploads of different
 * extensions, both begun before either is handled, are both new to them. Where the object of the
 * upload that has the name is gone unhandled, the name goes to the next.
 */
export async function claimName(
  deps: Deps,
  owner: { uid: string; name: string },
  received: Received,
  context: CallContext,
): Promise<'OURS' | 'TAKEN'> {
  const claim = await tryClaim(deps, owner, received, undefined, context)
  if (claim.kind !== 'HELD') return claim.kind
  if (await deps.objects.exists(claim.by.path, context, claim.by.generation)) return 'TAKEN'
  const second = await tryClaim(deps, owner, received, claim.by, context)
  return second.kind === 'OURS' ? 'OURS' : 'TAKEN'
}

async function tryClaim(
  { store, clock }: Deps,
  { uid, name }: { uid: string; name: string },
  received: Received,
  abandoned: Received | undefined,
  { signal }: CallContext,
): Promise<NameClaim> {
  const uploadRef = ref(uploads, uploadId(uid, name))
  return store.transaction(async (database) => {
    const [known] = await database.getAll(uploadRef)
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
      database.create(uploadRef, claimed)
      return { kind: 'OURS' }
    }
    if (known.status !== 'PENDING') return { kind: 'TAKEN' }
    if (isSame(known, received)) return { kind: 'OURS' }
    if (!abandoned || !isSame(known, abandoned)) {
      const { path, generation } = known
      return { kind: 'HELD', by: { path, generation } }
    }
    database.update(uploadRef, claimed)
    return { kind: 'OURS' }
  }, signal)
}

/** Frees the name again: the object was gone before it was read, and nothing came of it. */
export async function releaseName(
  { store }: Deps,
  { uid, name }: { uid: string; name: string },
  received: Received,
  { signal }: CallContext,
): Promise<void> {
  const uploadRef = ref(uploads, uploadId(uid, name))
  await store.transaction(async (database) => {
    const [known] = await database.getAll(uploadRef)
    if (known?.status === 'PENDING' && isSame(known, received)) database.remove(uploadRef)
  }, signal)
}
