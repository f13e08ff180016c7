import { setTimeout as sleep } from 'node:timers/promises'
import { createKey, type Key, withKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'

const cacheMs = stack.CALLER_CACHE_SECONDS * 1000

async function exchange(key: string): Promise<TestUser> {
  const headers = { 'x-enterprise-token': key }
  const answer = await call<{ idToken: string }>('POST', '/v1/auth/exchange-token', { headers })
  if (answer.status !== 200) throw new Error(`the exchange answered ${answer.status}`)
  return { uid: '', email: '', token: answer.body.idToken }
}

/** Calls the identity provider in the same way as a client. */
async function toolkit(method: string, body: Record<string, unknown>) {
  const url = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${method}?key=any`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`${method} answered ${response.status}`)
  return (await response.json()) as { idToken: string }
}

describe('an API key', () => {
  it('is created, listed, rotated and revoked by the account owner', async () => {
    const user = await signUp()
    const key = await createKey(user, { name: 'Greenhouse', expiresInDays: 30 })
    expect(key.token).toMatch(/^pk_ent_[0-9A-Za-z]{42}$/)
    const listed = await call<{ items: unknown[] }>('GET', '/v1/tokens', { user })
    expect(listed.body.items).toEqual([
      {
        id: key.id,
        name: 'Greenhouse',
        display: `pk_ent_…${key.token.slice(-4)}`,
        scopes: ['read', 'analyse', 'manage'],
        analyses: 0,
        createdAt: key.createdAt,
        lastUsedAt: null,
        expiresAt: key.expiresAt,
      },
    ])
    const rotated = await call<Key>('POST', `/v1/tokens/${key.id}/rotate`, { user, body: {} })
    expect(rotated.body).toMatchObject({ replaces: key.id, name: 'Greenhouse' })
    expect((await call('POST', `/v1/tokens/${key.id}/rotate`, { user })).status).toBe(409)
    const path = `/v1/tokens/${rotated.body.id}`
    const first = await call('DELETE', path, { user })
    expect(first.body).toMatchObject({ id: rotated.body.id, status: 'revoked' })
    expect((await call('DELETE', path, { user })).body).toEqual(first.body)
    expect((await call('GET', '/v1/tokens', { user })).body).toEqual({ items: [] })
  })

  it('is created for only 20 of 30 concurrent requests, because an account has at most 20 keys', async () => {
    const user = await signUp()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => call('POST', '/v1/tokens', { user, body: {} })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body['code'])).toEqual(Array(10).fill('LIMIT_REACHED'))
    const list = await call<{ items: unknown[] }>('GET', '/v1/tokens?pageSize=100', { user })
    expect(list.body.items).toHaveLength(20)
  })

  it('is accepted in its own header and as a bearer token', async () => {
    const user = await signUp()
    const { token } = await createKey(user)
    const photo = { imageBase64: await leafPhoto(60) }
    for (const headers of [withKey(token), { authorization: `Bearer ${token}` }]) {
      expect((await call('GET', '/v0/history', { headers })).status).toBe(200)
      expect((await call('GET', '/v1/history', { headers })).status).toBe(200)
      expect((await call('GET', '/v1/stats', { headers })).status).not.toBe(401)
      expect((await call('GET', '/v0/stats', { headers })).status).not.toBe(401)
      expect((await call('POST', '/v1/analyses', { headers, body: photo })).status).toBe(401)
    }
    const headers = withKey(token)
    const direct = await call<{ id: string; input: { storagePath: string } }>(
      'POST',
      '/v0/analyze-direct',
      { headers, body: photo },
    )
    expect(direct.status).toBe(200)
    expect(direct.body.input.storagePath).toMatch(`optimized/ent:${user.uid}/`)
    const started = await call('POST', '/v0/analysis/start', { headers, body: photo })
    expect(started.status).toBe(202)
    const history = await call<{ items: { id: string }[] }>('GET', '/v1/history', { user })
    expect(history.body.items.map(({ id }) => id)).toContain(direct.body.id)
    const rated = await call('PUT', `/v0/history/${direct.body.id}/impression`, {
      headers,
      body: { impression: 'up' },
    })
    expect(rated.status).toBe(200)
  })

  it('shows when it was last used', async () => {
    const user = await signUp()
    const { token } = await createKey(user)
    await call('GET', '/v1/history', { headers: withKey(token) })
    const lastUse = async () => {
      const { body } = await call<{ items: Key[] }>('GET', '/v1/tokens', { user })
      return body.items[0]?.lastUsedAt
    }
    // The service stores the last use only after its answer.
    await expect.poll(lastUse, { timeout: 40_000, interval: 250 }).toMatch(/^20/)
  })
})

describe('the exchange of an API key', () => {
  it('returns an identity token that is valid for one hour and that identity routes accept', async () => {
    const user = await signUp()
    const { id, token } = await createKey(user)
    const before = Date.now()
    const answer = await call<Record<string, string>>('POST', '/v1/auth/exchange-token', {
      headers: { 'x-enterprise-token': token },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toEqual({
      idToken: expect.any(String),
      tokenType: 'Bearer',
      expiresIn: 3600,
      expiresAt: expect.any(String),
      scopes: ['read', 'analyse', 'manage'],
    })
    const { idToken = '', expiresAt = '' } = answer.body
    expect(decodeJwt(idToken)).toMatchObject({ sub: `ent:${user.uid}`, apiKeyId: id })
    expect(Date.parse(expiresAt) - before).toBeGreaterThan(3_590_000)
    const body = { imageBase64: await leafPhoto(61) }
    const started = await call('POST', '/v1/analyses', { user: await exchange(token), body })
    expect(started.status).toBe(202)
    // An exchanged token may manage keys as the account's owner, but has no role.
    const exchanged = { authorization: `Bearer ${idToken}` }
    expect((await call('POST', '/v1/tokens', { headers: exchanged, body: {} })).status).toBe(200)
    expect((await call('GET', '/v1/admin/moderation', { headers: exchanged })).status).toBe(403)
    expect((await call('GET', '/v0/history', { headers: exchanged })).status).toBe(401)
  })

  it('returns the same 401 for a missing, malformed, invented or revoked key', async () => {
    const user = await signUp()
    const { id, token } = await createKey(user)
    await exchange(token)
    await call('DELETE', `/v1/tokens/${id}`, { user })
    const presented = [undefined, 'x', `${token.slice(0, -1)}_`, token]
    const bodies = new Set<string>()
    for (const key of presented) {
      const headers = key === undefined ? {} : { 'x-enterprise-token': key }
      const answer = await call('POST', '/v1/auth/exchange-token', { headers })
      expect(answer.status).toBe(401)
      bodies.add(JSON.stringify({ ...answer.body, requestId: '' }))
    }
    expect(bodies.size).toBe(1)
  })
})

describe('a revoked key', () => {
  it('gives no access even if a thief sets a password for its user at the identity provider', async () => {
    const user = await signUp()
    const { token } = await createKey(user)
    const email = `thief-${user.uid}@example.org`.toLowerCase()
    const password = 'secret-of-a-thief'
    const { token: idToken } = await exchange(token)
    await toolkit('accounts:update', { idToken, email, password })
    const signedIn = await toolkit('accounts:signInWithPassword', { email, password })
    const lasting = { authorization: `Bearer ${signedIn.idToken}` }
    expect(decodeJwt(signedIn.idToken).sub).toBe(`ent:${user.uid}`)
    for (const path of ['/v1/history', '/v1/tokens', '/v1/folders'])
      expect((await call('GET', path, { headers: lasting })).status).toBe(401)
  })

  it('gives no access to any kind of route once no instance caches the key, and its exchanged token gives no access either', async () => {
    const user = await signUp()
    const { id, token } = await createKey(user)
    const { token: idToken } = await exchange(token)
    const calls = [
      { path: '/v1/history', headers: withKey(token) },
      { path: '/v0/history', headers: withKey(token) },
      { path: '/v1/iot/devices', headers: { authorization: `Bearer ${token}` } },
      { path: '/v1/history', headers: { authorization: `Bearer ${idToken}` } },
      { path: '/v1/folders', headers: { authorization: `Bearer ${idToken}` } },
      { path: '/v1/tokens', headers: { authorization: `Bearer ${idToken}` } },
    ]
    const statuses = () =>
      Promise.all(
        calls.map(async ({ path, headers }) => (await call('GET', path, { headers })).status),
      )
    expect(await statuses()).not.toContain(401)
    expect((await call('DELETE', `/v1/tokens/${id}`, { user })).status).toBe(200)
    await sleep(cacheMs)
    expect(await statuses()).toEqual(calls.map(() => 401))
  })
})
