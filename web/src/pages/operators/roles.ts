import type { roles } from '@plant-analysis/client/limits'
import { t } from '../../texts/t.ts'

type Role = (typeof roles)[number]

const words = {
  user: 'operators.roleUser',
  admin: 'operators.roleAdmin',
  superadmin: 'operators.roleSuperadmin',
} as const satisfies Record<Role, string>

export const roleText = (role: Role): string => t(words[role])
