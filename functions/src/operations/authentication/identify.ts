import { type Account, accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type User, users } from '../../collections/users.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { isAdministrative, type Route } from '../../contract/route.ts'
import { isApiKeyPrincipal } from '../../domain/enterprise-principal.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Identity, IdentityVerifier } from '../../ports/identity.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import type { CallerCache } from './cache.ts'
import { identifyExchanged, identifyKey } from './identify-key.ts'
import { provisionAccount } from './provision-account.ts'

export type Presented = { bearer: string | null; apiKey: string | null }
export type Identified = { caller: KnownCaller; active: boolean }

export type IdentifyDeps = {
  store: Store
  identities: IdentityVerifier
  clock: Clock
  log: Log
  cache: CallerCache
}

/** `caches` is undefined on the administrative routes, where nothing but the database is believed. */
export type Lookup = IdentifyDeps & { caches: CallerCache | undefined }

/**
 * Who presents these credentials; undefined where any of them is not valid. The account record is made on a user's
 * first call. Where both are sent the identity token decides, but on a route that takes keys only the key does. What costs
 * no read is checked first, so that a refusal costs one at most.
 */
export function identify(deps: IdentifyDeps) {
  return async (
    { bearer, apiKey }: Presented,
    route: Pick<Route, 'access' | 'credential'>,
    context: CallContext,
  ): Promise<Identified | undefined> => {
    const lookup = { ...deps, caches: isAdministrative(route) ? undefined : deps.cache }
    const identity = bearer === null ? undefined : await deps.identities.verify(bearer)
    if (bearer !== null && !identity) return undefined
    if (apiKey === null) return identity && identifyToken(lookup, identity, context)
    const byKey = await identifyKey(lookup, apiKey, context)
    if (!byKey || !identity) return byKey
    const byToken = await identifyToken(lookup, identity, context)
    return byToken && route.credential === 'key' ? byKey : byToken
  }
}

async function identifyToken(
  deps: Lookup,
  identity: Identity,
  context: CallContext,
): Promise<Identified | undefined> {
  if (identity.apiKeyId !== null)
    return identifyExchanged(deps, { uid: identity.uid, apiKeyId: identity.apiKeyId }, context)
  // Whoever held an exchanged token may have given its uid a password at the provider: without the key's claim, which its
  // revocation reaches, that uid is nobody.
  if (isApiKeyPrincipal(identity.uid)) return undefined
  return toCaller(identity, await lookUp(deps, identity, context))
}

export type CallerRecord = { user: User; account: Account }

async function lookUp(
  deps: Lookup,
  identity: Identity,
  context: CallContext,
): Promise<CallerRecord> {
  const now = deps.clock.now()
  const cached = deps.caches?.users.get(identity.uid, now)
  if (cached) return cached
  const record =
    (await read(deps.store, identity.uid)) ?? (await provisionAccount(deps, identity, context))
  deps.cache.users.set(identity.uid, record, now)
  return record
}

/** An owner's account bears their uid, so both documents usually come in one round trip. */
async function read(store: Store, uid: string): Promise<CallerRecord | undefined> {
  const [user, own] = await store.getAll(ref(users, uid), ref(accounts, uid))
  if (!user) return undefined
  const [account] =
    user.accountId === uid ? [own] : await store.getAll(ref(accounts, user.accountId))
  return account && { user, account }
}

function toCaller(identity: Identity, { user, account }: CallerRecord): Identified {
  return {
    active: user.ban === null && !account.banned,
    caller: {
      kind: 'user',
      uid: identity.uid,
      email: identity.email,
      accountId: user.accountId,
      membership: user.membership,
      role: user.role,
      quotaSubject: identity.uid,
      language: user.language,
    },
  }
}
