import { setTimeout as sleep } from 'node:timers/promises'
import { createKey, type Key, withKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { type Belongings, ofNobody, paramsOf } from '@plant/testing/matrix/belongings'
import { bearer, send } from '@plant/testing/matrix/people'
import { validRequest } from '@plant/testing/matrix/requests'
import { call, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { isAdministrative } from '../../functions/src/contract/route.ts'
import { type Scope, scopes } from '../../functions/src/contract/scope.ts'

const cacheMs = stack.CALLER_CACHE_SECONDS * 1000
const refused = { status: 403, body: { code: 'INSUFFICIENT_SCOPE' } }

type Narrow = { key: string; exchanged: string }

/** A key with these scopes, and an identity token that it was exchanged for. */
async function narrow(user: TestUser, some: readonly Scope[]): Promise<Narrow & Key> {
  const made = await createKey(user, { scopes: some })
  const { body } = await call<{ idToken: string; scopes: Scope[] }>(
    'POST',
    '/v1/auth/exchange-token',
    { headers: { 'x-enterprise-token': made.token } },
  )
  expect(body.scopes).toEqual(some)
  return { ...made, key: made.token, exchanged: body.idToken }
}

const forKeys = routes.filter(
  (route) => route.credential !== 'none' && !isAdministrative(route) && route.scopes.length > 0,
)

describe('a key without a scope', () => {
  const lacking = new Map<Scope, Narrow>()
  let owned: Belongings

  beforeAll(async () => {
    const user = await signUp()
    for (const scope of scopes)
      lacking.set(
        scope,
        await narrow(
          user,
          scopes.filter((other) => other !== scope),
        ),
      )
    const headers = withKey((await createKey(user)).token)
    const body = { imageBase64: await leafPhoto(62) }
    const analysis = await call<{ id: string }>('POST', '/v1/analyses/sync', { headers, body })
    owned = { ...ofNobody, analysisId: analysis.body.id }
  })

  it.each(forKeys.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'cannot call %s, and neither can its exchanged token',
    async (_name, route) => {
      for (const scope of route.scopes) {
        const { key, exchanged } = lacking.get(scope) ?? { key: '', exchanged: '' }
        const credentials = [
          ...(route.credential === 'identity' ? [] : [withKey(key)]),
          ...(route.credential === 'key' ? [] : [bearer(exchanged)]),
        ]
        for (const headers of credentials) {
          const request = validRequest(route, headers, owned)
          const answer = await send({ url: stack.BASE_URL }, route, request, paramsOf(route, owned))
          expect(answer).toMatchObject(refused)
        }
      }
    },
  )
})

describe('a key with one scope', () => {
  it('reads with `read`, analyses with `analyse`, and manages with `manage`', async () => {
    const user = await signUp()
    const [reader, analyser, manager] = await Promise.all(
      scopes.map((scope) => narrow(user, [scope])),
    )
    if (!reader || !analyser || !manager) throw new Error('a key is missing')
    const as = (token: string) => ({ headers: bearer(token) })
    const photo = { imageBase64: await leafPhoto(63) }
    const analysed = await call<{ id: string }>('POST', '/v1/analyses/sync', {
      headers: withKey(analyser.key),
      body: photo,
    })
    expect(analysed.status).toBe(200)
    const started = await call('POST', '/v1/analyses', { ...as(analyser.exchanged), body: photo })
    expect(started.status).toBe(202)
    const path = `/v1/analyses/${analysed.body.id}`
    expect(await call('GET', path, { headers: withKey(reader.key) })).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED' },
    })
    expect((await call('GET', '/v1/folders', as(reader.exchanged))).status).toBe(200)
    expect((await call('DELETE', path, as(manager.exchanged))).status).toBe(200)
    // Apps open a session with every key.
    for (const { exchanged } of [reader, analyser, manager])
      expect((await call('POST', '/v1/session', as(exchanged))).status).toBe(200)
    const { items } = (await call<{ items: Key[] }>('GET', '/v1/tokens', { user })).body
    expect(items.find(({ id }) => id === analyser.id)).toMatchObject({ scopes: ['analyse'] })
  })

  it('cannot make, rotate or invite anything with more rights', async () => {
    const user = await signUp()
    const { exchanged, key } = await narrow(user, ['manage'])
    const wide = await createKey(user)
    for (const headers of [withKey(key), bearer(exchanged)]) {
      const body = { scopes: [...scopes] }
      expect(await call('POST', '/v1/tokens', { headers, body })).toMatchObject(refused)
      const rotation = await call('POST', `/v1/tokens/${wide.id}/rotate`, { headers, body: {} })
      expect(rotation).toMatchObject(refused)
      expect(await call('PATCH', `/v1/tokens/${wide.id}`, { headers, body })).toMatchObject(refused)
      const made = await call('POST', '/v1/tokens', { headers, body: {} })
      expect(made).toMatchObject({ status: 200, body: { scopes: ['manage'] } })
    }
    const headers = bearer(exchanged)
    const hook = { url: 'http://localhost:9/hook' }
    expect(await call('POST', '/v1/webhooks', { headers, body: hook })).toMatchObject(refused)
    const invitation = { email: 'grace@example.org' }
    expect(
      await call('POST', '/v1/invitations/invite', { headers, body: invitation }),
    ).toMatchObject(refused)
  })

  it('gets the error in the form of callables from a callable path', async () => {
    const { exchanged } = await narrow(await signUp(), ['analyse'])
    const answer = await call('POST', '/createFolder', {
      headers: bearer(exchanged),
      body: { data: { name: 'Mine' } },
    })
    expect(answer).toMatchObject({
      status: 403,
      body: {
        error: { status: 'PERMISSION_DENIED', details: { code: 'INSUFFICIENT_SCOPE' } },
      },
    })
  })
})

describe('a key that loses a scope', () => {
  it('cannot use it once no instance caches the key, and neither can its exchanged token', async () => {
    const user = await signUp()
    const { id, key, exchanged } = await narrow(user, scopes)
    const statuses = () =>
      Promise.all(
        [withKey(key), bearer(exchanged)].map(
          async (headers) => (await call('GET', '/v1/history', { headers })).status,
        ),
      )
    expect(await statuses()).toEqual([200, 200])
    const body = { scopes: ['analyse'] }
    expect(await call('PATCH', `/v1/tokens/${id}`, { user, body })).toMatchObject({
      status: 200,
      body: { id, scopes: ['analyse'] },
    })
    await sleep(cacheMs)
    expect(await statuses()).toEqual([403, 403])
    const back = await call('PATCH', `/v1/tokens/${id}`, { user, body: { scopes: ['read'] } })
    expect(back).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})
