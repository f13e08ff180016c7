import { t } from '../../texts/t.ts'

/** The roles beyond a user's own account. */
export const roles = ['user', 'admin', 'superadmin'] as const

const words = {
  user: 'operators.roleUser',
  admin: 'operators.roleAdmin',
  superadmin: 'operators.roleSuperadmin',
} as const satisfies Record<(typeof roles)[number], string>

export const roleText = (role: (typeof roles)[number]): string => t(words[role])
