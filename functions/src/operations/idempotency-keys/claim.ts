import { type Ref, ref } from '../../collections/collection.ts'
import { type IdempotencyKey, idempotencyKeys } from '../../collections/transactions.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import type { EndpointId } from '../../contract/generated/endpoint-ids.ts'
import { limits } from '../../contract/limits.ts'
import { digestId, fingerprintOf } from '../../domain/analyses/idempotency.ts'
import { type Problem, problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'

export type Made = NonNullable<IdempotencyKey['made']>

/** The Idempotency-Key of a call that creates a resource. Without a key, `refs` is empty. */
export type KeyClaim = {
  accountId: string
  fingerprint: string
  /** Refers to the key's record, which the transaction reads together with its other documents. */
  refs: readonly Ref<IdempotencyKey>[]
}

type KeyedCall = { caller: KnownCaller; idempotencyKey: string | null; input: object }

export const replayed = { 'Idempotent-Replayed': 'true' }

export function claimOf(call: KeyedCall, endpoint: EndpointId): KeyClaim {
  const { accountId } = call.caller
  const { idempotencyKey: key, input } = call
  if (key === null) return { accountId, fingerprint: '', refs: [] }
  const id = digestId(`${accountId}\n${endpoint}\n${key}`)
  return { accountId, fingerprint: fingerprintOf({ ...input }), refs: [ref(idempotencyKeys, id)] }
}

/**
 * Returns the resource that an earlier call with the key created. Ignores an expired record that
 * Firestore has not deleted yet. Throws IDEMPOTENCY_KEY_REUSED if another request used the key.
 */
export function madeBefore(
  { fingerprint }: KeyClaim,
  record: IdempotencyKey | undefined,
  now: Date,
): Made | undefined {
  if (!record || record.expiresAt <= now) return undefined
  if (record.fingerprint !== fingerprint) throw problem('IDEMPOTENCY_KEY_REUSED')
  return record.made ?? undefined
}

/** Records the resource that this commit creates under the key. Does nothing without a key. */
export function noteMade(
  database: StoreTransaction,
  { accountId, fingerprint, refs }: KeyClaim,
  record: IdempotencyKey | undefined,
  made: Made | null,
  now: Date,
): void {
  const expiresAt = addSeconds(now, limits.transaction.idempotencyHours * 3600)
  for (const keyRef of refs)
    database.put(keyRef, record, { accountId, fingerprint, made, expiresAt })
}

/** Returns the document that the key created. Throws CONFLICT if that document is gone. */
export function stillThere<T extends { createdAt: Date }>(made: Made, thing: T | undefined): T {
  if (thing?.createdAt.getTime() === made.createdAt.getTime()) return thing
  throw problem('CONFLICT', 'What this Idempotency-Key made was deleted.')
}

/** Returns ALREADY_EXISTS for a repeated call, because only the first response has the secret. */
export function shownOnce({ id: existingId }: Made): Problem {
  const detail = 'This Idempotency-Key made it already, and its secret was shown then.'
  return problem('ALREADY_EXISTS', { detail, existingId, headers: replayed })
}
