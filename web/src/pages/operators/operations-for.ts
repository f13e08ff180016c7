import type { Output } from '@plant-analysis/client'

export type Operation = 'admin.ban' | 'admin.banPermanently' | 'admin.unban' | 'admin.resetQuota'

type User = Output<'admin.readUser'>

/** The operations that the page offers on a user. The service may still reject an operation. */
export function operationsFor(user: Pick<User, 'status'>, role: string): Operation[] {
  const banned = user.status === 'banned'
  if (role !== 'superadmin') return banned ? [] : ['admin.ban']
  return banned
    ? ['admin.unban', 'admin.resetQuota']
    : ['admin.ban', 'admin.banPermanently', 'admin.resetQuota']
}
