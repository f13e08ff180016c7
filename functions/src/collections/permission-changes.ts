import { z } from 'zod'
import { permission } from '../contract/schemas/admin.ts'
import type { Collection } from './collection.ts'
import { descending } from './query.ts'

const permissionChange = z.object({
  uid: z.string(),
  permissions: z.array(permission),
  requestedBy: z.string(),
  requestedAt: z.date(),
  expiresAt: z.date(),
})
export type PermissionChange = z.infer<typeof permissionChange>

/** Changes of permissions that one superadmin requested and no second one has confirmed. */
export const permissionChanges: Collection<PermissionChange> = {
  name: 'permissionChanges',
  idRule: 'chg_ + hash of user and permissions',
  schema: permissionChange,
  owner: 'service',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a command of operators about their own permissions' },
  eraser: { by: 'none', reason: 'expires within a day' },
  queries: [descending('requestedAt', ['uid'])],
  unindexed: ['requestedAt', 'permissions'],
}
