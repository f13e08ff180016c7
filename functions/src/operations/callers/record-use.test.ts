import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  context,
  exchange,
  type KeyWorld,
  keysOf,
  keyWorld,
  settled,
  signUp,
  stored,
} from '../../../../test/support/key-world.ts'
import { recordUse } from './record-use.ts'

let world: KeyWorld
let key: { id: string; token: string }

beforeEach(async () => {
  world = keyWorld()
  key = await keysOf(world, await signUp(world, 'owner')).create()
  world.store.reset()
})

describe('the last use', () => {
  const lastUsed = async () => {
    await settled()
    return (await stored(world, 'owner', key.id)).token?.lastUsedAt?.toISOString()
  }

  it('is written at most once a minute, however many processes the key is used in', async () => {
    const instances = [world.instance(), world.instance(), world.instance()]
    const use = () => Promise.all(instances.map((each) => each.identify({ apiKey: key.token })))
    const writes = () => world.store.calls.reduce((sum, call) => sum + call.writes, 0)
    const notes = () => world.store.calls.filter(({ operation }) => operation === 'transaction')
    await use()
    // Those that lost the race read again after a pause of random length.
    await vi.waitFor(() => expect(notes()).toHaveLength(instances.length))
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
    world.store.reset()
    world.clock.advance(59)
    await use()
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
    expect(writes()).toBe(0)
    world.clock.advance(10)
    await use()
    await vi.waitFor(() => expect(notes()).toHaveLength(instances.length))
    expect(await lastUsed()).toBe('2026-11-20T08:01:09.000Z')
  })

  it('that another process has just written is left alone', async () => {
    const { token } = await stored(world, 'owner', key.id)
    if (!token) throw new Error('no key')
    await recordUse(world.ports, key.id, token, context)
    world.clock.advance(30)
    // As this process saw the key, before the other wrote.
    await recordUse(world.ports, key.id, token, context)
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
  })

  it('is not waited for, and fails no call where it cannot be written', async () => {
    const { store } = world.ports
    world.ports.store = {
      ...store,
      transaction: () => Promise.reject(new Error('down')),
    }
    expect(await world.instance().identify({ apiKey: key.token })).toBeDefined()
    await settled()
    expect(world.log).toMatchObject([{ fields: { tokenId: key.id } }])
    expect(JSON.stringify(world.log)).not.toContain(key.token)
  })

  it('is known from an exchange as well', async () => {
    await exchange(world, key.token)
    expect(await lastUsed()).toBe('2026-11-20T08:00:00.000Z')
  })
})
