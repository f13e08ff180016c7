import { type Account, accounts, users } from '../../src/collections/accounts.ts'
import { apiKeys } from '../../src/collections/api-keys.ts'
import { ref } from '../../src/collections/collection.ts'
import type { KnownCaller } from '../../src/contract/caller.ts'
import type { RequestParts } from '../../src/contract/endpoint.ts'
import type { Scope } from '../../src/contract/scope.ts'
import { readStats } from '../../src/operations/account/read-stats.ts'
import { createApiKey } from '../../src/operations/api-keys/create.ts'
import { exchangeApiKey } from '../../src/operations/api-keys/exchange.ts'
import { listApiKeys } from '../../src/operations/api-keys/list.ts'
import { revokeApiKey } from '../../src/operations/api-keys/revoke.ts'
import { rotateApiKey } from '../../src/operations/api-keys/rotate.ts'
import { setScopes } from '../../src/operations/api-keys/set-scopes.ts'
import { callerCache } from '../../src/operations/authentication/cache.ts'
import { identify } from '../../src/operations/authentication/identify.ts'
import { provisionAccount } from '../../src/operations/authentication/provision-account.ts'
import type { Identify, Identity, Presented } from '../../src/ports/callers.ts'
import { onlyPorts, type Ports } from '../../src/ports/ports.ts'
import type { InputOf } from '../endpoint-types.ts'
import { countingStore } from '../memory-store/counting.ts'
import { requestParts } from '../request-parts.ts'
import { bodyOf } from './answers.ts'
import { callOf } from './client.ts'
import { callerOf, type TestService } from './service.ts'

type Route = Parameters<Identify>[1]

export const context = { requestId: 'request-of-a-test', signal: new AbortController().signal }
export const eitherRoute: Route = { credential: 'identity|key', access: 'member' }

export type ApiKeys = ReturnType<typeof apiKeysOf>

/**
 * Accounts and API keys over a store in memory that counts its calls. `identities` contains the
 * valid identity tokens.
 */
export function apiKeysOf(service: TestService) {
  const store = countingStore(service.steady.ports.store)
  const { clock } = service
  const identities = new Map<string, Identity>()
  const log: { message: string; fields: Record<string, unknown> }[] = []
  let secrets = 0
  let issued = 0
  const ports = onlyPorts({
    store,
    clock,
    log: {
      write: (_severity: string, message: string, fields: Record<string, unknown> = {}) =>
        void log.push({ message, fields }),
    },
    appCheck: { mode: 'OFF' } as Ports['appCheck'],
    secondFactor: 'OFF',
    identities: { verify: async (token: string) => identities.get(token) },
    secrets: { base62: (characters: number) => String(++secrets).padStart(characters, '0') },
    rules: {
      quota: { userDaily: 20, keyDaily: 1000, memberDaily: 200 },
      transactionTimeoutSeconds: 120,
    },
    pageTokenSecret: 'a secret of thirty-two characters',
    tokenIssuer: {
      async issue({ uid, apiKeyId }: { uid: string; apiKeyId: string }) {
        issued += 1
        const idToken = `exchanged-${issued}`
        identities.set(idToken, {
          uid,
          apiKeyId,
          email: null,
          emailVerified: false,
          signedInAt: null,
        })
        const expiresAt = new Date(clock.now().getTime() + 3_600_000)
        return { idToken, expiresInSeconds: 3600, expiresAt }
      },
    },
  })
  return { ...ports, ports, identities, log, instance: () => newInstance(ports) }
}

/** A process of the service with its own cache. */
function newInstance(ports: ApiKeys['ports']) {
  const find = identify(onlyPorts({ ...ports, cache: callerCache() }))
  return {
    identify: (presented: Partial<Presented>, route: Route = eitherRoute) =>
      find({ bearer: null, apiKey: null, ...presented }, route, {
        ...context,
        requireTries: () => undefined,
      }),
  }
}

/** Signs up a user. The user's identity token is the uid. */
export async function signUp({ ports, identities }: ApiKeys, uid: string): Promise<KnownCaller> {
  const identity = { uid, email: null, emailVerified: false, apiKeyId: null, signedInAt: null }
  identities.set(uid, identity)
  await provisionAccount(ports, identity, context)
  return callerOf(uid)
}

/** One caller's operations on API keys, and the number of keys in the account's statistics. */
export function keysOf({ ports }: ApiKeys, caller: KnownCaller) {
  return {
    create: async (input: InputOf<typeof createApiKey> = {}) =>
      bodyOf(await createApiKey.handler(callOf(caller, input), ports)),
    list: async (input: Partial<InputOf<typeof listApiKeys>> = {}) =>
      bodyOf(await listApiKeys.handler(callOf(caller, { pageSize: 20, ...input }), ports)),
    revoke: async (id: string) => bodyOf(await revokeApiKey.handler(callOf(caller, { id }), ports)),
    rotate: async (id: string, gracePeriodSeconds = 0) =>
      bodyOf(await rotateApiKey.handler(callOf(caller, { id, gracePeriodSeconds }), ports)),
    setScopes: async (id: string, scopes: Scope[]) =>
      bodyOf(await setScopes.handler(callOf(caller, { id, scopes }), ports)),
    count: async () => bodyOf(await readStats.handler(callOf(caller, {}), ports)).totals.tokens,
  }
}

export async function exchange(
  { ports }: ApiKeys,
  key: string | undefined,
  parts: Partial<RequestParts> = {},
) {
  const header = (name: string) => (name.toLowerCase() === 'x-enterprise-token' ? key : undefined)
  const call = callOf({ kind: 'anonymous' }, {})
  const request = requestParts({ header, ...parts })
  return bodyOf(await exchangeApiKey.handler({ ...call, request }, ports))
}

export async function changeAccount(
  { store }: ApiKeys,
  accountId: string,
  parts: Partial<Account>,
): Promise<void> {
  await store.transaction(async (database) => {
    const accountRef = ref(accounts, accountId)
    const [account] = await database.getAll(accountRef)
    if (account) database.update(accountRef, { ...account, ...parts })
  }, context.signal)
}

export async function stored({ store }: ApiKeys, accountId: string, apiKeyId = 'none') {
  const [token, keyUser] = await store.getAll(
    ref(apiKeys, apiKeyId),
    ref(users, `ent:${accountId}`),
  )
  return { token, keyUser }
}

/** Waits until the background work that a call started has ended. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
