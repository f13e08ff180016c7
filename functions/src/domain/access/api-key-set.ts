import type { ApiKey, ApiKeyEntry } from '../../collections/api-keys.ts'
import { limits } from '../../contract/limits.ts'
import { addDays } from '../time.ts'

/** The days for which an ended key's record is kept, so that a second revocation succeeds. */
const endedKeptDays = 90

/** A key is valid until it is revoked or expires. */
export function isValid(
  apiKey: { revokedAt?: Date | null; validUntil: Date | null },
  now: Date,
): boolean {
  return !apiKey.revokedAt && (apiKey.validUntil === null || apiKey.validUntil > now)
}

/** Returns the time to delete the record of a key that ends at `end`. */
export const recordEnd = (end: Date): Date => addDays(end, endedKeptDays)

/**
 * The id under which the service records what a key created. A chain of rotations has one id, so
 * that rotating a stolen key hides nothing.
 */
export const lineOf = (id: string, { lineId }: Pick<ApiKey, 'lineId'>): string => lineId ?? id

/** The longest list of makers. Each name has 26 bytes. */
const makersMax = 50

type Made = Pick<ApiKey, 'createdByApiKeyIds'>

/**
 * The keys to which everything that a key makes goes back: the keys that made the key, oldest
 * first, and then the key itself, each by the first key of its chain of rotations. A list that is
 * too long loses the keys before the last, so that a thief cannot push out the stolen key.
 */
export function makersOf(id: string, key: Made & Pick<ApiKey, 'lineId'>): string[] {
  const line = lineOf(id, key)
  return withMakers(
    key.createdByApiKeyIds?.filter((maker) => maker !== line),
    [line],
  )
}

/** Adds makers to those of a key, each once. */
export function withMakers(known: readonly string[] = [], makers: readonly string[]): string[] {
  const all = [...new Set([...known, ...makers])]
  return [...all.slice(0, makersMax - 1), ...all.slice(makersMax - 1).slice(-1)]
}

/** Whether a key made the thing, directly or through the keys that it made. */
export function isMadeBy(lineId: string, { createdByApiKeyIds = [] }: Made): boolean {
  return createdByApiKeyIds.includes(lineId)
}

/** Returns the valid entries. The next change of the set removes the expired entries. */
export function valid(entries: readonly ApiKeyEntry[], now: Date): ApiKeyEntry[] {
  return entries.filter((entry) => isValid(entry, now))
}

/**
 * Whether an account may have another key. Rotated keys in their grace period do not count, so an
 * account at its limit can still rotate keys.
 */
export function hasRoom(entries: readonly ApiKeyEntry[]): boolean {
  return entries.filter((entry) => !entry.replaced).length < limits.apiKey.activePerAccountMax
}

/** Whether another key may enter its grace period. The limit keeps old keys from accumulating. */
export function hasRoomForGrace(entries: readonly ApiKeyEntry[]): boolean {
  return entries.filter((entry) => entry.replaced).length < limits.apiKey.activePerAccountMax
}

/** Sorts entries by age, the newest first, then by id, so that page cursors are exact. */
export function newestFirst(entries: readonly ApiKeyEntry[]): ApiKeyEntry[] {
  return [...entries].sort(
    (one, other) =>
      other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  )
}
