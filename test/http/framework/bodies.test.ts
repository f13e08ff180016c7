import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { bearer } from '@plant/testing/edge'
import { type StartedFunction, startFunction } from '@plant/testing/start-function'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildEntry } from './build-entry.ts'

let folder: string
let api: StartedFunction
const sockets: Socket[] = []

beforeAll(async () => {
  folder = await buildEntry()
  api = await startFunction({ folder, target: 'api', heapMegabytes: 128 })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => {
  api.child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

type Sending = { path: string; bytes: number; begin?: string; headers?: string[] }

/**
 * Sends all but the last bytes of a declared body, so that the server waits for the last bytes.
 * Resolves with the answer after at most 50 seconds.
 */
function sendAlmost({ path, bytes, begin = '{', headers = [] }: Sending): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(api.port, '127.0.0.1')
    sockets.push(socket)
    let answer = ''
    const timer = setTimeout(() => resolve(answer), 50_000)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      if (!/\r\n\r\n[^]+\}$/.test(answer)) return
      clearTimeout(timer)
      resolve(answer)
    })
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...headers]
    socket.write(`${[...head, `Content-Length: ${bytes}`].join('\r\n')}\r\n\r\n${begin}`)
    socket.write(Buffer.alloc(bytes - begin.length - 8, ' '))
  })
}

function sendMany(count: number, sending: Sending): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => sendAlmost(sending)))
}

async function post(path: string, body: string) {
  const response = await fetch(api.url + path, {
    method: 'POST',
    headers: {
      ...bearer('user'),
      'content-type': 'application/json',
      // On a busy machine the server may close a kept connection just as a request arrives.
      connection: 'close',
    },
    body,
  })
  const text = await response.text()
  return { status: response.status, bytes: text.length }
}

describe('bodies of unknown callers', () => {
  it.each([
    { path: '/v1/analyses', bytes: 9_990_000, connections: 12 },
    { path: '/v1/session', bytes: 999_000, connections: 80 },
    { path: '/createFolder', bytes: 999_000, connections: 80, begin: '{"data":{"name":"' },
    { path: '/createFolder', bytes: 999_000, connections: 80, begin: '{"data"' },
  ])(
    'are rejected without buffering: $connections bodies of $bytes bytes at once at $path',
    async (sending) => {
      const before = api.peakMegabytes()
      const answers = await sendMany(sending.connections, sending)
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 401 /)
      if (sending.begin?.startsWith('{"data":'))
        for (const answer of answers)
          expect(answer).toContain('{"error":{"status":"UNAUTHENTICATED"')
      expect(api.peakMegabytes() - before).toBeLessThan(60)
    },
  )

  it('are rejected if they declare 10 MB or more for a photo, or 1 MB or more for another body', async () => {
    for (const [path, bytes] of [
      ['/v1/analyses', 10_000_000],
      ['/v1/session', 1_000_000],
      ['/createFolder', 1_000_000],
      ['/v1/webhooks/genai', 1_000_000],
    ] as const)
      expect(await sendAlmost({ path, bytes })).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('bodies of known callers', () => {
  const items = (item: string, bytes: number) =>
    Array.from({ length: bytes / (item.length + 1) }, () => item).join()

  it.each([
    ['empty objects', '/v1/folders', `{"name":"n","x":[${items('{}', 999_000)}]}`],
    ['invalid ids', '/v1/folders/unassign', `{"analysisIds":[${items('0', 999_000)}]}`],
    ['nested arrays', '/v1/folders', `{"name":"n","x":${'['.repeat(400_000)}`],
    ['10 MB of empty objects', '/v1/analyses', `{"x":[${items('{}', 9_900_000)}]}`],
  ])('never crash the process, and get a short answer: %s', async (_case, path, body) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(path, body)))
    for (const { status, bytes } of answers) {
      expect(status).toBe(413)
      expect(bytes).toBeLessThan(1000)
    }
    expect(api.child.exitCode).toBeNull()
  })

  it('are accepted at realistic sizes: four photos at once, and a whole analysis', async () => {
    const photo = `{"imageBase64":"${'A'.repeat(9_900_000)}"}`
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/v1/analyses', photo)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const action = { title: 't'.repeat(80), why: 'w'.repeat(200), steps: Array(20).fill('step') }
    const analysis = {
      analysisId: 'an_1',
      issues: Array(3).fill({ actions: Array(40).fill(action) }),
    }
    expect(await post('/v1/analyses/save', JSON.stringify(analysis))).toMatchObject({ status: 200 })
  })
})
