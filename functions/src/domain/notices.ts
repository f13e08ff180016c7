import type { User } from '../collections/accounts.ts'
import type { Notice, NoticesToMailbox, WaitingNotices } from '../collections/notices.ts'
import { limits } from '../contract/limits.ts'
import { mailboxOf } from './access/invitation.ts'
import { dayOf, endOfDay } from './quota/quota.ts'
import { addDays } from './time.ts'

/** A mail with more notices would be too long to read. The mail counts the other notices. */
const listedMax = 200
/** Notices over the daily limit of mails wait, which can take longer than a day. */
const daysKept = 30

/**
 * Adds a notice to the user's waiting notices, or counts the notice if too many wait. The notice of
 * an erasure replaces that of an earlier date and is always listed, because it is urgent.
 */
export function withNotice(
  waiting: WaitingNotices | undefined,
  notice: Notice,
  now: Date,
): WaitingNotices {
  const { entries, more, sweepAt } = waiting ?? { entries: [], more: 0, sweepAt: now }
  const isErasure = ({ mail }: Notice) => mail.name === 'erasureScheduled'
  const others = isErasure(notice) ? entries.filter((each) => !isErasure(each)) : entries
  const added =
    isErasure(notice) || others.length < listedMax
      ? { entries: [...others, notice], more }
      : { entries, more: more + 1 }
  return { ...added, sweepAt, expiresAt: addDays(now, daysKept) }
}

/**
 * Removes the notices that a mail told. Returns undefined if no further notice waits. If only
 * counted notices are left, keeps the last told one, because a mail needs a subject.
 */
export function withoutNotices(
  waiting: WaitingNotices,
  told: Pick<WaitingNotices, 'entries' | 'more'>,
  now: Date,
): WaitingNotices | undefined {
  const ids = new Set(told.entries.map(({ id }) => id))
  const entries = waiting.entries.filter(({ id }) => !ids.has(id))
  const more = waiting.more - told.more
  if (entries.length + more === 0) return undefined
  const left = entries.length > 0 ? entries : told.entries.slice(-1)
  return { ...waiting, entries: left, more, sweepAt: now }
}

/**
 * Returns the user with one more notice counted. Returns undefined if the user has no address or
 * has reached the daily limit. The limit protects strangers, whose address a user may have entered.
 */
export function countNotice(user: User, now: Date): User | undefined {
  const day = dayOf(now)
  const sent = user.noticed?.day === day ? user.noticed.count : 0
  if (!user.email || sent >= limits.account.noticesDaily) return undefined
  return { ...user, noticed: { day, count: sent + 1 } }
}

/**
 * Names the daily budget of mails to a user's address. Nobody else can use up the budget of a
 * verified address. Unverified addresses share the budget of their mailbox, which may be a
 * stranger's.
 */
export function budgetOf(uid: string, email: string, isVerified = false): string {
  return isVerified ? `${uid}\n${email}` : mailboxOf(email)
}

/**
 * Counts notices in the given order until the budget is used up. A notice that was counted today
 * counts once. Returns `known` if nothing changes.
 */
export function countToBudget(
  known: NoticesToMailbox | undefined,
  notices: readonly string[],
  now: Date,
): NoticesToMailbox {
  const day = dayOf(now)
  const sent = known?.day === day ? known.notices : []
  const counted = [...new Set([...sent, ...notices])].slice(0, limits.account.noticesDaily)
  if (known && counted.length === sent.length) return known
  return { day, notices: counted, expiresAt: addDays(endOfDay(now), 1) }
}
