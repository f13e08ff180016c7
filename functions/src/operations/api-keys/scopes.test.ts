import { createHarness } from '@plant/testing/harness'
import { type ApiKeys, exchange, keysOf, signUp } from '@plant/testing/harness/api-keys'
import { keyCallerOf } from '@plant/testing/harness/service'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { type Scope, scopes } from '../../contract/scope.ts'

let harness: ApiKeys
let owner: ReturnType<typeof keysOf>

beforeEach(async () => {
  harness = createHarness().apiKeys
  owner = keysOf(harness, await signUp(harness, 'owner'))
})

/** Every set of scopes that a key can have. */
const sets = [1, 2, 3, 4, 5, 6, 7].map((bits) => scopes.filter((_, at) => (bits >> at) & 1))
const isWithin = (some: readonly Scope[], others: readonly Scope[]) =>
  some.every((scope) => others.includes(scope))
const refused = { code: 'INSUFFICIENT_SCOPE' }

/** A new key, and its calls to the routes of keys. */
async function keyWith(some: Scope[]) {
  const key = await owner.create({ scopes: some })
  return { ...key, ...keysOf(harness, keyCallerOf('owner', { apiKeyId: key.id })) }
}

/** Removes the scopes from a stored key, as version 1.2.0 stored none. */
async function forgetScopes(id: string): Promise<void> {
  await harness.store.transaction(async (database) => {
    const [apiKey] = await database.getAll(ref(apiKeys, id))
    if (!apiKey) throw new Error(`no key ${id}`)
    const { scopes: _scopes, ...old } = apiKey
    database.update(ref(apiKeys, id), old)
  }, new AbortController().signal)
}

async function scopesIn(token: string, exchanged: boolean) {
  const presented = exchanged
    ? { bearer: (await exchange(harness, token)).idToken }
    : { apiKey: token }
  const found = await harness.instance().identify(presented)
  return found?.caller.kind === 'key' ? found.caller.scopes : undefined
}

describe('the scopes of a key', () => {
  it('are all three by default, and otherwise those that the owner chose', async () => {
    expect(await owner.create()).toMatchObject({ scopes: [...scopes] })
    const { id } = await owner.create({ scopes: ['manage', 'read'] })
    const { items } = await owner.list()
    expect(items.find((item) => item.id === id)).toMatchObject({ scopes: ['read', 'manage'] })
  })

  it('are all three if the stored key has none, also after a rotation', async () => {
    const { id, token } = await owner.create({ scopes: ['read'] })
    await forgetScopes(id)
    expect(await scopesIn(token, false)).toEqual(scopes)
    expect((await owner.list()).items).toMatchObject([{ id, scopes: [...scopes] }])
    expect(await owner.rotate(id)).toMatchObject({ scopes: [...scopes] })
  })

  it('are the scopes of the caller, also of a caller with an exchanged token', async () => {
    for (const some of sets) {
      const { token } = await owner.create({ scopes: some })
      expect((await exchange(harness, token)).scopes).toEqual(some)
      for (const exchanged of [false, true]) expect(await scopesIn(token, exchanged)).toEqual(some)
    }
  })

  it('stay the same in a rotation', async () => {
    for (const some of sets) {
      const { id } = await owner.create({ scopes: some })
      expect(await owner.rotate(id)).toMatchObject({ scopes: some })
    }
  })
})

describe('a key', () => {
  it('makes no key with a scope that it lacks, and by default a key with its own scopes', async () => {
    for (const own of sets) {
      const key = await keyWith(own)
      const made = await key.create()
      expect(made).toMatchObject({ scopes: own })
      await owner.revoke(made.id)
      for (const asked of sets) {
        const making = key.create({ scopes: asked })
        if (!isWithin(asked, own)) await expect(making).rejects.toMatchObject(refused)
        else await owner.revoke((await making).id)
      }
      await owner.revoke(key.id)
    }
  })

  it('rotates no key that has a scope that it lacks, because the answer shows the new key', async () => {
    for (const own of sets) {
      const key = await keyWith(own)
      for (const others of sets) {
        const other = await owner.create({ scopes: others })
        const rotating = key.rotate(other.id)
        if (isWithin(others, own)) await owner.revoke((await rotating).id)
        else {
          await expect(rotating).rejects.toMatchObject(refused)
          await owner.revoke(other.id)
        }
      }
      await owner.revoke(key.id)
    }
  })

  it('whose scopes were removed a moment ago has only the others, whatever an instance cached', async () => {
    const key = await keyWith(['read', 'manage'])
    const wide = await owner.create()
    await owner.setScopes(key.id, ['manage'])
    await expect(key.create({ scopes: ['read'] })).rejects.toMatchObject(refused)
    await expect(key.rotate(wide.id)).rejects.toMatchObject(refused)
    expect(await key.create()).toMatchObject({ scopes: ['manage'] })
  })
})

describe('taking scopes from a key', () => {
  it('changes nothing else, and applies to its exchanged tokens once no instance caches it', async () => {
    const { id, token } = await owner.create({ name: 'Barn' })
    const [before] = (await owner.list()).items
    const instance = harness.instance()
    const { idToken: bearer } = await exchange(harness, token)
    const narrow = { caller: { scopes: ['analyse'] } }
    await instance.identify({ apiKey: token })
    expect(await owner.setScopes(id, ['analyse'])).toEqual({ id, scopes: ['analyse'] })
    const lastUsedAt = expect.any(String)
    expect((await owner.list()).items).toEqual([{ ...before, lastUsedAt, scopes: ['analyse'] }])
    harness.clock.advance(11)
    expect(await instance.identify({ apiKey: token })).toMatchObject(narrow)
    expect(await instance.identify({ bearer })).toMatchObject(narrow)
  })

  it('never adds a scope, not even for the owner, because no mail would tell of it', async () => {
    for (const own of sets)
      for (const asked of sets) {
        const { id } = await owner.create({ scopes: own })
        const setting = owner.setScopes(id, asked)
        if (isWithin(asked, own)) expect(await setting).toEqual({ id, scopes: asked })
        else await expect(setting).rejects.toMatchObject({ code: 'CONFLICT' })
        await owner.revoke(id)
      }
  })

  it('leaves no scope that the calling key lacks', async () => {
    const { id } = await owner.create()
    const key = await keyWith(['read', 'manage'])
    await expect(key.setScopes(id, ['analyse', 'manage'])).rejects.toMatchObject(refused)
    expect(await key.setScopes(id, ['read'])).toEqual({ id, scopes: ['read'] })
    expect(await key.setScopes(key.id, ['read'])).toEqual({ id: key.id, scopes: ['read'] })
  })

  it('fails for a key of another account, and for a revoked key', async () => {
    const stranger = keysOf(harness, await signUp(harness, 'stranger'))
    const { id } = await owner.create()
    for (const unknown of [id, 'tok_0000000000000000000000'])
      await expect(stranger.setScopes(unknown, ['read'])).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    await owner.revoke(id)
    await expect(owner.setScopes(id, ['read'])).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('costs one read and one write, and one more read for a key', async () => {
    const { id } = await owner.create()
    const key = await keyWith(['manage', 'read'])
    harness.store.reset()
    await owner.setScopes(id, ['read', 'manage'])
    await key.setScopes(id, ['read'])
    expect(harness.store.calls).toMatchObject([
      { reads: 1, writes: 1 },
      // The commit only checks the calling key.
      { reads: 2, writes: 2 },
    ])
  })
})
