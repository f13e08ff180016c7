import type { User } from '../collections/users.ts'
import { limits } from '../contract/limits.ts'
import { dayOf } from './quota/quota.ts'

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
