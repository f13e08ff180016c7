import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { Role } from '../../contract/caller.ts'
import { problem } from '../../domain/problem.ts'
import type { CallContext } from '../../ports/context.ts'
import { openTrail, operatorActor } from '../admin/audit-trail.ts'
import { type GrantDeps, requireAccount } from './require-account.ts'

/**
 * Gives a user a role, by the operator. The record decides and is written first; the claim only
 * mirrors it, for apps that show what a user may do. Repeating it mends a claim that was not set.
 * Throws NOT_FOUND.
 */
export async function grantRole(
  ports: GrantDeps,
  uid: string,
  role: Role,
  context: CallContext,
): Promise<void> {
  await requireAccount(ports, uid, context)
  const userRef = ref(users, uid)
  await ports.store.transaction(async (database) => {
    const [user] = await database.getAll(userRef)
    if (!user) throw problem('NOT_FOUND')
    if (user.role === role) return
    const trail = await openTrail(database, 'admin')
    database.update(userRef, { ...user, role })
    const details = { before: user.role, after: role }
    const event = {
      actorUid: operatorActor,
      action: 'role.grant',
      target: uid,
      reason: null,
    } as const
    trail.append({ ...event, details }, ports.clock.now())
  }, context.signal)
  await ports.directory.mirrorRole(uid, role)
}
