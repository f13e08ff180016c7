import {
  bearer,
  credentialFor,
  type Edge,
  pathOf,
  routesWithBody,
  startEdge,
  validBody,
  withScopes,
} from '@plant/testing/edge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { isAdministrative, type Route } from '../../functions/src/contract/route.ts'
import { scopes as allScopes, type Scope } from '../../functions/src/contract/scope.ts'

let edge: Edge
let visited = 0

beforeAll(async () => {
  edge = await startEdge()
})

afterAll(async () => {
  await edge.close()
  expect(edge.logs.filter((line) => line.severity === 'ERROR')).toEqual([])
  // A filter that loses routes would leave these rules untested.
  expect(visited).toBe(
    routes.length * 4 +
      restricted.length * 2 +
      roled.length +
      ownersOnly.length * 2 +
      forKeys.length * (1 + allScopes.length) +
      parsing.length * 3 +
      routesWithBody.length,
  )
})

const named = (route: Route) => [`${route.method} ${route.path}`, route] as const
const restricted = routes.filter((route) => route.credential !== 'none')
const roled = routes.filter(isAdministrative)
const forKeys = restricted.filter((route) => !isAdministrative(route))
const ownersOnly = routes.filter((route) => route.access === 'owner')
const parsing = routesWithBody.filter((route) => route.endpoint.rawBody === undefined)

async function call(route: Route, init: RequestInit & { duplex?: 'half' } = {}) {
  visited += 1
  const response = await fetch(edge.url + pathOf(route), { method: route.method, ...init })
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, headers: response.headers, body }
}

function expectCommonHeaders(headers: Headers): void {
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id')
  expect(headers.get('x-request-id')).toMatch(/^req_\d+$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
}

const json = { 'content-type': 'application/json' }

describe.each(routes.map(named))('%s', (_name, route) => {
  it('answers OPTIONS with 200 and the CORS headers', async () => {
    const { status, headers } = await call(route, { method: 'OPTIONS' })
    expect(status).toBe(200)
    expectCommonHeaders(headers)
    expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect(headers.get('access-control-allow-methods')).toContain(route.method)
    expect(headers.get('access-control-max-age')).toBe('86400')
  })

  it('requires a credential unless the route is public', async () => {
    const { status, headers, body } = await call(route)
    expectCommonHeaders(headers)
    if (route.credential === 'none') {
      expect(status).not.toBe(401)
      return
    }
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toMatch(/^Bearer /)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED', status: 401, type: 'about:blank' })
  })

  it('rejects a credential of the wrong kind', async () => {
    const wrong = route.credential === 'key' ? bearer('user') : { 'x-api-key': 'pk_ent_valid' }
    const taken = route.credential === 'none' || route.credential === 'identity|key'
    const { status } = await call(route, { headers: taken ? { 'x-api-key': 'user' } : wrong })
    if (route.credential === 'none') expect(status).not.toBe(401)
    else expect(status).toBe(401)
  })

  it('calls its operation for a valid request', async () => {
    const { status, body } = await call(route, {
      headers: { ...credentialFor(route), ...(route.method === 'GET' ? {} : json) },
      ...(route.method === 'GET' ? {} : { body: JSON.stringify(validBody) }),
    })
    expect(body).toEqual({})
    expect(status).toBe(200)
  })
})

describe.each(restricted.map(named))('%s', (_name, route) => {
  it('rejects an unknown credential', async () => {
    const headers = route.credential === 'key' ? { 'x-api-key': 'pk_ent_no' } : bearer('nobody')
    expect(await call(route, { headers })).toMatchObject({ status: 401 })
  })

  it('rejects a banned caller', async () => {
    const answer = await call(route, { headers: credentialFor(route, true) })
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED' } })
  })
})

describe.each(roled.map(named))('%s', (_name, route) => {
  it('rejects a role that is too low', async () => {
    const headers = bearer(route.access === 'superadmin' ? 'admin' : 'user')
    const answer = await call(route, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
  })
})

describe.each(ownersOnly.map(named))('%s', (_name, route) => {
  it('rejects a worker of the account, whatever the body', async () => {
    const init = route.method === 'GET' ? {} : { body: '{"a":' }
    const answer = await call(route, { headers: { ...bearer('worker'), ...json }, ...init })
    expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
    const noun = route.endpoint.id.split('.')[0] ?? ''
    expect(answer.body).toHaveProperty('detail', refusals[noun])
  })

  it('accepts a token that was exchanged from a key of the account', async () => {
    const init = route.method === 'GET' ? {} : { body: JSON.stringify(validBody) }
    const answer = await call(route, { headers: { ...bearer('exchanged'), ...json }, ...init })
    expect(answer).toMatchObject({ status: 200, body: {} })
  })
})

/** The error messages to workers, by the first word of the operation's id. */
const refusals: Readonly<Record<string, string>> = {
  apiKeys: 'Workers do not manage the keys of the account.',
  invitations: 'A worker may not manage invitations.',
  webhooks: 'A worker may not manage webhooks.',
  events: 'A worker may not manage events.',
}

describe.each(forKeys.map(named))('%s', (_name, route) => {
  /** Calls the route with a key of these scopes, or with a token that was exchanged for it. */
  async function callWith(scopes: readonly Scope[], body: string) {
    const { key, exchanged } = withScopes(scopes)
    const headers = route.credential === 'identity' ? bearer(exchanged) : { 'x-api-key': key }
    const init = route.method === 'GET' ? {} : { body }
    return call(route, { headers: { ...headers, ...json }, ...init })
  }

  it('accepts a key with exactly the scopes that it requires', async () => {
    const answer = await callWith(route.scopes, JSON.stringify(validBody))
    expect(answer).toMatchObject({ status: 200, body: {} })
  })

  it('rejects a key that lacks one of its scopes, whatever the body', async () => {
    for (const lacking of allScopes) {
      const others = allScopes.filter((scope) => scope !== lacking)
      const answer = await callWith(others, '{"a":')
      if (route.scopes.includes(lacking))
        expect(answer).toMatchObject({ status: 403, body: { code: 'INSUFFICIENT_SCOPE' } })
      else expect(answer.status).not.toBe(403)
    }
  })
})

describe.each(routesWithBody.map(named))('%s', (_name, route) => {
  it('rejects a declared body of its limit before it checks the credential', async () => {
    expect(route.bodyBytesLimit).toBeLessThanOrEqual(10_000_000)
    const body = new Uint8Array(route.bodyBytesLimit)
    const answer = await call(route, { headers: json, body })
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
  })
})

describe.each(parsing.map(named))('%s', (_name, route) => {
  it('rejects a body that is not JSON', async () => {
    const headers = { ...credentialFor(route), 'content-type': 'text/plain' }
    const answer = await call(route, { headers, body: '{}' })
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  })

  it('rejects malformed JSON', async () => {
    const answer = await call(route, {
      headers: { ...credentialFor(route), ...json },
      body: '{"a":',
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } })
  })

  it('rejects a body that is an array', async () => {
    const answer = await call(route, { headers: { ...credentialFor(route), ...json }, body: '[]' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } })
  })
})
