import type { ApiKeyEntry } from '../../collections/api-keys.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../time.ts'

/** How long the record of an ended key is kept, so that revoking it again succeeds. */
const endedKeptDays = 90

/** A key is valid until it is revoked or expires. */
export function isValid(
  apiKey: { revokedAt?: Date | null; validUntil: Date | null },
  now: Date,
): boolean {
  return !apiKey.revokedAt && (apiKey.validUntil === null || apiKey.validUntil > now)
}

/** When to delete the record of a key that ends at `end`. */
export const recordEnd = (end: Date): Date => addDays(end, endedKeptDays)

/** The entries that have not expired. The next change of the set removes expired ones. */
export function valid(entries: readonly ApiKeyEntry[], now: Date): ApiKeyEntry[] {
  return entries.filter((entry) => isValid(entry, now))
}

/**
 * Whether an account may have another key. The count leaves out rotated keys in their grace period,
 * so an account at its limit can still rotate keys.
 */
export function hasRoom(entries: readonly ApiKeyEntry[]): boolean {
  return entries.filter((entry) => !entry.replaced).length < limits.apiKey.activePerAccountMax
}

/** Limits the keys in their grace period, which repeated rotation could otherwise accumulate. */
export function hasRoomForGrace(entries: readonly ApiKeyEntry[]): boolean {
  return entries.filter((entry) => entry.replaced).length < limits.apiKey.activePerAccountMax
}

/** Newest first. The id decides ties, so that a cursor is exact. */
export function newestFirst(entries: readonly ApiKeyEntry[]): ApiKeyEntry[] {
  return [...entries].sort(
    (one, other) =>
      other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  )
}
