import type { ApiKeyEntry } from '../../collections/api-keys.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../time.ts'

/** How long an ended key's record stays: a second revocation answers like the first till then. */
const endedKeptDays = 90

/** A key is valid until it is revoked or its time is over, whichever comes first. */
export function isValid(
  apiKey: { revokedAt?: Date | null; validUntil: Date | null },
  now: Date,
): boolean {
  return !apiKey.revokedAt && (apiKey.validUntil === null || apiKey.validUntil > now)
}

/** When the record of a key goes that ends at `end`. */
export function recordEnd(end: Date): Date {
  return addDays(end, endedKeptDays)
}

/** The entries whose time is not over; lapsed ones leave with the next change of the set. */
export function valid(entries: readonly ApiKeyEntry[], now: Date): ApiKeyEntry[] {
  return entries.filter((entry) => isValid(entry, now))
}

/**
 * Whether an account may have another key. A key in the grace of its rotation counts for the one
 * that replaces it, so that an account at its limit can still rotate (docs/decisions/0061).
 */
export function hasRoom(entries: readonly ApiKeyEntry[]): boolean {
  return entries.filter((entry) => !entry.replaced).length < limits.apiKey.activePerAccountMax
}

/** Bounded too: rotating the new key again and again would pile up valid keys otherwise. */
export function hasRoomForGrace(entries: readonly ApiKeyEntry[]): boolean {
  return entries.filter((entry) => entry.replaced).length < limits.apiKey.activePerAccountMax
}

/** Newest first, ties by id, so that a cursor is exact. */
export function newestFirst(entries: readonly ApiKeyEntry[]): ApiKeyEntry[] {
  return [...entries].sort(
    (one, other) =>
      other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  )
}
