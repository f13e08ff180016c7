import { createHarness } from '@plant/testing/harness'
import {
  type ApiKeys,
  changeAccount,
  context,
  eitherRoute,
  exchange,
  keysOf,
  settled,
  signUp,
} from '@plant/testing/harness/api-keys'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, type User, users } from '../../collections/accounts.ts'
import { apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { apiKeyFrom, apiKeyHash } from '../../domain/access/api-key.ts'

let harness: ApiKeys
let keys: ReturnType<typeof keysOf>
let key: { id: string; token: string }
const keyRoute = { ...eitherRoute, credential: 'key' } as const
const invented = apiKeyFrom('z'.repeat(36))

beforeEach(async () => {
  harness = createHarness().apiKeys
  keys = keysOf(harness, await signUp(harness, 'owner'))
  key = await keys.create()
  harness.store.reset()
})

const reads = () => harness.store.calls.reduce((sum, call) => sum + call.reads, 0)

describe('an API key', () => {
  it("acts for its account and uses the owner's units", async () => {
    const found = await harness.instance().identify({ apiKey: key.token })
    expect(found).toEqual({
      active: true,
      caller: {
        kind: 'key',
        apiKeyId: key.id,
        exchanged: false,
        scopes: ['read', 'analyse', 'manage'],
        uid: 'ent:owner',
        accountId: 'owner',
        quotaSubject: 'owner',
        language: null,
      },
    })
  })

  it('of an enterprise uses the units that all its keys share', async () => {
    await changeAccount(harness, 'owner', { type: 'enterprise' })
    const found = await harness.instance().identify({ apiKey: key.token })
    expect(found?.caller).toMatchObject({ quotaSubject: 'ent:owner' })
  })

  it('costs no read if the key is mistyped, even a thousand times', async () => {
    const instance = harness.instance()
    for (let index = 0; index < 1000; index += 1) {
      const digits = String(index * 7919).padStart(42, 'aB3')
      expect(await instance.identify({ apiKey: `pk_ent_${digits}` })).toBeUndefined()
    }
    expect(harness.store.calls).toEqual([])
  })

  it('costs one read per call if the key is well-formed but unknown, and is never cached', async () => {
    const instance = harness.instance()
    for (let index = 0; index < 3; index += 1)
      expect(await instance.identify({ apiKey: invented })).toBeUndefined()
    expect(harness.store.calls.map((call) => call.reads)).toEqual([1, 1, 1])
  })

  it('is rejected if its hash differs from the stored hash, even if the id matches', async () => {
    const tokenRef = ref(apiKeys, key.id)
    await harness.store.transaction(async (database) => {
      const [token] = await database.getAll(tokenRef)
      if (token) database.update(tokenRef, { ...token, hash: apiKeyHash(invented) })
    }, context.signal)
    expect(await harness.instance().identify({ apiKey: key.token })).toBeUndefined()
    await expect(exchange(harness, key.token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('costs two reads at the first call, and costs no read for the next 10 s', async () => {
    const instance = harness.instance()
    await instance.identify({ apiKey: key.token })
    await settled()
    const lookUp = harness.store.calls.filter(({ operation }) => operation === 'getAll')
    expect(lookUp.map((call) => call.reads)).toEqual([1, 1])
    harness.store.reset()
    harness.clock.advance(9.999)
    expect(await instance.identify({ apiKey: key.token })).toBeDefined()
    expect(reads()).toBe(0)
    harness.clock.advance(0.001)
    await instance.identify({ apiKey: key.token })
    expect(reads()).toBeGreaterThan(0)
  })
})

describe('an API key that is no longer valid', () => {
  it('is rejected within 10 s after its revocation, even if the key was just accepted', async () => {
    const [warm, cold] = [harness.instance(), harness.instance()]
    await warm.identify({ apiKey: key.token })
    await keys.revoke(key.id)
    expect(await cold.identify({ apiKey: key.token })).toBeUndefined()
    harness.clock.advance(10)
    expect(await warm.identify({ apiKey: key.token })).toBeUndefined()
  })

  it('costs one read, like an unknown key', async () => {
    await keys.revoke(key.id)
    harness.store.reset()
    await harness.instance().identify({ apiKey: key.token })
    expect(reads()).toBe(1)
  })

  it('is rejected from the moment of its expiry, even if the key is cached', async () => {
    const short = await keys.create({ expiresInDays: 1 })
    const instance = harness.instance()
    harness.clock.advance(86_400 - 5)
    expect(await instance.identify({ apiKey: short.token })).toBeDefined()
    harness.clock.advance(5)
    expect(await instance.identify({ apiKey: short.token })).toBeUndefined()
  })

  it('is rejected within 10 s after its rotation, or at the end of its grace period', async () => {
    const warm = harness.instance()
    const other = await keys.create()
    for (const { token } of [key, other]) await warm.identify({ apiKey: token })
    const next = await keys.rotate(key.id)
    await keys.rotate(other.id, 60)
    harness.clock.advance(10)
    expect(await warm.identify({ apiKey: key.token })).toBeUndefined()
    expect(await warm.identify({ apiKey: next.token })).toBeDefined()
    harness.clock.advance(49)
    expect(await warm.identify({ apiKey: other.token })).toBeDefined()
    harness.clock.advance(1)
    expect(await warm.identify({ apiKey: other.token })).toBeUndefined()
  })
})

describe('a credential whose account is gone', () => {
  beforeEach(async () => {
    await harness.store.transaction(async (database) => {
      database.overwrite(ref(accounts, 'owner'), null)
    }, context.signal)
  })

  it('is rejected if it is an API key', async () => {
    expect(await harness.instance().identify({ apiKey: key.token })).toBeUndefined()
    await expect(exchange(harness, key.token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('creates the missing account of the owner whose token it is', async () => {
    const found = await harness.instance().identify({ bearer: 'owner' })
    expect(found).toMatchObject({ active: true, caller: { accountId: 'owner' } })
  })
})

describe('an exchanged identity token', () => {
  it('has the same access as its API key on routes that take identity tokens', async () => {
    const { idToken } = await exchange(harness, key.token)
    const route = { credential: 'identity', access: 'member' } as const
    const found = await harness.instance().identify({ bearer: idToken }, route)
    expect(found?.caller).toMatchObject({ kind: 'key', apiKeyId: key.id, exchanged: true })
  })

  it('stops working within 10 s after its API key is revoked', async () => {
    const { idToken } = await exchange(harness, key.token)
    const warm = harness.instance()
    await warm.identify({ bearer: idToken })
    await keys.revoke(key.id)
    harness.clock.advance(10)
    expect(await warm.identify({ bearer: idToken })).toBeUndefined()
  })

  it('is never read from the cache on administrative routes', async () => {
    const { idToken } = await exchange(harness, key.token)
    const warm = harness.instance()
    await warm.identify({ bearer: idToken })
    await keys.revoke(key.id)
    const route = { credential: 'identity', access: 'admin' } as const
    expect(await warm.identify({ bearer: idToken }, route)).toBeUndefined()
  })

  it("is rejected if its claim is missing or forged, or names another account's key", async () => {
    await signUp(harness, 'victim')
    const claims = [
      { uid: 'ent:victim', apiKeyId: key.id },
      { uid: 'owner', apiKeyId: key.id },
      { uid: 'ent:owner', apiKeyId: 'tok_0000000000000000000000' },
      { uid: 'ent:owner', apiKeyId: '../users/owner' },
      // A user who sets a password for the uid at the provider gets a token without the claim.
      { uid: 'ent:owner', apiKeyId: null },
    ]
    for (const [index, claim] of claims.entries()) {
      harness.identities.set(`forged-${index}`, {
        ...claim,
        email: null,
        emailVerified: false,
        signedInAt: null,
      })
      expect(await harness.instance().identify({ bearer: `forged-${index}` })).toBeUndefined()
    }
  })
})

it("an identity token gives its user the plan of the user's account", async () => {
  await changeAccount(harness, 'owner', { type: 'enterprise' })
  const identity = {
    uid: 'owner',
    apiKeyId: null,
    email: null,
    emailVerified: false,
    signedInAt: null,
  }
  harness.identities.set('of-the-owner', identity)
  const found = await harness.instance().identify({ bearer: 'of-the-owner' })
  expect(found?.caller).toMatchObject({ quotaSubject: 'owner', plan: 'enterprise' })
})

describe('a request with both an API key and an identity token', () => {
  it('uses the identity token, except on a route for keys, where it uses the key', async () => {
    await signUp(harness, 'stranger')
    const both = { bearer: 'stranger', apiKey: key.token }
    const instance = harness.instance()
    expect((await instance.identify(both))?.caller).toMatchObject({ kind: 'user', uid: 'stranger' })
    expect((await instance.identify(both, keyRoute))?.caller).toMatchObject({ kind: 'key' })
  })

  it('needs a known app, except on a route for keys', async () => {
    harness.ports.appCheck = { mode: 'ENFORCE', verify: async () => undefined }
    const both = { bearer: 'owner', apiKey: key.token }
    const instance = harness.instance()
    await expect(instance.identify(both)).rejects.toMatchObject({ code: 'APP_CHECK_FAILED' })
    expect((await instance.identify(both, keyRoute))?.caller).toMatchObject({ kind: 'key' })
  })

  it('is rejected on a route for keys if the token belongs to a revoked key', async () => {
    const revoked = await keys.create()
    const { idToken } = await exchange(harness, revoked.token)
    await keys.revoke(revoked.id)
    const both = { bearer: idToken, apiKey: key.token }
    expect(await harness.instance().identify(both, keyRoute)).toBeUndefined()
  })

  it('is rejected if one of the two credentials is invalid, after at most one read', async () => {
    for (const both of [
      { bearer: 'owner', apiKey: invented },
      { bearer: 'nonsense', apiKey: key.token },
      { bearer: 'nonsense', apiKey: invented },
    ])
      for (const credential of ['identity|key', 'identity', 'key'] as const) {
        harness.store.reset()
        const found = await harness.instance().identify(both, { credential, access: 'member' })
        expect(found).toBeUndefined()
        expect(reads()).toBeLessThanOrEqual(1)
      }
  })
})

it('a request without credentials has no caller', async () => {
  expect(await harness.instance().identify({})).toBeUndefined()
})

describe('a banned owner', () => {
  it('J3: cannot keep workers, who may leave unless they are banned too', async () => {
    await signUp(harness, 'worker')
    const employ = (parts: Partial<User>) =>
      harness.store.transaction(async (database) => {
        const userRef = ref(users, 'worker')
        const [user] = await database.getAll(userRef)
        if (user) database.update(userRef, { ...user, ...parts })
      }, new AbortController().signal)
    const find = () => harness.instance().identify({ bearer: 'worker' })
    await employ({ accountId: 'owner', membership: 'worker' })
    expect(await find()).not.toHaveProperty('mayLeave')
    await changeAccount(harness, 'owner', { banned: true })
    expect(await find()).toMatchObject({ active: false, mayLeave: true })
    expect(await harness.instance().identify({ bearer: 'owner' })).not.toHaveProperty('mayLeave')
    await employ({ ban: { at: new Date(0), permanent: false, reason: 'spam' } })
    expect(await find()).not.toHaveProperty('mayLeave')
  })

  it('cannot use the keys and exchanged tokens of the account', async () => {
    const { idToken } = await exchange(harness, key.token)
    await changeAccount(harness, 'owner', { banned: true })
    const instance = harness.instance()
    expect(await instance.identify({ apiKey: key.token })).toMatchObject({ active: false })
    expect(await instance.identify({ bearer: idToken })).toMatchObject({ active: false })
    await expect(exchange(harness, key.token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      detail: expect.stringContaining('suspended'),
    })
  })
})
