import type { Route } from '../route.ts'
import { administrative as route } from './builders.ts'

/** The table "Administrative operations" of the specification; `admin` includes superadmins. */
// biome-ignore format: a route is a line, as in the table that it is read beside
export const administrative: readonly Route[] = [
  route('GET', '/v1/admin/moderation', 'admin', 30, 'admin.listModeration'),
  route('POST', '/v1/admin/approve', 'admin', 30, 'admin.approve'),
  route('POST', '/v1/admin/block', 'admin', 30, 'admin.block'),
  route('POST', '/v1/admin/ban', 'admin', 30, 'admin.ban'),
  route('POST', '/v1/admin/ban-user/{uid}', 'superadmin', 30, 'admin.banPermanently'),
  route('POST', '/v1/admin/unban-user/{uid}', 'superadmin', 30, 'admin.unban'),
  route('POST', '/v1/admin/reset-quota/{uid}', 'superadmin', 30, 'admin.resetQuota'),
  route('POST', '/v1/admin/retry-transaction/{txId}', 'superadmin', 30, 'admin.retryTransaction'),
  route('POST', '/v1/admin/retry-failed', 'superadmin', 60, 'admin.retryFailed'),
  route('POST', '/v1/admin/assign-permissions', 'superadmin', 30, 'admin.assignPermissions'),
  route('GET', '/v1/admin/permissions/{uid}', 'superadmin', 30, 'admin.listPermissions'),
]
