import type { NoticesToMailbox } from '../collections/notices.ts'
import type { User } from '../collections/users.ts'
import { limits } from '../contract/limits.ts'
import { dayOf, endOfDay } from './quota/quota.ts'
import { addDays } from './time.ts'

/**
 * The user with one more notice counted; undefined where none is sent: they have no address, or had
 * their number today. Nobody has proved that the address is theirs, so a stranger must not be
 * flooded.
 */
export function countNotice(user: User, now: Date): User | undefined {
  const day = dayOf(now)
  const sent = user.noticed?.day === day ? user.noticed.count : 0
  if (!user.email || sent >= limits.account.noticesDaily) return undefined
  return { ...user, noticed: { day, count: sent + 1 } }
}

/**
 * What a mailbox has had with one more notice; the very same where this one is counted today, and
 * undefined where it had its number. Many accounts can have addresses of one mailbox.
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
