import { validBody } from '@plant/testing/edge'
import { ofNobody, paramsOf } from '@plant/testing/matrix/belongings'
import { type Answer, bearer, credentialOf } from '@plant/testing/matrix/people'
import { validRequest } from '@plant/testing/matrix/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { bodyOf } from '../../functions/src/contract/body.ts'
import { isAdministrative, type Route } from '../../functions/src/contract/route.ts'
import { named, startWalk, type Walk } from './walk.ts'
import { fieldsOf, wrongBodyValues, wrongQueryValues } from './wrong-values.ts'

let walk: Walk
let worthless: ReadonlyMap<string, string>

beforeAll(async () => {
  walk = await startWalk()
  worthless = await walk.service.signatory.worthlessTokensOf(walk.ann.uid)
})

afterAll(async () => {
  expect(walk.service.harness.log.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  await walk.service.close()
})

const restricted = routes.filter((route) => route.credential !== 'none')
const roled = routes.filter(isAdministrative)
const ownersOnly = routes.filter((route) => route.access === 'owner')
const withId = routes.filter((route) => Object.keys(paramsOf(route, ofNobody)).length > 0)
const withBody = routes.filter((route) => bodyOf(route) && !route.endpoint.rawBody)
const withQuery = routes.filter((route) => route.endpoint.query)

/** Valid credentials of a kind that the route does not accept. */
function wrongKinds(route: Route): Record<string, string>[] {
  const { identity, key } = walk.ben
  const tokenAsKey = { 'x-api-key': String(identity['authorization']).slice('Bearer '.length) }
  if (route.credential === 'key') return [identity, tokenAsKey]
  if (route.credential === 'identity')
    return [key, bearer(String(key['x-api-key'])), tokenAsKey, { ...identity, ...tokenAsKey }]
  return [tokenAsKey]
}

describe.each(restricted.map(named))('%s', (_name, route) => {
  it('rejects a missing credential, a credential of the wrong kind and a worthless credential', async () => {
    const unknownKey = { 'x-api-key': `pk_ent_${'0'.repeat(42)}` }
    const credentials = [
      {},
      { authorization: 'Basic YTpi' },
      ...wrongKinds(route),
      ...[...worthless.values()].map(bearer),
      walk.revoked.key,
      unknownKey,
      // A valid credential is rejected beside an invalid one.
      { ...credentialOf(route, walk.ben), ...unknownKey },
    ]
    for (const headers of credentials) {
      const answer = await walk.attempt('credential', route, { headers })
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
    }
  })

  it('rejects a banned account', async () => {
    const headers = credentialOf(route, walk.banned)
    const answer = await walk.attempt('ban', route, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED' } })
  })
})

describe.each(roled.map(named))('%s', (_name, route) => {
  it('rejects a role that is too low', async () => {
    const { ben, admin } = walk
    for (const { identity } of route.access === 'superadmin' ? [ben, admin] : [ben]) {
      const answer = await walk.attempt('role', route, { headers: identity })
      expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
    }
  })
})

describe.each(ownersOnly.map(named))('%s', (_name, route) => {
  it('rejects a worker of the account', async () => {
    const { worker, benHas } = walk
    const request = validRequest(route, worker.identity, benHas)
    const answer = await walk.attempt('worker', route, request, benHas)
    expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
  })
})

describe.each(routes.map(named))('%s', (_name, route) => {
  it('answers 400 if an empty body lacks a required field, and never 500', async () => {
    const headers = credentialOf(route, walk.friendOf(route))
    const schema = route.endpoint.rawBody ? undefined : bodyOf(route)
    for (const body of route.method === 'GET' ? [undefined] : [undefined, {}]) {
      const answer = await walk.attempt('empty body', route, { headers, body })
      if (schema?.safeParse({}).success === false) expect(answer.status).toBe(400)
    }
  })
})

describe.each(withId.map(named))('%s', (_name, route) => {
  it('answers 400 or 404 for an impossible id', async () => {
    const headers = credentialOf(route, walk.friendOf(route))
    for (const id of ['__all__', '%00', 'x'.repeat(2000), '%F0%9F%8C%B1', 'a%2Fb', '%FF']) {
      const params = Object.fromEntries(Object.keys(ofNobody).map((name) => [name, id]))
      const answer = await walk.attempt('odd id', route, { headers }, { ...ofNobody, ...params })
      expect([400, 404], id).toContain(answer.status)
    }
  })
})

describe.each(withBody.map(named))('%s', (_name, route) => {
  it('names each field of its body that has a wrong type', async () => {
    const headers = credentialOf(route, walk.friendOf(route))
    const wrong = wrongBodyValues(route)
    expect(fieldsOf(wrong)).toEqual(new Set(Object.keys(bodyOf(route)?.shape ?? {})))
    for (const { field, value } of wrong) {
      const body = { ...validBody, [field]: value }
      const answer = await walk.attempt('body', route, { headers, body })
      expect(answer.status, `${field}: ${JSON.stringify(value)?.slice(0, 60)}`).toBe(400)
      // An Idempotency-Key that is not a string has its own error code everywhere.
      if (answer.body['code'] !== 'IDEMPOTENCY_KEY_INVALID')
        expect(fieldsIn(answer)).toContain(field)
      else expect(field).toBe('idempotencyKey')
    }
  })
})

describe.each(withQuery.map(named))('%s', (_name, route) => {
  it('names each part of its query that has a wrong type', async () => {
    const headers = credentialOf(route, walk.friendOf(route))
    const wrong = wrongQueryValues(route)
    expect(wrong.length).toBeGreaterThan(0)
    for (const { field, value } of wrong) {
      const query = { [field]: String(value) }
      const answer = await walk.attempt('query', route, { headers, query })
      expect(answer.status, `${field}: ${String(value)}`).toBe(400)
      expect(fieldsIn(answer)).toContain(field)
    }
  })
})

/** Checks that run after all tests of this file, in whatever order the tests run. */
const atTheEnd: (() => void)[] = []
afterAll(() => {
  for (const holds of atTheEnd) holds()
})

describe('the tests of all routes', () => {
  it('cover every route of the contract', () => {
    expect(routes.length).toBeGreaterThan(80)
    expect(Math.min(withBody.length - 30, withQuery.length - 10)).toBeGreaterThan(0)
    atTheEnd.push(() => {
      expect(walk.visited('empty body')).toBe(routes.length)
      const withAccess = (...accesses: Route['access'][]) =>
        routes.filter(({ access }) => accesses.includes(access)).length
      for (const promise of ['credential', 'ban'])
        expect(walk.visited(promise), promise).toBe(routes.length - withAccess('public'))
      expect(walk.visited('role'), 'role').toBe(withAccess('admin', 'superadmin'))
      expect(walk.visited('worker'), 'worker').toBe(withAccess('owner'))
      expect(walk.visited('odd id')).toBe(routes.filter(({ path }) => path.includes('{')).length)
      expect(walk.visited('body')).toBe(withBody.length)
      expect(walk.visited('query')).toBe(withQuery.length)
    })
  })
})

function fieldsIn({ body }: Answer): string[] {
  const errors = (body['errors'] ?? []) as { field: string }[]
  return errors.map(({ field }) => field.split('.')[0] ?? '')
}
