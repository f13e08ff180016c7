import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bearer } from '@plant/testing/edge'
import { startFunction } from '@plant/testing/start-function'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEntry } from './build-entry.ts'
import type * as entry from './entry.ts'

const children: ChildProcess[] = []
let folder: string
let ports: [number, number, number]

beforeAll(async () => {
  folder = await buildEntry()
  ports = await Promise.all([start('api'), start('unprepared'), start('createFolder')])
})

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function start(target: keyof typeof entry): Promise<number> {
  const { child, port } = await startFunction({ folder, target })
  children.push(child)
  return port
}

type Init = { headers?: Record<string, string>; body: NonNullable<RequestInit['body']> }

async function post({ headers = {}, body }: Init, port = ports[0]) {
  const response = await fetch(`http://127.0.0.1:${port}/v1/folders`, {
    method: 'POST',
    headers: {
      ...bearer('user'),
      'content-type': 'application/json',
      // On a busy machine the server may close a kept connection just as a request arrives.
      connection: 'close',
      ...headers,
    },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function spaces(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 100_000)
      if (size === 0) controller.close()
      else controller.enqueue(new Uint8Array(size).fill(0x20))
      left -= size
    },
  })
}

describe('the service under the deployed framework', () => {
  it('delivers a body to the operation', async () => {
    const answer = await post({ body: '{"name":"Balcony"}' })
    expect(answer).toMatchObject({ status: 200, text: '{"name":"Balcony"}' })
  })

  const gzip = { 'content-encoding': 'gzip' }
  it.each([
    ['malformed JSON', { body: '{"name":' }, 400, 'MALFORMED_BODY'],
    ['an array', { body: '[]' }, 400, 'MALFORMED_BODY'],
    ['invalid UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]) }, 400, 'MALFORMED_BODY'],
    ['a wrong field', { body: '{"name":7}' }, 400, 'INVALID_ARGUMENT'],
    [
      'malformed JSON of an unknown caller',
      { body: '{', headers: bearer('nobody') },
      401,
      'UNAUTHENTICATED',
    ],
    [
      'text',
      { body: '{}', headers: { 'content-type': 'text/plain' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a form',
      { body: 'name=n', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['gzip', { body: gzipSync('{"name":"n"}'), headers: gzip }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'gzip that expands to 100 MB',
      { body: gzipSync(Buffer.alloc(100_000_000)), headers: gzip },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['broken gzip', { body: 'no gzip', headers: gzip }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'text with a header for its original type',
      {
        body: '{}',
        headers: { 'content-type': 'text/plain', 'x-original-content-type': 'application/json' },
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['10 MB', { body: new Uint8Array(10_000_000) }, 413, 'PAYLOAD_TOO_LARGE'],
  ])('answers %s with an error of the service itself', async (_case, init, status, code) => {
    const answer = await post(init)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ code, status })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/)
  })

  it('answers a body of 10 MB and undeclared length with an error of the service itself', async () => {
    const answer = await post({ body: spaces(11_000_000) })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('answers OPTIONS with 200', async () => {
    const response = await fetch(`http://127.0.0.1:${ports[0]}/v1/folders`, { method: 'OPTIONS' })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-max-age')).toBe('86400')
  })

  it.each(['/v1/folders/%zz', '/v1/%ff', '/%'])('answers the path %s with a 404', async (path) => {
    const response = await fetch(`http://127.0.0.1:${ports[0]}${path}`, {
      headers: bearer('user'),
    })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it("answers malformed JSON with the framework's own page if the framework parses the body", async () => {
    const answer = await post({ body: '{"name":' }, ports[1])
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  })
})

describe('a function without domains under the deployed framework', () => {
  it('runs a request in no domain, and ends after an exception outside a promise', async () => {
    const { url, child, output } = await startFunction({ folder, target: 'throwing' })
    children.push(child)
    const ended = once(child, 'exit')
    expect(await (await fetch(url)).json()).toEqual({ inDomain: false })
    const answered = fetch(`${url}?throws`).then(
      ({ status }) => status,
      () => 'CLOSED',
    )
    expect([500, 'CLOSED']).toContain(await answered)
    expect(await ended).toEqual([16, null])
    expect(output()).toContain('thrown outside a promise')
  })
})

describe('a callable function under the deployed framework', () => {
  it('gets its input without the envelope, and wraps its answer in an envelope', async () => {
    const answer = await post({ body: '{"data":{"name":"Balcony"}}' }, ports[2])
    expect(answer).toMatchObject({ status: 200, text: '{"result":{"name":"Balcony"}}' })
  })

  it('rejects a compressed body without decompression', async () => {
    const body = gzipSync(JSON.stringify({ data: 'x'.repeat(100_000_000) }))
    const answer = await post({ body, headers: { 'content-encoding': 'gzip' } }, ports[2])
    expect(answer.status).toBe(415)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })
})
