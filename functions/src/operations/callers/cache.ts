import { limits } from '../../contract/limits.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallerRecord } from './identify.ts'

export type CallerCache = {
  get(key: string, now: Date): CallerRecord | undefined
  set(key: string, record: CallerRecord, now: Date): void
}

/** Bounds the memory of an instance; the oldest entry makes room. */
const entriesMax = 10_000

/**
 * Caller records for at most 10 s, which is how long a ban may go unseen outside the administrative rows. A Map, because
 * an entry is dropped by age alone and a Map keeps the order of insertion.
 */
export function callerCache(): CallerCache {
  const entries = new Map<string, { record: CallerRecord; until: Date }>()
  return {
    get(key, now) {
      const entry = entries.get(key)
      if (entry && entry.until > now) return entry.record
      entries.delete(key)
      return undefined
    },
    set(key, record, now) {
      entries.delete(key)
      entries.set(key, { record, until: addSeconds(now, limits.request.callerCacheSeconds) })
      const oldest = entries.keys().next().value
      if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest)
    },
  }
}
