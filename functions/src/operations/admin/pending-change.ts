import type { PermissionChange } from '../../collections/permission-changes.ts'
import type { StoredDocument } from '../../ports/store.ts'

/** The change as it is shown while a second superadmin can confirm it; nothing after that. */
export function pendingChange(change: StoredDocument<PermissionChange> | undefined, now: Date) {
  if (!change || change.data.expiresAt <= now) return {}
  const { permissions, requestedBy, expiresAt } = change.data
  const pending = {
    changeId: change.id,
    permissions,
    requestedBy,
    expiresAt: expiresAt.toISOString(),
  }
  return { pending }
}
