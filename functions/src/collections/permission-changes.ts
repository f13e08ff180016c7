import { z } from 'zod'
import { permission } from '../contract/schemas/admin.ts'
import type { Collection } from './collection.ts'

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
  idRule: 'chg_ + hash of target and content, so that another content is another change',
  schema: permissionChange,
  owner: 'service',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'none', reason: 'a command of the operators about their own rights' },
  eraser: { by: 'none', reason: 'lapses within a day' },
  queries: [{ equal: ['uid'], orderBy: { field: 'requestedAt', direction: 'descending' } }],
  unindexed: ['requestedAt', 'permissions'],
}
