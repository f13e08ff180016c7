import type { User } from '../collections/accounts.ts'
import type { Notice, NoticesToMailbox, WaitingNotices } from '../collections/notices.ts'
import { limits } from '../contract/limits.ts'
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

/** Removes the notices that a mail told. Returns undefined if no further notice waits. */
export function withoutNotices(
  waiting: WaitingNotices,
  told: Pick<WaitingNotices, 'entries' | 'more'>,
  now: Date,
): WaitingNotices | undefined {
  const ids = new Set(told.entries.map(({ id }) => id))
  const entries = waiting.entries.filter(({ id }) => !ids.has(id))
  const more = waiting.more - told.more
  return entries.length + more > 0 ? { ...waiting, entries, more, sweepAt: now } : undefined
}

/**
 * Returns the user with one more notice counted. Returns undefined if the user has no address or
 * has reached the daily limit. The limit protects strangers, as users' addresses are unverified.
 */
export function countNotice(user: User, now: Date): User | undefined {
  const day = dayOf(now)
  const sent = user.noticed?.day === day ? user.noticed.count : 0
  if (!user.email || sent >= limits.account.noticesDaily) return undefined
  return { ...user, noticed: { day, count: sent + 1 } }
}

/**
 * Returns the mailbox's count with one more notice, or the same count if the count already includes
 * the notice. Returns undefined at the daily limit. The limit is per mailbox, because several
 * accounts may use one mailbox.
 */
export function countToMailbox(
  known: NoticesToMailbox | undefined,
  notice: string,
  now: Date,
): NoticesToMailbox | undefined {
  const day = dayOf(now)
  const sent = known?.day === day ? known.notices : []
  if (sent.includes(notice)) return known
  if (sent.length >= limits.account.noticesDaily) return undefined
  return { day, notices: [...sent, notice], expiresAt: addDays(endOfDay(now), 1) }
}
