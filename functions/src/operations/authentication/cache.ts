import { limits } from '../../contract/limits.ts'
import { addSeconds } from '../../domain/time.ts'
import type { ApiKeyRecord, CallerRecord } from './records.ts'

export type RecordCache<T> = {
  get(key: string, now: Date): T | undefined
  /** `readAt` is when the reading began: what is kept must not be older than it claims. */
  set(key: string, record: T, readAt: Date): void
}

export type CallerCache = { users: RecordCache<CallerRecord>; keys: RecordCache<ApiKeyRecord> }

/** Bounds the memory of an instance; the oldest entry makes room. */
const entriesMax = 10_000

/**
 * Known callers: users by uid, API keys by id. Nobody unknown is kept, for they could fill it.
 * For `seconds`, at most 10, a ban or a revocation can go unseen on routes that are not
 * administrative.
 */
export function callerCache(seconds = Number.POSITIVE_INFINITY): CallerCache {
  const kept = Math.min(seconds, limits.request.callerCacheSeconds)
  return { users: recordCache(kept), keys: recordCache(kept) }
}

/** A Map iterates in the order of insertion, so its first entry is the oldest. */
function recordCache<T>(seconds: number): RecordCache<T> {
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
      entries.set(key, { record, until: addSeconds(readAt, seconds) })
      const oldest = entries.keys().next().value
      if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest)
    },
  }
}
