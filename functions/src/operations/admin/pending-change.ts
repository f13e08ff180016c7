import type { User } from '../../collections/accounts.ts'
import type { PermissionChange } from '../../collections/operator-commands.ts'
import { isWaiting } from '../../domain/access/two-person.ts'
import type { StoredDocument } from '../../ports/store.ts'

/** The first of these changes that a second superadmin can still confirm; nothing without one. */
export function pendingChange(
  changes: readonly StoredDocument<PermissionChange>[],
  requesters: ReadonlyMap<string, User>,
  now: Date,
) {
  const found = changes.find(({ data }) => isWaiting(data, requesters.get(data.requestedBy), now))
  if (!found) return {}
  const { permissions, requestedBy, expiresAt } = found.data
  const pending = {
    changeId: found.id,
    permissions,
    requestedBy,
    expiresAt: expiresAt.toISOString(),
  }
  return { pending }
}
