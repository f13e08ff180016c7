import { bearer, type Edge, identify, startEdge, user } from '@plant/testing/edge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let edge: Edge
let lookUps = 0
beforeAll(async () => {
  edge = await startEdge({
    identify: (...call) => {
      lookUps += 1
      return identify(...call)
    },
  })
})
afterAll(() => edge.close())

const identityRoute = '/v1/webhooks'
const eitherRoute = '/v1/stats'
const keyRoute = '/v0/stats'
const publicRoute = '/v1/status'
const key = { 'x-api-key': 'pk_ent_valid' }
// Every call that passes all checks of this edge gets 200.
const admitted = 200

async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(edge.url + path, { headers })
  return response.status
}

describe('a credential', () => {
  it.each([
    ['an identity token on an identity route', identityRoute, bearer('user'), admitted],
    ['an exchanged token on an identity route', identityRoute, bearer('exchanged'), admitted],
    ['a key on an identity route', identityRoute, key, 401],
    ['a key as a bearer on an identity route', identityRoute, bearer('pk_ent_valid'), 401],
    [
      'both credentials on an identity route',
      identityRoute,
      { ...bearer('user'), ...key },
      admitted,
    ],
    ['an identity token on an either route', eitherRoute, bearer('user'), admitted],
    ['a key on an either route', eitherRoute, key, admitted],
    ['a key as a bearer on an either route', eitherRoute, bearer('pk_ent_valid'), admitted],
    ['an identity token as a key', eitherRoute, { 'x-api-key': 'user' }, 401],
    [
      'a valid identity token with an invalid key',
      eitherRoute,
      { ...bearer('user'), 'x-api-key': 'pk_ent_no' },
      401,
    ],
    [
      'an invalid identity token with a valid key',
      eitherRoute,
      { ...bearer('nobody'), ...key },
      401,
    ],
    ['a key on a key route', keyRoute, key, admitted],
    ['a key as a bearer on a key route', keyRoute, bearer('pk_ent_valid'), admitted],
    ['an identity token on a key route', keyRoute, bearer('user'), 401],
    ['an exchanged token on a key route', keyRoute, bearer('exchanged'), 401],
    ['both credentials on a key route', keyRoute, { ...bearer('user'), ...key }, admitted],
    [
      'an invalid identity token beside a key on a key route',
      keyRoute,
      { ...bearer('nobody'), ...key },
      401,
    ],
    ['another scheme', eitherRoute, { authorization: 'Basic dTpw' }, 401],
    ['nothing', eitherRoute, {}, 401],
    [
      'the forwarded token behind the gateway',
      identityRoute,
      { ...bearer('nobody'), 'x-forwarded-authorization': 'Bearer user' },
      admitted,
    ],
  ])('gets the right status: %s', async (_case, path, headers, status) => {
    expect(await statusOf(path, headers)).toBe(status)
  })

  it('is ignored on a public route', async () => {
    const before = lookUps
    expect(await statusOf(publicRoute, bearer('nobody'))).toBe(admitted)
    expect(lookUps).toBe(before)
  })

  it('costs no look-up if it is of the wrong kind', async () => {
    const before = lookUps
    await statusOf(identityRoute, key)
    await statusOf(keyRoute, bearer('user'))
    expect(lookUps).toBe(before)
  })

  it('is rejected on a route for keys if the look-up returns a user', async () => {
    const erring = await startEdge({
      identify: async () => ({ caller: user('usr'), active: true }),
    })
    const response = await fetch(erring.url + keyRoute, { headers: key })
    await erring.close()
    expect(response.status).toBe(401)
  })
})

describe('a failed credential', () => {
  it('counts towards a limit of ten times the usual size for its address, and does not block a valid credential', async () => {
    const small = await startEdge({ burst: { perSecond: 0.001, size: 2 } })
    const ask = (token: string, address: string) =>
      fetch(small.url + eitherRoute, { headers: { ...bearer(token), 'x-forwarded-for': address } })
    const statuses = []
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await ask('nobody', `6.6.6.${index}, 203.0.113.7`)).status)
    }
    const refused = await ask('nobody', '203.0.113.7')
    const elsewhere = await ask('nobody', '203.0.113.8')
    const valid = await ask('user', '203.0.113.7')
    await small.close()
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429])
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('ratelimit-policy')).toBe('"burst";q=20;w=20000')
    expect(elsewhere.status).toBe(401)
    expect(valid.status).toBe(admitted)
  })

  it('is counted only for a request that contains a credential', async () => {
    const small = await startEdge({ burst: { perSecond: 0.001, size: 0.1 } })
    const first = await fetch(small.url + eitherRoute)
    const second = await fetch(small.url + eitherRoute)
    await small.close()
    expect([first.status, second.status]).toEqual([401, 401])
  })
})
