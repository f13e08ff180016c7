import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bearer, dependenciesWith, handleWith, routeAt } from '@plant/testing/edge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { buildCallableApp } from '../../functions/src/http/app.ts'

let server: Server
let url: string
const callables = routes.filter((route) => route.callable !== undefined)

/** Each callable function is a separate server, which the platform calls at `/`. */
beforeAll(async () => {
  const handle = handleWith({
    'folders.create': async (call: { input: { name: string } }) => {
      if (call.input.name === 'broken') throw new Error('broken')
      return { status: 200, body: { name: call.input.name } }
    },
  })
  const parts = dependenciesWith([], { handle })
  const functions = new Map(
    callables.map((route) => [route.path, buildCallableApp(parts, route)] as const),
  )
  server = createServer((request, response) => {
    const app = functions.get(request.url as `/${string}`)
    request.url = '/'
    app?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function call(name: string, data: unknown, token?: string) {
  const response = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('a callable function', () => {
  it('exists for each of the ten unversioned names', () => {
    expect(callables.map((route) => `/${route.callable}`)).toEqual(
      callables.map((route) => route.path),
    )
    expect(callables).toHaveLength(10)
    expect(routeAt('POST', '/createFolder').callable).toBe('createFolder')
  })

  it("returns the operation's answer", async () => {
    const answer = await call('createFolder', { name: 'Balcony' }, 'user')
    expect(answer).toMatchObject({ status: 200, body: { result: { name: 'Balcony' } } })
  })

  it('announces its deprecation, its successor and the request id, even with an error', async () => {
    for (const token of ['user', undefined]) {
      const { headers } = await call('createFolder', { name: 'Balcony' }, token)
      expect(headers.get('deprecation')).toBe('@1795132800')
      expect(headers.get('link')).toBe('</v1/folders>; rel="successor-version"')
      expect(headers.get('x-request-id')).toMatch(/^req_/)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it.each(callables.map((route) => route.callable ?? ''))(
    '%s requires a credential',
    async (name) => {
      expect(await call(name, {})).toMatchObject({
        status: 401,
        body: { error: { status: 'UNAUTHENTICATED', details: { code: 'UNAUTHENTICATED' } } },
      })
    },
  )

  it("rejects a token that the service's own check rejects", async () => {
    const answer = await call('createFolder', { name: 'n' }, 'somebody else')
    expect(answer).toMatchObject({
      status: 401,
      body: { error: { details: { code: 'UNAUTHENTICATED' } } },
    })
  })

  it('accepts POST with the headers that the client library adds', async () => {
    const preflight = await fetch(`${url}/createFolder`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(200)
    const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
    for (const name of ['X-Firebase-AppCheck', 'Firebase-Instance-ID-Token'])
      expect(allowed.split(',')).toContain(name)
    expect((await fetch(`${url}/createFolder`)).status).toBe(405)
  })

  it('answers a body without an envelope in the same way as the plain path', async () => {
    const response = await fetch(`${url}/createFolder`, {
      method: 'POST',
      headers: { ...bearer('user'), 'content-type': 'application/json' },
      body: '{"name":"Balcony"}',
    })
    expect(await response.json()).toEqual({ name: 'Balcony' })
  })

  it('explains an invalid field', async () => {
    expect(await call('createFolder', { name: 7 }, 'user')).toMatchObject({
      status: 400,
      body: {
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'The request has invalid fields.',
          details: expect.objectContaining({
            code: 'INVALID_ARGUMENT',
            errors: [{ field: 'name', message: 'must be a string' }],
          }),
        },
      },
    })
  })

  it('does not reveal the cause of a failure', async () => {
    const answer = await call('createFolder', { name: 'broken' }, 'user')
    expect(answer).toMatchObject({ status: 500, body: { error: { status: 'INTERNAL' } } })
    expect(JSON.stringify(answer.body)).not.toContain('broken')
  })
})
