import { limits } from '../../contract/limits.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallerCache, RecordCache } from '../../ports/callers.ts'

/** The maximum number of entries, to limit memory. A further entry replaces the oldest entry. */
const entriesMax = 10_000

/** Creates an empty cache. Bans and revocations take effect within `seconds`, at most 10 s. */
export function callerCache(seconds = Number.POSITIVE_INFINITY): CallerCache {
  const kept = Math.min(seconds, limits.request.callerCacheSeconds)
  return { users: recordCache(kept), keys: recordCache(kept) }
}

/**
 * A Map iterates in the order of insertion, so its first entry is the oldest. An entry of a later
 * time is not used, because a clock that has gone back would keep a banned caller for too long.
 */
function recordCache<T>(seconds: number): RecordCache<T> {
  const entries = new Map<string, { record: T; readAt: Date }>()
  return {
    get(key, now) {
      const entry = entries.get(key)
      if (entry && entry.readAt <= now && now < addSeconds(entry.readAt, seconds))
        return entry.record
      entries.delete(key)
      return undefined
    },
    set(key, record, readAt) {
      entries.delete(key)
      entries.set(key, { record, readAt })
      const oldest = entries.keys().next().value
      if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest)
    },
  }
}
