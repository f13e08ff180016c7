import { leafPhoto } from '@plant/testing/leaf-photo'
import { type Belongings, ofNobody, paramsOf } from '@plant/testing/matrix/belongings'
import { bearer, send } from '@plant/testing/matrix/people'
import { validRequest } from '@plant/testing/matrix/requests'
import { call, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { bodyOf } from '../../functions/src/contract/body.ts'
import { isAdministrative, type Route } from '../../functions/src/contract/route.ts'
import { named } from '../matrix/walk.ts'
import { wrongBodyValues } from '../matrix/wrong-values.ts'

const gateway = { url: stack.BASE_URL }
const restricted = routes.filter((route) => route.credential !== 'none')
const openToUsers = restricted.filter(
  (route) => route.credential !== 'key' && !isAdministrative(route),
)
const visited = new Map<string, Set<Route>>()

let owner: TestUser
let key: string
let owned: Belongings

beforeAll(async () => {
  owner = await signUp()
  const make = <B>(path: string, body: object) => call<B>('POST', path, { user: owner, body })
  const photo = { imageBase64: await leafPhoto(60) }
  const analysis = await make<{ id: string }>('/v1/analyses/sync', photo)
  const folder = await make<{ id: string }>('/v1/folders', { name: 'Mine' })
  const device = { type: 'sensor', projectId: 'p', placeId: 'p' }
  const token = await make<{ id: string; token: string }>('/v1/tokens', {})
  key = token.body.token
  owned = {
    ...ofNobody,
    analysisId: analysis.body.id,
    folderId: folder.body.id,
    deviceId: (await make<{ id: string }>('/v1/iot/devices', device)).body.id,
    apiKeyId: token.body.id,
  }
})

/** Calls a route through the gateway. Several users share the calls because of the burst limit. */
async function attempt(
  promise: string,
  route: Route,
  init: Parameters<typeof send>[2],
  ids = ofNobody,
) {
  visited.set(promise, (visited.get(promise) ?? new Set()).add(route))
  const answer = await send(gateway, route, init, paramsOf(route, ids))
  expect(answer.status, answer.text).toBeLessThan(500)
  return answer
}

describe.each(restricted.map(named))('%s', (_name, route) => {
  it('rejects a call without a credential, with an invented credential and with a wrong kind of credential', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { iss: 'https://securetoken.google.com/other', aud: 'other', sub: owner.uid }
    const foreign = `${part({ alg: 'none' })}.${part({ ...claims, exp: 9e9 })}.`
    const wrongKind =
      route.credential === 'key' ? bearer(owner.token) : { 'x-api-key': owner.token }
    for (const headers of [{}, bearer(foreign), wrongKind])
      expect(await attempt('credential', route, { headers })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      })
    if (route.credential === 'identity')
      expect((await attempt('credential', route, { headers: bearer(key) })).status).toBe(401)
  })
})

describe.each(openToUsers.map(named))('%s', (_name, route) => {
  it('answers 400 for a wrong field, and reveals nothing of another account', async () => {
    const stranger = await signUp()
    const headers = bearer(stranger.token)
    const schema = route.endpoint.rawBody ? undefined : bodyOf(route)
    for (const { field, value } of wrongBodyValues(route).slice(0, 5)) {
      const answer = await attempt('body', route, { headers, body: { [field]: value } })
      expect(answer.status, field).toBe(400)
    }
    if (schema) expect(visited.get('body')?.has(route)).toBe(true)
    const request = validRequest(route, headers, owned)
    const answer = await attempt('foreign id', route, request, owned)
    expect(answer.text).not.toContain(owner.uid)
    if (route.path.includes('{')) expect(answer.status).toBe(404)
  })
})

/** Checks that run after all tests of this file, in whatever order the tests run. */
const atTheEnd: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const holds of atTheEnd) await holds()
})

describe('the tests through the gateway', () => {
  it("cover every route that needs a credential, and leave the owner's data unchanged", () => {
    expect(openToUsers.length).toBeGreaterThan(0)
    atTheEnd.push(async () => {
      expect(visited.get('credential')?.size).toBe(
        routes.filter(({ access }) => access !== 'public').length,
      )
      expect(visited.get('foreign id')?.size).toBe(openToUsers.length)
      const { status, body } = await call<{ items: { id: string }[] }>('GET', '/v1/history', {
        headers: { 'x-api-key': key },
      })
      expect(status).toBe(200)
      expect(body.items.map(({ id }) => id)).toEqual([owned.analysisId])
      const folders = await call<typeof body>('GET', '/v1/folders', { user: owner })
      expect(folders.body.items.map(({ id }) => id)).toEqual([owned.folderId])
      const devices = await call<typeof body>('GET', '/v1/iot/devices', { user: owner })
      expect(devices.body.items.map(({ id }) => id)).toEqual([owned.deviceId])
    })
  })
})
