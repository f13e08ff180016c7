import type { User } from '../collections/accounts.ts'
import type { NoticesToMailbox } from '../collections/notices.ts'
import { limits } from '../contract/limits.ts'
import { dayOf, endOfDay } from './quota/quota.ts'
import { addDays } from './time.ts'

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
