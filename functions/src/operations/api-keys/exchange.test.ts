import { createHarness } from '@plant/testing/harness'
import { type ApiKeys, exchange, keysOf, settled, signUp } from '@plant/testing/harness/api-keys'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeyFrom } from '../../domain/access/api-key.ts'
import { Unavailable } from '../../ports/context.ts'

let harness: ApiKeys
let keys: ReturnType<typeof keysOf>

beforeEach(async () => {
  harness = createHarness().apiKeys
  keys = keysOf(harness, await signUp(harness, 'owner'))
})

describe('exchanging an API key for an identity token', () => {
  it('returns an identity token that is valid for one hour, and no refresh token', async () => {
    const { token } = await keys.create()
    expect(await exchange(harness, token)).toEqual({
      scopes: ['read', 'analyse', 'manage'],
      idToken: 'exchanged-1',
      tokenType: 'Bearer',
      expiresIn: 3600,
      expiresAt: '2026-11-20T09:00:00.000Z',
    })
  })

  it('rejects a revoked key at once, even if the key was just accepted', async () => {
    const { id, token } = await keys.create()
    await harness.instance().identify({ apiKey: token })
    await exchange(harness, token)
    await keys.revoke(id)
    await expect(exchange(harness, token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('rejects every invalid key with the same message, after at most one read', async () => {
    const revoked = await keys.create()
    await keys.revoke(revoked.id)
    const lapsed = await keys.create({ expiresInDays: 1 })
    harness.clock.advance(86_400)
    const reasons = [
      undefined,
      'nonsense',
      `${revoked.token}x`,
      apiKeyFrom('q'.repeat(36)),
      revoked.token,
      lapsed.token,
    ]
    const details = new Set()
    for (const presented of reasons) {
      harness.store.reset()
      const refusal: unknown = await exchange(harness, presented).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED' })
      details.add((refusal as Error).message)
      expect(harness.store.calls.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(1)
    }
    expect(details.size).toBe(1)
  })

  it('counts the calls of a well-formed key, but nothing for the callers without one', async () => {
    const charged: string[] = []
    const charge = (subject: string) => void charged.push(subject)
    for (const presented of [undefined, 'nonsense'])
      await expect(exchange(harness, presented, { charge })).rejects.toThrow()
    expect(charged).toEqual([])
    const { id, token } = await keys.create()
    await exchange(harness, token, { charge })
    expect(charged).toEqual([id])
  })

  it('reports an unavailable identity provider', async () => {
    const { token } = await keys.create()
    harness.ports.tokenIssuer = { issue: () => Promise.reject(new Unavailable('sign-in')) }
    await expect(exchange(harness, token)).rejects.toBeInstanceOf(Unavailable)
  })

  it('costs two reads, and stores the last use of the key in parallel', async () => {
    const { token } = await keys.create()
    harness.store.reset()
    await exchange(harness, token)
    await settled()
    const lookUp = harness.store.calls.filter(({ operation }) => operation === 'getAll')
    expect(lookUp.map(({ reads }) => reads)).toEqual([1, 1])
    const notes = harness.store.calls.filter(({ operation }) => operation === 'transaction')
    expect(notes).toMatchObject([{ reads: 0, writes: 1, runs: 1 }])
  })
})
