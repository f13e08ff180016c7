import { createHarness } from '@plant/testing/harness'
import { type ApiKeys, keysOf, settled, signUp, stored } from '@plant/testing/harness/api-keys'
import { keyCallerOf } from '@plant/testing/harness/service'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeyHash, isApiKey } from '../../domain/access/api-key.ts'

let harness: ApiKeys
let keys: ReturnType<typeof keysOf>

beforeEach(async () => {
  harness = createHarness().apiKeys
  keys = keysOf(harness, await signUp(harness, 'owner'))
  harness.store.reset()
})

const cost = () => harness.store.calls.map(({ reads, writes }) => ({ reads, writes }))

describe('creating an API key', () => {
  it('shows the whole key once, and stores only its hash', async () => {
    const created = await keys.create({ name: 'Greenhouse', expiresInDays: 30 })
    expect(isApiKey(created.token)).toBe(true)
    expect(created).toMatchObject({
      name: 'Greenhouse',
      last4: created.token.slice(-4),
      createdAt: '2026-11-20T08:00:00.000Z',
      expiresAt: '2026-12-20T08:00:00.000Z',
    })
    const { token } = await stored(harness, 'owner', created.id)
    expect(token).toMatchObject({ accountId: 'owner', hash: apiKeyHash(created.token) })
    expect(JSON.stringify(token)).not.toContain(created.token.slice(7, 40))
    expect(JSON.stringify(await keys.list())).not.toContain(created.token)
  })

  it('stores exactly 20 keys for 30 simultaneous calls', async () => {
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => keys.create()))
    const refused = all.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(10)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'LIMIT_REACHED' })
    expect((await keys.list()).items).toHaveLength(20)
    expect(await keys.count()).toBe(20)
  })

  it('does not count revoked and expired keys towards the limit of 20 keys', async () => {
    const short = await keys.create({ expiresInDays: 1 })
    const [first] = await Promise.all(Array.from({ length: 19 }, () => keys.create()))
    await expect(keys.create()).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await keys.revoke(first?.id ?? '')
    await keys.create()
    await expect(keys.create()).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    harness.clock.advance(86_400)
    await keys.create()
    const listed = (await keys.list()).items.map(({ id }) => id)
    expect(listed).not.toContain(short.id)
    expect(listed).toHaveLength(20)
  })

  it("creates the record of the quota that an enterprise's keys share", async () => {
    await keys.create()
    expect((await stored(harness, 'owner')).keyUser).toMatchObject({
      accountId: 'owner',
      ban: null,
    })
  })
})

describe('access to API keys', () => {
  it('lets API keys and exchanged tokens manage the keys of their account', async () => {
    const { id } = await keys.create()
    for (const exchanged of [false, true]) {
      const created = await keysOf(
        harness,
        keyCallerOf('owner', { apiKeyId: id, exchanged }),
      ).create()
      expect((await keys.list()).items.map((item) => item.id)).toContain(created.id)
    }
  })

  it('hides the keys of an account from every other account', async () => {
    const { id } = await keys.create()
    const stranger = keysOf(harness, await signUp(harness, 'stranger'))
    for (const unknown of [id, 'tok_0000000000000000000000']) {
      await expect(stranger.revoke(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(stranger.rotate(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect((await stranger.list()).items).toEqual([])
    expect((await stored(harness, 'owner', id)).token).toMatchObject({ revokedAt: null })
  })
})

describe('a key that creates keys', () => {
  /** Calls the routes for keys with an API key, directly or with an exchanged token. */
  const asKey = (apiKeyId: string, exchanged = false) =>
    keysOf(harness, keyCallerOf('owner', { apiKeyId, exchanged }))

  it('cannot create a key that expires later than the calling key', async () => {
    const short = await keys.create({ expiresInDays: 1 })
    for (const exchanged of [false, true]) {
      const minting = asKey(short.id, exchanged)
      expect((await minting.create()).expiresAt).toBe(short.expiresAt)
      expect((await minting.create({ expiresInDays: 365 })).expiresAt).toBe(short.expiresAt)
    }
    const endless = await keys.create()
    expect((await asKey(endless.id).create()).expiresAt).toBeNull()
    expect((await asKey(endless.id).create({ expiresInDays: 1 })).expiresAt).toBe(short.expiresAt)
  })

  it('keeps its expiry when it rotates itself, whereas a rotation by the owner extends the expiry', async () => {
    const short = await keys.create({ expiresInDays: 2 })
    harness.clock.advance(86_400)
    const byItself = await asKey(short.id).rotate(short.id)
    expect(byItself.expiresAt).toBe(short.expiresAt)
    expect((await keys.rotate(byItself.id)).expiresAt).toBe('2026-11-23T08:00:00.000Z')
  })

  it('cannot rotate another key so that the new key expires later than the calling key', async () => {
    const short = await keys.create({ expiresInDays: 1 })
    const endless = await keys.create()
    expect((await asKey(short.id).rotate(endless.id)).expiresAt).toBe(short.expiresAt)
  })
})

describe('listing API keys', () => {
  it('returns pages, newest key first, without gaps or repetitions while keys are added', async () => {
    const made: string[] = []
    for (let index = 0; index < 7; index += 1) {
      // Some keys are created in the same millisecond, so only their ids give their order.
      if (index % 2 === 0) harness.clock.advance(1)
      made.push((await keys.create()).id)
    }
    const seen: string[] = []
    let pageToken: string | undefined
    do {
      const page = await keys.list({ pageSize: 2, ...(pageToken && { pageToken }) })
      seen.push(...page.items.map(({ id }) => id))
      pageToken = page.nextPageToken
      harness.clock.advance(1)
      await keys.create()
    } while (pageToken)
    expect(seen).toHaveLength(7)
    expect(new Set(seen)).toEqual(new Set(made))
    expect(seen.at(-1) === made[0] || seen.at(-1) === made[1]).toBe(true)
  })

  it('rejects a page token of another account', async () => {
    await Promise.all([keys.create(), keys.create()])
    const { nextPageToken = '' } = await keys.list({ pageSize: 1 })
    const stranger = keysOf(harness, await signUp(harness, 'stranger'))
    await expect(stranger.list({ pageToken: nextPageToken })).rejects.toMatchObject({
      code: 'PAGE_TOKEN_INVALID',
    })
  })
})

describe('revoking an API key', () => {
  it('returns the same response to a repeated call, and counts the revocation once', async () => {
    const [{ id }] = await Promise.all([keys.create(), keys.create()])
    const first = await keys.revoke(id)
    expect(first).toEqual({
      id,
      status: 'revoked',
      revokedAt: '2026-11-20T08:00:00.000Z',
      alsoRevoked: [],
      keys: [],
      webhooks: [],
      members: [],
    })
    harness.clock.advance(60)
    expect(await keys.revoke(id)).toEqual(first)
    expect((await keys.list()).items).toHaveLength(1)
    expect(await keys.count()).toBe(1)
  })
})

describe('rotating an API key', () => {
  it('creates a key with the same name and lifetime, and revokes the old key at once', async () => {
    const old = await keys.create({ name: 'Balcony', expiresInDays: 10 })
    harness.clock.advance(3600)
    const rotated = await keys.rotate(old.id)
    expect(rotated).toMatchObject({
      name: 'Balcony',
      replaces: old.id,
      replacedExpiresAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-11-30T09:00:00.000Z',
    })
    expect(rotated.token).not.toBe(old.token)
    expect((await keys.list()).items.map(({ id }) => id)).toEqual([rotated.id])
    expect((await stored(harness, 'owner', old.id)).token?.revokedAt).toEqual(harness.clock.now())
  })

  it("keeps the old key valid through the grace period, but never beyond the old key's expiry", async () => {
    const endless = await keys.create()
    const ending = await keys.create({ expiresInDays: 1 })
    const replaced = [await keys.rotate(endless.id, 604_800), await keys.rotate(ending.id, 604_800)]
    expect(replaced.map(({ replacedExpiresAt }) => replacedExpiresAt)).toEqual([
      '2026-11-27T08:00:00.000Z',
      '2026-11-21T08:00:00.000Z',
    ])
    expect((await keys.list()).items).toHaveLength(4)
    harness.clock.advance(604_800)
    expect((await keys.list()).items.map(({ id }) => id)).toEqual([replaced[0]?.id])
  })

  it('returns 409 for a key that is revoked, expired or already rotated', async () => {
    const revoked = await keys.create()
    await keys.revoke(revoked.id)
    const rotated = await keys.create()
    await keys.rotate(rotated.id, 60)
    const lapsed = await keys.create({ expiresInDays: 1 })
    harness.clock.advance(30)
    await expect(keys.rotate(rotated.id)).rejects.toMatchObject({ code: 'CONFLICT' })
    harness.clock.advance(86_400)
    for (const { id } of [revoked, lapsed])
      await expect(keys.rotate(id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('creates one new key for ten simultaneous rotations', async () => {
    const { id } = await keys.create()
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => keys.rotate(id)))
    expect(all.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect((await keys.list()).items).toHaveLength(1)
  })

  it('works for an account with 20 keys, and allows at most 20 keys in their grace period', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => keys.create()))
    let id = (await keys.rotate(all[0]?.id ?? '')).id
    for (let index = 0; index < 20; index += 1) id = (await keys.rotate(id, 3600)).id
    await expect(keys.rotate(id, 3600)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await keys.rotate(id)
    expect(await keys.count()).toBe(40)
    harness.clock.advance(3600)
    expect((await keys.list()).items).toHaveLength(20)
    expect(await keys.count()).toBe(20)
  })
})

describe('the number of keys in the statistics', () => {
  it('counts only valid keys, and needs no write when a key expires', async () => {
    await keys.create()
    await keys.create({ expiresInDays: 1 })
    expect(await keys.count()).toBe(2)
    harness.clock.advance(86_400)
    expect(await keys.count()).toBe(1)
  })
})

describe('the cost of API keys', () => {
  it('does not grow with the number of earlier keys', async () => {
    for (let index = 0; index < 5; index += 1) await keys.revoke((await keys.create()).id)
    const { id } = await keys.create()
    harness.store.reset()
    await keys.create()
    await keys.list()
    const { id: next } = await keys.rotate(id)
    await keys.revoke(next)
    await keys.revoke(next)
    await settled()
    const listMade = [
      { reads: 1, writes: 0 },
      { reads: 1, writes: 0 },
    ]
    expect(cost()).toEqual([
      // Reads the set, the notices and the user of the keys. The commit only checks the user.
      { reads: 3, writes: 4 },
      { reads: 2, writes: 0 },
      { reads: 2, writes: 0 },
      // The commit also checks the set of open invitations.
      { reads: 4, writes: 5 },
      ...listMade,
      { reads: 3, writes: 3 },
      ...listMade,
      { reads: 2, writes: 0 },
      ...listMade,
    ])
  })
})
