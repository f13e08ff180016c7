import { type Account, accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type User, users } from '../../collections/users.ts'
import type { RequiredRole } from '../../contract/row.ts'
import type { KnownCaller } from '../../domain/caller.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Identity, IdentityVerifier } from '../../ports/identity.ts'
import type { Store } from '../../ports/store.ts'
import type { CallerCache } from './cache.ts'
import { openAccount } from './open-account.ts'

export type Presented = { bearer: string | null; apiKey: string | null }
export type Identified = { caller: KnownCaller; active: boolean }

type Deps = { store: Store; identities: IdentityVerifier; clock: Clock; cache: CallerCache }

/**
 * Who presents these credentials; undefined where any of them is not valid. The account record is made on a user's
 * first call. Records are cached for at most 10 s, and not at all on the administrative rows.
 */
export function identify(deps: Deps) {
  return async (
    presented: Presented,
    row: { role: RequiredRole },
    context: CallContext,
  ): Promise<Identified | undefined> => {
    // No key can be valid before keys are issued; where both are sent, an invalid one refuses the call.
    if (presented.bearer === null || presented.apiKey !== null) return undefined
    const identity = await deps.identities.verify(presented.bearer)
    if (!identity || identity.tokenId !== null) return undefined
    const fresh = row.role !== 'any'
    const record = await lookUp(deps, identity, fresh, context)
    return toCaller(identity, record)
  }
}

export type CallerRecord = { user: User; account: Account }

async function lookUp(
  deps: Deps,
  identity: Identity,
  fresh: boolean,
  context: CallContext,
): Promise<CallerRecord> {
  const cached = fresh ? undefined : deps.cache.get(identity.uid, deps.clock.now())
  if (cached) return cached
  const record =
    (await read(deps.store, identity.uid)) ?? (await openAccount(deps, identity, context))
  deps.cache.set(identity.uid, record, deps.clock.now())
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
