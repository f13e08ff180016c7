import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bearer } from '@plant/testing/edge'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as entry from './entry.ts'

/**
 * The framework that a deployed function runs under, started as it is there: one process, one
 * target.
 */
const main = resolve('node_modules/@google-cloud/functions-framework/build/src/main.js')
const children: ChildProcess[] = []
let folder: string
let ports: [number, number, number]

beforeAll(async () => {
  // Within the project, so that the bundle finds its packages.
  mkdirSync('.build', { recursive: true })
  folder = mkdtempSync(join('.build', 'framework-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module","main":"index.js"}')
  await build({
    entryPoints: [join(import.meta.dirname, 'entry.ts')],
    outfile: join(folder, 'index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['express', 'cors', 'firebase-functions', 'firebase-admin'],
  })
  ports = await Promise.all([start('api'), start('unprepared'), start('createFolder')])
}, 60_000)

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A port that nobody holds at the moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function start(target: keyof typeof entry): Promise<number> {
  const port = await freePort()
  const args = [main, `--target=${target}`, `--source=${resolve(folder)}`, `--port=${port}`]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, FUNCTION_TARGET: target },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  await vi.waitFor(() => reach(port), { timeout: 30_000, interval: 100 })
  return port
}

async function reach(port: number): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/v1/health`)
}

type Init = { headers?: Record<string, string>; body: NonNullable<RequestInit['body']> }

async function post({ headers = {}, body }: Init, port = ports[0]) {
  const response = await fetch(`http://127.0.0.1:${port}/v1/folders`, {
    method: 'POST',
    headers: { ...bearer('user'), 'content-type': 'application/json', ...headers },
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

describe('under the deployed framework', () => {
  it('a body reaches the operation', async () => {
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
      'malformed JSON of somebody unknown',
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
      'gzip that would become 100 MB',
      { body: gzipSync(Buffer.alloc(100_000_000)), headers: gzip },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['broken gzip', { body: 'no gzip', headers: gzip }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'text that claims an original type',
      {
        body: '{}',
        headers: { 'content-type': 'text/plain', 'x-original-content-type': 'application/json' },
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['10 MB', { body: new Uint8Array(10_000_000) }, 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s gets our answer', async (_case, init, status, code) => {
    const answer = await post(init)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ code, status })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/)
  })

  it('10 MB without a declared length get our answer', async () => {
    const answer = await post({ body: spaces(11_000_000) })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('OPTIONS is 200', async () => {
    const response = await fetch(`http://127.0.0.1:${ports[0]}/v1/folders`, { method: 'OPTIONS' })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-max-age')).toBe('86400')
  })

  it.each(['/v1/folders/%zz', '/v1/%ff', '/%'])('the path %s gets our answer', async (path) => {
    const response = await fetch(`http://127.0.0.1:${ports[0]}${path}`, { headers: bearer('user') })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('malformed JSON would get a page of the framework, were its parser not kept away', async () => {
    const answer = await post({ body: '{"name":' }, ports[1])
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  })
})

describe('a callable under the deployed framework', () => {
  // The framework checks tokens itself and would refuse any that no real project signed.
  const nobody = { authorization: '' }

  it('has its body parsed', async () => {
    const answer = await post({ body: '{"data":{}}', headers: nobody }, ports[2])
    expect(answer).toMatchObject({ status: 200, text: '{"result":11}' })
  })

  it('refuses a compressed body without inflating it', async () => {
    const body = gzipSync(JSON.stringify({ data: 'x'.repeat(100_000_000) }))
    const headers = { ...nobody, 'content-encoding': 'gzip' }
    const answer = await post({ body, headers }, ports[2])
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } })
  })
})
