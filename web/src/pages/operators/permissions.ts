import type { Output } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

export type Superadmin = Output<'admin.listSuperadmins'>['items'][number]
type Permission = Superadmin['permissions'][number]

const words = {
  'ban-user': 'operators.mayBan',
  'unban-user': 'operators.mayUnban',
  'reset-quota': 'operators.mayResetQuota',
  'retry-transaction': 'operators.mayRetry',
  'retry-failed': 'operators.mayRetryAll',
  'assign-permissions': 'operators.mayAssign',
} as const satisfies Record<Permission, string>

export const permissionText = (permission: Permission): string => t(words[permission])
