import { accounts, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { isAdministrative } from '../../contract/route.ts'
import { isApiKeyId } from '../../domain/access/api-key.ts'
import {
  apiKeyPrincipal,
  isApiKeyPrincipal,
  quotaSubjectOf,
} from '../../domain/access/enterprise-principal.ts'
import { scopesOf } from '../../domain/access/scopes.ts'
import type {
  ApiKeyRecord,
  CallerCache,
  CallerRecord,
  Identified,
  Identify,
  IdentifyContext,
  Identity,
} from '../../ports/callers.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Store } from '../../ports/store.ts'
import { findApiKey, findApiKeyById } from './find-api-key.ts'
import { provisionAccount } from './provision-account.ts'
import { requireKnownApp } from './require-known-app.ts'

/** `caches` is undefined on the administrative routes, which always read the database. */
type Lookup = Ports & { caches: CallerCache | undefined }

/**
 * Returns the caller, or undefined after at most one read if a credential is invalid. A user's
 * first call creates the account. If a call has both credentials, a key-only route uses the key,
 * and other routes use the token. A banned caller has `active: false`, and http/access-control.ts
 * rejects the call.
 */
export function identify(ports: Ports): Identify {
  return async ({ bearer, apiKey }, route, context) => {
    const lookup = { ...ports, caches: isAdministrative(route) ? undefined : ports.cache }
    const identity = bearer === null ? undefined : await ports.identities.verify(bearer)
    if (bearer !== null && !identity) return undefined
    if (identity) await requireKnownApp(ports, identity, route, context)
    if (apiKey === null) return identity && identifyToken(lookup, identity, context)
    const byKey = await identifyApiKey(lookup, apiKey, context)
    if (!byKey || !identity) return byKey
    const byToken = await identifyToken(lookup, identity, context)
    return byToken && route.credential === 'key' ? byKey : byToken
  }
}

async function identifyToken(
  ports: Lookup,
  identity: Identity,
  context: IdentifyContext,
): Promise<Identified | undefined> {
  if (identity.apiKeyId !== null)
    return identifyExchanged(ports, identity.uid, identity.apiKeyId, context)
  // The holder of an exchanged token may have set a password for the uid at the provider. A token
  // from that sign-in lacks the key's claim, so revoking the key would not stop its holder.
  if (isApiKeyPrincipal(identity.uid)) return undefined
  return toUserCaller(ports, identity, await lookUp(ports, identity, context))
}

async function lookUp(ports: Lookup, identity: Identity, context: CallContext) {
  const now = ports.clock.now()
  const cached = ports.caches?.users.get(identity.uid, now)
  if (cached) return cached
  const record =
    (await read(ports.store, identity.uid)) ?? (await provisionAccount(ports, identity, context))
  ports.cache.users.set(identity.uid, record, now)
  return record
}

/** The id of an account is its owner's uid, so one round trip usually reads user and account. */
async function read(store: Store, uid: string): Promise<CallerRecord | undefined> {
  const [user, own] = await store.getAll(ref(users, uid), ref(accounts, uid))
  if (!user) return undefined
  const [account] =
    user.accountId === uid ? [own] : await store.getAll(ref(accounts, user.accountId))
  return account && { user, account }
}

function toUserCaller(
  { secondFactor }: Pick<Ports, 'secondFactor'>,
  identity: Identity,
  { user, account }: CallerRecord,
): Identified {
  const isOwnersBan = user.membership === 'worker' && user.ban === null && account.banned
  const needsFactor = secondFactor === 'SUPERADMINS' && user.role === 'superadmin'
  return {
    active: user.ban === null && !account.banned,
    ...(isOwnersBan && { mayLeave: true as const }),
    ...(needsFactor && !identity.hasSecondFactor && { lacksSecondFactor: true as const }),
    caller: {
      kind: 'user',
      uid: identity.uid,
      email: identity.email,
      emailVerified: identity.emailVerified,
      accountId: user.accountId,
      membership: user.membership,
      role: user.role,
      quotaSubject: identity.uid,
      plan: account.type,
      language: user.language,
      signedInAt: identity.signedInAt,
    },
  }
}

async function identifyApiKey(
  ports: Lookup,
  key: string,
  context: IdentifyContext,
): Promise<Identified | undefined> {
  const record = await findApiKey(ports, key, ports.caches?.keys, context)
  return record && toApiKeyCaller(record, false)
}

/** An exchanged token is valid only while its key is valid, and only for the key's account. */
async function identifyExchanged(
  ports: Lookup,
  uid: string,
  apiKeyId: string,
  context: IdentifyContext,
): Promise<Identified | undefined> {
  if (!isApiKeyId(apiKeyId)) return undefined
  const record = await findApiKeyById(ports, apiKeyId, ports.caches?.keys, context)
  return record && apiKeyPrincipal(record.apiKey.accountId) === uid
    ? toApiKeyCaller(record, true)
    : undefined
}

function toApiKeyCaller(record: ApiKeyRecord, exchanged: boolean): Identified {
  const { apiKeyId, apiKey, account } = record
  const { accountId } = apiKey
  return {
    active: !account.banned,
    caller: {
      kind: 'key',
      apiKeyId,
      exchanged,
      scopes: scopesOf(apiKey),
      uid: apiKeyPrincipal(accountId),
      accountId,
      quotaSubject: quotaSubjectOf(accountId, account),
      language: null,
    },
  }
}
