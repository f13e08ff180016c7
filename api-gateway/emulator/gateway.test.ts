import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDefinition } from './definition.ts'
import { createGateway } from './gateway.ts'

const operations = readDefinition(readFileSync(join(import.meta.dirname, 'fixture.yaml'), 'utf8'))

let upstream: Server
let gateway: Server
let baseUrl: string
let upstreamUrl: URL

beforeEach(async () => {
  upstream = createServer((incoming, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.end(
      JSON.stringify({ method: incoming.method, url: incoming.url, headers: incoming.headers }),
    )
  })
  upstreamUrl = await listen(upstream)
  gateway = createGateway({
    operations,
    resolveBackend: () => upstreamUrl,
    identityToken: async (audience) => `token-for-${audience}`,
  })
  baseUrl = (await listen(gateway)).origin
})

afterEach(() => {
  for (const server of [gateway, upstream]) {
    server.closeAllConnections()
    server.close()
  }
})

describe('passing a request to the backend', () => {
  it('keeps path, query and percent-encoding', async () => {
    const seen = await echo('/v1/folders/a%2Fb/?x=1&x=%20y', { method: 'DELETE' })
    expect(seen).toMatchObject({ method: 'DELETE', url: '/v1/folders/a%2Fb/?x=1&x=%20y' })
  })

  it('passes on the header of App Check', async () => {
    const { headers } = await echo('/v1/health', { headers: { 'x-firebase-appcheck': 'token' } })
    expect(headers['x-firebase-appcheck']).toBe('token')
  })

  it('sends the gateway’s identity, and moves the caller’s credential to another header', async () => {
    const { headers } = await echo('/v1/health', {
      headers: { authorization: 'Bearer mine', 'x-forwarded-authorization': 'Bearer forged' },
    })
    expect(headers).toMatchObject({
      authorization: 'Bearer token-for-https://api.backend.invalid',
      'x-forwarded-authorization': 'Bearer mine',
      host: 'api.backend.invalid',
    })
  })

  it('keeps a forwarded credential when the caller sends no other, as ESPv2 does', async () => {
    const { headers } = await echo('/v1/health', {
      headers: { 'x-forwarded-authorization': 'Bearer forged' },
    })
    expect(headers['x-forwarded-authorization']).toBe('Bearer forged')
  })

  it('appends the caller’s address and the gateway’s own to the forwarded addresses', async () => {
    const { headers } = await echo('/v1/health', { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1, 127.0.0.1')
  })

  it('opens a connection for each of several successive requests', async () => {
    for (const id of ['fld_1', 'fld_2', 'fld_3']) {
      const seen = await echo(`/v1/folders/${id}`, { method: 'DELETE' })
      expect(seen.url).toBe(`/v1/folders/${id}`)
    }
  })

  it('applies the method of X-HTTP-Method-Override', async () => {
    const seen = await echo('/v1/folders/fld_1', {
      method: 'POST',
      headers: { 'x-http-method-override': 'DELETE' },
    })
    expect(seen.method).toBe('DELETE')
  })
})

describe('answering without the backend', () => {
  it.each([
    ['GET', '/nowhere', 404, 'The current request is not defined by this API.'],
    [
      'PUT',
      '/v1/health',
      405,
      'The current request is matched to the defined url template "/v1/health" ' +
        'but its http method is not allowed',
    ],
  ])('answers %s %s with %i', async (method, path, code, message) => {
    const response = await fetch(`${baseUrl}${path}`, { method })
    expect(response.status).toBe(code)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ code, message })
  })

  it('answers 400 to a header name with an underscore', async () => {
    const response = await fetch(`${baseUrl}/v1/health`, { headers: { x_odd: '1' } })
    expect(response.status).toBe(400)
  })

  it('answers 503 when no backend listens', async () => {
    await new Promise((closed) => upstream.close(closed))
    const response = await fetch(`${baseUrl}/v1/health`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 503,
      message: expect.stringContaining('upstream connect error'),
    })
  })

  it('answers 504 when the backend exceeds the deadline of the operation', async () => {
    upstream.removeAllListeners('request')
    const response = await fetch(`${baseUrl}/v1/folders/unassign`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({ code: 504, message: 'upstream request timeout' })
  })

  it('answers 413 to a declared body of more than 32 MB, without reading it', async () => {
    const outgoing = request(`${baseUrl}/v1/analyses`, {
      method: 'POST',
      headers: { 'content-length': 32 * 1024 * 1024 + 1 },
    })
    outgoing.flushHeaders()
    expect((await answerOf(outgoing)).statusCode).toBe(413)
    outgoing.destroy()
  })

  it('answers 413 as soon as an undeclared body exceeds 32 MB', async () => {
    upstream.removeAllListeners('request')
    upstream.on('request', (incoming) => incoming.resume())
    const outgoing = request(`${baseUrl}/v1/analyses`, { method: 'POST' })
    outgoing.on('error', () => undefined)
    const chunk = Buffer.alloc(1024 * 1024)
    for (let sent = 0; sent <= 32; sent += 1) outgoing.write(chunk)
    expect((await answerOf(outgoing)).statusCode).toBe(413)
    outgoing.destroy()
  })
})

describe('streaming bodies', () => {
  it('sends the start of a body to the backend before the caller has sent the end', async () => {
    const begun = new Promise<string>((resolve) => {
      upstream.removeAllListeners('request')
      upstream.on('request', (incoming, response) => {
        incoming.once('data', (chunk: Buffer) => resolve(chunk.toString()))
        incoming.on('end', () => response.end('done'))
      })
    })
    const outgoing = request(`${baseUrl}/v1/analyses`, { method: 'POST' })
    outgoing.write('beginning')
    expect(await begun).toBe('beginning')
    outgoing.end('end')
    expect(await text(await answerOf(outgoing))).toBe('done')
  })

  it('sends the start of an answer to the caller before the backend has sent the end', async () => {
    const finish = Promise.withResolvers<void>()
    upstream.removeAllListeners('request')
    upstream.on('request', (_incoming, response) => {
      response.write('beginning')
      void finish.promise.then(() => response.end('end'))
    })
    const response = await fetch(`${baseUrl}/v1/health`)
    const reader = response.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('beginning')
    finish.resolve()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('end')
  })

  it('passes on an answer that the backend sends before it has read the body', async () => {
    const response = await fetch(`${baseUrl}/v1/analyses`, {
      method: 'POST',
      body: Buffer.alloc(8 * 1024 * 1024),
    })
    expect(response.status).toBe(200)
  })

  it('passes on every header of the answer, including repeated ones', async () => {
    const response = await fetch(`${baseUrl}/v1/health`)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})

type Echo = { method: string; url: string; headers: Record<string, string> }

async function echo(path: string, init: RequestInit): Promise<Echo> {
  const response = await fetch(`${baseUrl}${path}`, init)
  expect(response.status).toBe(200)
  return (await response.json()) as Echo
}

function answerOf(outgoing: ReturnType<typeof request>): Promise<IncomingMessage> {
  return new Promise((resolve) => outgoing.once('response', resolve))
}

async function listen(server: Server): Promise<URL> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
