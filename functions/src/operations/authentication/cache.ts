import { limits } from '../../contract/limits.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallerRecord } from './identify.ts'
import type { KeyRecord } from './key-record.ts'

export type RecordCache<T> = {
  get(key: string, now: Date): T | undefined
  /** `readAt` is when the reading began: what is kept must not be older than it claims. */
  set(key: string, record: T, readAt: Date): void
}

export type CallerCache = { users: RecordCache<CallerRecord>; keys: RecordCache<KeyRecord> }

/** Bounds the memory of an instance; the oldest entry makes room. */
const entriesMax = 10_000

/** What is known of callers, users by uid and keys by token id. Nobody unknown is kept: they could fill it. */
export function callerCache(): CallerCache {
  return { users: recordCache(), keys: recordCache() }
}

/**
 * Records for at most 10 s, which is how long a ban or a revocation may go unseen outside the administrative documents. A Map,
 * because an entry is dropped by age alone and a Map keeps the order of insertion.
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
