import { t } from '../../texts/t.ts'

/** What somebody may be beyond their own account. */
export const roles = ['user', 'admin', 'superadmin'] as const

const words = {
  user: 'operators.roleUser',
  admin: 'operators.roleAdmin',
  superadmin: 'operators.roleSuperadmin',
} as const satisfies Record<(typeof roles)[number], string>

/** A role in a word. */
export const roleText = (role: (typeof roles)[number]): string => t(words[role])
