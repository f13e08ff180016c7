import { type Account, accounts, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { Role } from '../../contract/caller.ts'
import { apiKeyPrincipal, isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { problem } from '../../domain/problem.ts'
import type { UserDirectory } from '../../ports/callers.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { openTrail, operatorActor } from '../admin/audit-trail.ts'
import { newApiKeyUser, provisionAccount } from './provision-account.ts'

export type GrantDeps = Pick<Ports, 'store' | 'clock'> & { directory: UserDirectory }

/**
 * Gives an account a plan. The keys of an enterprise share a daily quota, whereas the keys of a
 * personal account use the owner's quota. The people of an enterprise have larger quotas. Callers
 * change quota within 10 s. Throws NOT_FOUND.
 */
export async function grantPlan(
  ports: GrantDeps,
  accountId: string,
  plan: Account['type'],
  context: CallContext,
): Promise<void> {
  await requireAccount(ports, accountId, context)
  const accountRef = ref(accounts, accountId)
  const keyUserRef = ref(users, apiKeyPrincipal(accountId))
  await ports.store.transaction(async (database) => {
    const [account, keyUser] = await database.getAll(accountRef, keyUserRef)
    if (!account) throw problem('NOT_FOUND')
    if (account.type !== plan) database.update(accountRef, { ...account, type: plan })
    if (!keyUser) database.create(keyUserRef, newApiKeyUser(accountId, ports.clock.now()))
  }, context.signal)
}

/**
 * Gives a user a role. Writes the authoritative user record first, and then the token's claim for
 * apps. A repeated call sets a missing claim. Throws NOT_FOUND.
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
    const event = { actorUid: operatorActor, action: 'role.grant', target: uid } as const
    trail.append({ ...event, reason: null, details }, ports.clock.now())
  }, context.signal)
  await ports.directory.mirrorRole(uid, role)
}

/** Creates the record and account of a user who has never called the service. Throws NOT_FOUND. */
async function requireAccount(ports: GrantDeps, uid: string, context: CallContext) {
  if (isApiKeyPrincipal(uid)) throw problem('NOT_FOUND', `${uid} is no user.`)
  const [account] = await ports.store.getAll(ref(accounts, uid))
  if (account) return
  const user = await ports.directory.find(uid)
  if (!user) throw problem('NOT_FOUND', `There is no user ${uid}.`)
  const { email } = user
  const identity = { uid, email, emailVerified: false, apiKeyId: null, signedInAt: null }
  await provisionAccount(ports, identity, context)
}
