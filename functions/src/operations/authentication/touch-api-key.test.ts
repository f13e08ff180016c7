import { createHarness } from '@plant/testing/harness'
import {
  type ApiKeys,
  context,
  exchange,
  keysOf,
  settled,
  signUp,
  stored,
} from '@plant/testing/harness/api-keys'
import { beforeEach, describe, expect, it } from 'vitest'
import { touchApiKey } from './find-api-key.ts'

let harness: ApiKeys
let key: { id: string; token: string }

beforeEach(async () => {
  harness = createHarness().apiKeys
  key = await keysOf(harness, await signUp(harness, 'owner')).create()
  harness.store.reset()
})

describe('the last use of a key', () => {
  const lastUsed = async () => {
    await settled()
    return (await stored(harness, 'owner', key.id)).token?.lastUsedAt?.toISOString()
  }

  it('is written at most once a minute, even if many processes use the key', async () => {
    const instances = [harness.instance(), harness.instance(), harness.instance()]
    const use = () => Promise.all(instances.map((each) => each.identify({ apiKey: key.token })))
    const notes = () => harness.store.calls.filter(({ operation }) => operation === 'transaction')
    await use()
    // The processes whose write came too late read again after a random delay.
    await expect.poll(notes).toHaveLength(instances.length)
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
    harness.store.reset()
    harness.clock.advance(59)
    await use()
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
    expect(notes()).toEqual([])
    harness.clock.advance(10)
    await use()
    await expect.poll(notes).toHaveLength(instances.length)
    expect(await lastUsed()).toBe('2026-11-20T08:01:09.000Z')
  })

  it('is not stored again if another process has just stored it', async () => {
    const { token } = await stored(harness, 'owner', key.id)
    if (!token) throw new Error('no key')
    await touchApiKey(harness.ports, key.id, token, context)
    harness.clock.advance(30)
    // This process read the key before the other process stored the last use.
    await touchApiKey(harness.ports, key.id, token, context)
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
  })

  it('is stored nowhere, and no error is logged, if the key was erased meanwhile', async () => {
    const { token } = await stored(harness, 'owner', key.id)
    if (!token) throw new Error('no key')
    await touchApiKey(harness.ports, 'tok_erased', token, context)
    expect(harness.log).toEqual([])
  })

  it('is stored without delaying the call, and a failed write causes no error', async () => {
    const { store } = harness.ports
    const failing: typeof store = {
      ...store,
      transaction: () => Promise.reject(new Error('down')),
      remembering: () => failing,
    }
    harness.ports.store = failing
    expect(await harness.instance().identify({ apiKey: key.token })).toBeDefined()
    await settled()
    expect(harness.log).toMatchObject([{ fields: { apiKeyId: key.id } }])
    expect(JSON.stringify(harness.log)).not.toContain(key.token)
  })

  it('is also stored when the key is exchanged for a token', async () => {
    await exchange(harness, key.token)
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
  })
})
