import { bearer, type Edge, handleWith, identify, routeAt, startEdge } from '@plant/testing/edge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../functions/src/adapters/system.ts'
import type { AnyCall } from '../../functions/src/contract/endpoint.ts'
import { problem } from '../../functions/src/domain/problem.ts'
import { asDocument } from '../../functions/src/operations/service/as-document.ts'
import { Unavailable } from '../../functions/src/ports/context.ts'

let edge: Edge
let healthy = true

const config = { apiVersion: '1.1.0' }
const secret = 'the database password'
const definition = 'swagger: "2.0"\n'.repeat(1000)

const openApi = '{"openapi":"3.1.1"}'.repeat(1000)

beforeAll(async () => {
  const handle = handleWith({
    'service.readConfig': async () => ({
      status: 200,
      body: config,
      headers: { 'Cache-Control': 'public, max-age=300' },
    }),
    'service.readHealth': async () => ({ status: healthy ? 200 : 503, body: { status: 'x' } }),
    'service.readStatus': async () => Promise.reject(problem('UNAVAILABLE')),
    'service.readDefinition': async () => asDocument('application/yaml', definition),
    'service.readOpenApi': async () => asDocument('application/json', openApi),
    'analyses.readImage': async () => ({
      status: 302,
      body: null,
      headers: { Location: 'https://storage.example/x' },
    }),
    'analyses.read': async () => Promise.reject(new Unavailable('firestore', new Error(secret))),
    'folders.list': async () => Promise.reject(new Error(secret)),
    'account.readStats': async () =>
      Promise.reject(problem('DAILY_QUOTA_EXCEEDED', { detail: 'all', retryAfterSeconds: 3.2 })),
    'history.list': async () => ({ status: 200, body: { items: [] }, headers: { 'X-Own': 'yes' } }),
  })
  edge = await startEdge({ handle })
})
afterAll(() => edge.close())

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(edge.url + path, {
    method,
    headers: { ...bearer('user'), ...headers },
    redirect: 'manual',
  })
}

describe('a response', () => {
  it("carries the caller's request id if it is well-formed", async () => {
    const own = await get('/v1/config', { 'x-request-id': 'app-1.2_3' })
    const insane = await get('/v1/config', { 'x-request-id': 'a b' })
    const long = await get('/v1/config', { 'x-request-id': 'x'.repeat(129) })
    expect(own.headers.get('x-request-id')).toBe('app-1.2_3')
    expect(insane.headers.get('x-request-id')).toMatch(/^req_/)
    expect(long.headers.get('x-request-id')).toMatch(/^req_/)
  })

  it('is cacheable only if the contract says so', async () => {
    expect((await get('/v1/config')).headers.get('cache-control')).toBe('public, max-age=300')
    expect((await get('/v1/health')).headers.get('cache-control')).toBeNull()
    expect((await get('/v1/history')).headers.get('cache-control')).toBe('no-store')
    expect((await get('/v1/status')).headers.get('cache-control')).toBe('no-store')
    healthy = false
    const failing = await get('/v1/health')
    healthy = true
    expect([failing.status, failing.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })

  it('has the status 304 if the caller already has the current version', async () => {
    const first = await get('/v1/config')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const second = await get('/v1/config', { 'if-none-match': etag })
    expect([second.status, await second.text()]).toEqual([304, ''])
  })

  it.each([
    ['/v1/swagger.yaml', definition],
    ['/v1/openapi.json', openApi],
  ])('can be compressed on request, with the same content: %s', async (path, text) => {
    const ask = (headers: Record<string, string>) => get(path, headers)
    const packed = await ask({ 'accept-encoding': 'br, gzip;q=0.5' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(1000)
    expect(await packed.text()).toBe(text)
    for (const refusing of ['identity', 'gzip;q=0', 'gzip; q=0.000']) {
      const plain = await ask({ 'accept-encoding': refusing })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(plain.headers.get('vary')).toContain('Accept-Encoding')
      expect(await plain.text()).toBe(text)
    }
    const etag = packed.headers.get('etag') ?? ''
    for (const encoding of ['gzip', 'identity']) {
      const again = await ask({ 'accept-encoding': encoding, 'if-none-match': etag })
      expect([again.status, again.headers.get('content-encoding')]).toEqual([304, null])
    }
    const head = await get(path, { 'accept-encoding': 'gzip' }, 'HEAD')
    expect(head.headers.get('content-length')).toBe(packed.headers.get('content-length'))
  })

  it('has the same headers for HEAD as for GET, but no body', async () => {
    const [whole, head] = [await get('/v1/history'), await get('/v1/history', {}, 'HEAD')]
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(head.headers.get('x-own')).toBe('yes')
  })

  it('is sent unchanged if it is not JSON', async () => {
    const answer = await get('/v1/swagger.yaml')
    expect(answer.headers.get('content-type')).toMatch(/^application\/yaml/)
    expect(await answer.text()).toBe(definition)
  })

  it('may be a redirect without a body', async () => {
    const image = await get('/v1/analyses/an_1/image')
    expect(image.status).toBe(302)
    expect(image.headers.get('location')).toBe('https://storage.example/x')
    expect(await image.text()).toBe('')
  })
})

describe('an error', () => {
  it('hides its internal cause, and the log contains the cause with the request id', async () => {
    const response = await get('/v1/folders', { 'x-request-id': 'find-me' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Internal error',
      status: 500,
      code: 'INTERNAL',
      requestId: 'find-me',
    })
    const line = edge.logs.find((each) => each.severity === 'ERROR')
    expect(line?.fields).toMatchObject({ requestId: 'find-me', code: 'INTERNAL' })
    expect(String(line?.fields['stack_trace'])).toContain(secret)
  })

  it('has the status 503 and Retry-After if a part of the service is unavailable', async () => {
    const response = await get('/v1/analyses/an_1')
    expect(response.status).toBe(503)
    const text = await response.text()
    expect(text).not.toContain(secret)
    expect(JSON.parse(text)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
    expect(response.headers.get('retry-after')).toBe('5')
  })

  it('contains Retry-After in whole seconds', async () => {
    const response = await get('/v1/stats')
    expect(response.headers.get('retry-after')).toBe('4')
    expect(await response.json()).toMatchObject({ status: 429, retryAfterSeconds: 4 })
  })

  it.each([
    ['application/problem+json', 'application/problem+json'],
    ['text/html, application/problem+json;q=0.5', 'application/problem+json'],
    ['application/problem+json;q=0', 'application/json'],
    ['*/*', 'application/json'],
  ])(
    'has the type problem+json only if the Accept header names this type: %s',
    async (accept, contentType) => {
      const known = await get('/v1/stats', { accept })
      expect(known.headers.get('content-type')).toBe(contentType)
      const unknown = await get('/v1/nowhere', { accept })
      expect(unknown.headers.get('content-type')).toBe(contentType)
    },
  )

  it.each([
    ['GET', '/v1/nowhere'],
    ['OPTIONS', '/v1/nowhere'],
    ['GET', '/v1/HISTORY'],
    ['DELETE', '/v1/folders/%E0%A4%A'],
    ['GET', '/'],
  ])('has CORS headers if its status is 404: %s %s', async (method, path) => {
    const response = await get(path, {}, method)
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('lists the methods of the path if its status is 405', async () => {
    const response = await get('/v1/folders', {}, 'PUT')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })
})

describe('a path', () => {
  it('matches the next route if the first matching route lacks the method, as in the gateway', async () => {
    const response = await get('/v1/analyses/save', {}, 'DELETE')
    expect(response.status).toBe(200)
    expect(response.headers.get('allow')).toBeNull()
  })

  it('may end with a slash, as in the gateway', async () => {
    expect((await get('/v1/history/')).status).toBe(200)
  })
})

describe('the log', () => {
  it('has one line per request, without ids, queries or tokens', async () => {
    const own = await startEdge({ identify })
    await fetch(`${own.url}/v1/analyses/an_9?waitSeconds=1`, { headers: bearer('user') })
    await fetch(`${own.url}/v1/nowhere?secret=1`)
    await own.close()
    expect(
      own.logs.map(({ fields: { durationMs: _measured, workMs: _too, ...fields } }) => fields),
    ).toEqual([
      {
        requestId: 'req_1',
        method: 'GET',
        path: routeAt('GET', '/v1/analyses/{id}').path,
        status: 200,
        callerKind: 'user',
        uid: 'usr',
        accountId: 'usr',
      },
      { requestId: 'req_2', method: 'GET', path: null, status: 404 },
    ])
  })

  it('tells how long a request took without the pauses of a long poll', async () => {
    let nowMs = 0
    const clock = { ...systemClock, now: () => new Date(nowMs), sleep: async () => undefined }
    const handle = handleWith({
      'analyses.read': async ({ request }: Pick<AnyCall, 'request'>) => {
        for (const pauseMs of [400, 2000]) request.waits(pauseMs)
        nowMs += 2700
        return { status: 200, body: {} }
      },
    })
    const own = await startEdge({ identify, handle, clock })
    await fetch(`${own.url}/v1/analyses/an_9`, { headers: bearer('user') })
    await own.close()
    expect(own.logs.map(({ fields }) => fields)).toMatchObject([{ durationMs: 2700, workMs: 300 }])
  })
})
