import type { Row } from '../row.ts'
import { administrative as row } from './line.ts'

/** Section 4 of the specification, table "Administrative operations"; `admin` includes superadmins. */
// biome-ignore format: a row is a line, as in the table that it is read beside
export const administrative: readonly Row[] = [
  row('GET', '/v1/admin/moderation', 'admin', 30, 'admin.listModeration'),
  row('POST', '/v1/admin/approve', 'admin', 30, 'admin.approve'),
  row('POST', '/v1/admin/block', 'admin', 30, 'admin.block'),
  row('POST', '/v1/admin/ban', 'admin', 30, 'admin.ban'),
  row('POST', '/v1/admin/ban-user/{uid}', 'superadmin', 30, 'admin.banPermanently'),
  row('POST', '/v1/admin/unban-user/{uid}', 'superadmin', 30, 'admin.unban'),
  row('POST', '/v1/admin/reset-quota/{uid}', 'superadmin', 30, 'admin.resetQuota'),
  row('POST', '/v1/admin/retry-transaction/{txId}', 'superadmin', 30, 'admin.retryTransaction'),
  row('POST', '/v1/admin/retry-failed', 'superadmin', 60, 'admin.retryFailed'),
  row('POST', '/v1/admin/assign-permissions', 'superadmin', 30, 'admin.assignPermissions'),
  row('GET', '/v1/admin/permissions/{uid}', 'superadmin', 30, 'admin.listPermissions'),
]
