import type { KnownCaller, Plan, QuotaSubject } from '../../contract/caller.ts'
import { limits } from '../../contract/limits.ts'

/** A period of the quota: a UTC day, or the rest of a UTC day after an operator's reset. */
export type QuotaPeriod = { day: string; resets: number }

/** The units used in a period. A record of an earlier day counts as unused. */
export type QuotaRecord = QuotaPeriod & {
  used: number
  uncharged: number
  /** The calls to a paid provider; absent before the first call. */
  paidCalls?: number | undefined
}

/** The daily units of a user, of all keys of an enterprise, and of each person of an enterprise. */
export type QuotaLimits = { userDaily: number; keyDaily: number; memberDaily: number }

/** The owner of a quota. Without a plan, the plan of a personal account applies. */
export type QuotaHolder = { subject: QuotaSubject; plan?: Plan | undefined }

export type QuotaState = { limit: number; used: number; remaining: number; resetsAt: Date }

const dayMs = 86_400_000

/** The UTC day of a moment, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Returns the end of a moment's UTC day. */
export function endOfDay(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / dayMs) + 1) * dayMs)
}

export function emptyQuota(now: Date): QuotaRecord {
  return { day: dayOf(now), resets: 0, used: 0, uncharged: 0 }
}

/** Returns the record, or an empty record if the record belongs to another day. */
export function today(record: QuotaRecord, now: Date): QuotaRecord {
  return record.day === dayOf(now) ? record : emptyQuota(now)
}

/** Starts a new period with no units used. Earlier charges belong to the old period. */
export function resetToday(record: QuotaRecord, now: Date): QuotaRecord {
  return { ...emptyQuota(now), resets: today(record, now).resets + 1 }
}

/** Whether two periods are the same. A refund is possible only in the period of its charge. */
export function isSamePeriod(one: QuotaPeriod, other: QuotaPeriod): boolean {
  return one.day === other.day && one.resets === other.resets
}

/** The holder of the quota that a call uses. */
export function holderOf(caller: KnownCaller): QuotaHolder {
  const subject = caller.quotaSubject
  return caller.kind === 'user' ? { subject, plan: caller.plan } : { subject }
}

/** `ent:<accountId>` stands for the keys of an enterprise. All other subjects are users. */
export function limitOf({ subject, plan }: QuotaHolder, limits: QuotaLimits): number {
  if (subject.startsWith('ent:')) return limits.keyDaily
  return plan === 'enterprise' ? limits.memberDaily : limits.userDaily
}

/** The daily number of free answers without a diagnosis, for a subject with this daily limit. */
export function freeDaily(limit: number): number {
  const { undiagnosedFreeDaily, undiagnosedFreeShare } = limits.quota
  return Math.max(undiagnosedFreeDaily, Math.floor(limit * undiagnosedFreeShare))
}

/** Counts a paid call. Returns undefined if the daily limit is reached. */
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

/** The quota for today (UTC), as shown to callers. The quota resets at midnight. */
export function quotaState(record: QuotaRecord, limit: number, now: Date): QuotaState {
  const { used } = today(record, now)
  return { limit, used, remaining: Math.max(0, limit - used), resetsAt: endOfDay(now) }
}

/** Charges a unit. Returns undefined if the daily limit is reached. */
export function charge(record: QuotaRecord, limit: number, now: Date): QuotaRecord | undefined {
  const current = today(record, now)
  return current.used < limit ? { ...current, used: current.used + 1 } : undefined
}

/** Refunds a unit, unless midnight or a reset has ended the period of its charge. */
export function refund(record: QuotaRecord, charged: QuotaPeriod): QuotaRecord {
  return isSamePeriod(record, charged) ? { ...record, used: Math.max(0, record.used - 1) } : record
}

/** The wire format of a quota (docs/api.md#account). */
export function toQuota(
  record: QuotaRecord,
  holder: QuotaHolder,
  limits: QuotaLimits,
  now: Date,
): Omit<QuotaState, 'resetsAt'> & { resetsAt: string } {
  const state = quotaState(record, limitOf(holder, limits), now)
  return { ...state, resetsAt: state.resetsAt.toISOString() }
}
