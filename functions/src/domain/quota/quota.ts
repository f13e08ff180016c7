import { limits } from '../../contract/limits.ts'

/** What units are counted over: a UTC day, or the rest of one after an operator's reset. */
export type QuotaPeriod = { day: string; resets: number }

/** What of a period's units a subject has used; a record of another day counts for nothing. */
export type QuotaRecord = QuotaPeriod & {
  used: number
  uncharged: number
  /** Calls of a provider that costs money; absent before the first. */
  paidCalls?: number | undefined
}

export type QuotaLimits = { userDaily: number; keyDaily: number }

export type QuotaState = { limit: number; used: number; remaining: number; resetsAt: Date }

const dayMs = 86_400_000

/** The UTC day of a moment, as YYYY-MM-DD: the quota is per UTC day. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** When the UTC day of a moment is over. */
export function endOfDay(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / dayMs) + 1) * dayMs)
}

/** A record of which nothing is used on the day of `now` (UTC). */
export function emptyQuota(now: Date): QuotaRecord {
  return { day: dayOf(now), resets: 0, used: 0, uncharged: 0 }
}

/** The record as it stands today: yesterday's counts are gone. */
export function today(record: QuotaRecord, now: Date): QuotaRecord {
  return record.day === dayOf(now) ? record : emptyQuota(now)
}

/** Nothing used from here on; what was charged before belongs to a period that is over. */
export function resetToday(record: QuotaRecord, now: Date): QuotaRecord {
  return { ...emptyQuota(now), resets: today(record, now).resets + 1 }
}

/** Whether what was charged in one period may be given back in the other. */
export function isSamePeriod(one: QuotaPeriod, other: QuotaPeriod): boolean {
  return one.day === other.day && one.resets === other.resets
}

/** Enterprise keys share `ent:<accountId>`; everyone else has a user's units. */
export function limitOf(subject: string, limits: QuotaLimits): number {
  return subject.startsWith('ent:') ? limits.keyDaily : limits.userDaily
}

/**
 * How many units of a day go back although the caller's photo is the reason that there is no
 * diagnosis. Enterprises send their customers' photos, and so get a share of what they have.
 */
export function freeDaily(limit: number): number {
  const { undiagnosedFreeDaily, undiagnosedFreeShare } = limits.quota
  return Math.max(undiagnosedFreeDaily, Math.floor(limit * undiagnosedFreeShare))
}

/** One paid call more, or undefined where the day's are used up. */
export function withPaidCall(
  record: QuotaRecord,
  limit: number,
  now: Date,
): QuotaRecord | undefined {
  const current = today(record, now)
  const paidCalls = (current.paidCalls ?? 0) + 1
  const { paidCallsPerUnit, paidCallsExtra } = limits.quota
  return paidCalls <= paidCallsPerUnit * limit + paidCallsExtra
    ? { ...current, paidCalls }
    : undefined
}

/** What callers are told of their quota: units of today (UTC), renewed at midnight. */
export function quotaState(record: QuotaRecord, limit: number, now: Date): QuotaState {
  const { used } = today(record, now)
  return {
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetsAt: endOfDay(now),
  }
}

/** One unit more, or undefined where today's are used up. */
export function charge(record: QuotaRecord, limit: number, now: Date): QuotaRecord | undefined {
  const current = today(record, now)
  return current.used < limit ? { ...current, used: current.used + 1 } : undefined
}

/** Gives a unit back to the period that it was taken from, unless midnight or a reset ended it. */
export function refund(record: QuotaRecord, charged: QuotaPeriod): QuotaRecord {
  return isSamePeriod(record, charged) ? { ...record, used: Math.max(0, record.used - 1) } : record
}

/** The state of a quota as every answer shows it (docs/api.md#account). */
export function toQuota(
  record: QuotaRecord,
  subject: string,
  limits: QuotaLimits,
  now: Date,
): Omit<QuotaState, 'resetsAt'> & { resetsAt: string } {
  const state = quotaState(record, limitOf(subject, limits), now)
  return { ...state, resetsAt: state.resetsAt.toISOString() }
}
