import { limits } from '../../contract/limits.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallerCache, RecordCache } from '../../ports/caller-cache.ts'

/** Bounds the memory of an instance; the oldest entry makes room. */
const entriesMax = 10_000

/** An empty cache, which each process has of its own. */
export function callerCache(): CallerCache {
  return { users: recordCache(), keys: recordCache() }
}

/**
 * Keeps a record for at most 10 s. For so long a ban or a revocation can go unseen on routes that
 * are not administrative.
 * A Map iterates in the order of insertion, so its first entry is the oldest.
 */
function recordCache<T>(): RecordCache<T> {
  const entries = new Map<string, { record: T; until: Date }>()
  return {
    get(key, now) {
      const entry = entries.get(key)
      if (entry && entry.until > now) return entry.record
      entries.delete(key)
      return undefined
    },
    set(key, record, readAt) {
      entries.delete(key)
      entries.set(key, { record, until: addSeconds(readAt, limits.request.callerCacheSeconds) })
      const oldest = entries.keys().next().value
      if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest)
    },
  }
}
