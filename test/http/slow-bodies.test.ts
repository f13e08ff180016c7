import { connect } from 'node:net'
import { type Edge, handleWith, startEdge } from '@plant/testing/edge'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

let edge: Edge
let received = 0

beforeAll(async () => {
  const handle = handleWith({
    'analyses.start': async ({ input }: { input: { imageBase64?: string } }) => {
      received = input.imageBase64?.length ?? 0
      return { status: 202, body: {} }
    },
  })
  edge = await startEdge({ handle })
})
afterAll(() => edge.close())

// The times are timers of the edge. The test moves the clock, and the sockets are real.
beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
)
afterEach(() => void vi.useRealTimers())

const at = { interval: 0 }

/** Opens a connection, sends the head of a request, and records the answer. */
function open(head: string, length: number, { at: server = edge, token = 'user' } = {}) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const state = { answer: '', isClosed: false }
  socket.on('error', () => undefined)
  socket.on('close', () => {
    state.isClosed = true
  })
  socket.on('data', (chunk) => {
    state.answer += chunk.toString()
  })
  socket.write(`${head} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`)
  socket.write(`Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`)
  const send = (body: string | Buffer) =>
    new Promise<void>((resolve) => void socket.write(body, () => resolve()))
  return { state, send, destroy: () => socket.destroy() }
}

/** When another request is answered, the edge has read what was sent before. */
async function settled(): Promise<void> {
  const other = open('POST /v1/session', 2)
  await other.send('{}')
  await expect.poll(() => other.state.answer, at).toMatch(/^HTTP\/1\.1 200 /)
  other.destroy()
}

async function pass(seconds: number): Promise<void> {
  await settled()
  vi.advanceTimersByTime(seconds * 1000)
  await settled()
}

const timeout = /^HTTP\/1\.1 408 [\s\S]*\r\nConnection: close\r\n[\s\S]*"code":"REQUEST_TIMEOUT"/

describe('H2: a body that arrives too slowly', () => {
  it.each([
    'POST /v1/webhooks/genai',
    'POST /v1/auth/exchange-token',
    'POST /v1/invitations/verify',
    'POST /v1/analyses',
    'POST /createFolder',
  ])('is answered 408 after 10 s, and the connection is closed: %s', async (head) => {
    const slow = open(head, 900_000)
    await slow.send('{')
    await pass(5)
    await slow.send(' ')
    await pass(4)
    expect(slow.state).toEqual({ answer: '', isClosed: false })
    await pass(1)
    await expect.poll(() => slow.state.answer, at).toMatch(timeout)
    await expect.poll(() => slow.state.isClosed, at).toBe(true)
  })

  it('is ignored by GET, and the connection is closed 5 s after the answer', async () => {
    const slow = open('GET /v1/analyses/an_1', 900_000)
    await slow.send('{')
    await expect.poll(() => slow.state.answer, at).toMatch(/^HTTP\/1\.1 200 /)
    await pass(4)
    expect(slow.state.isClosed).toBe(false)
    await pass(1)
    await expect.poll(() => slow.state.isClosed, at).toBe(true)
  })

  it('is answered 408 when it stops after a fast beginning', async () => {
    const slow = open('POST /v1/analyses', 9_000_000)
    await slow.send(Buffer.alloc(40_000, ' '))
    await pass(10)
    expect(slow.state.answer).toBe('')
    await pass(10)
    await expect.poll(() => slow.state.answer, at).toMatch(timeout)
  })

  it('is answered 408 at the deadline of its route, and nothing is logged as a failure', async () => {
    const slow = open('POST /v1/auth/exchange-token', 900_000)
    await slow.send(Buffer.alloc(40_000, ' '))
    await pass(10)
    await slow.send(Buffer.alloc(40_000, ' '))
    await pass(3.9)
    expect(slow.state.answer).toBe('')
    await pass(0.1)
    await expect.poll(() => slow.state.answer, at).toMatch(timeout)
    await expect.poll(() => slow.state.isClosed, at).toBe(true)
    expect(edge.logs.filter(({ severity }) => severity !== 'INFO')).toEqual([])
  })

  it.each([
    ['ten times as fast while arriving bodies take three quarters of the places', 4, timeout],
    ['no faster while more places are free', 5, /^$/],
  ] as const)('A4: must arrive %s', async (_, concurrency, expected) => {
    const crowded = await startEdge({ concurrency })
    const phones = ['user', 'admin', 'superadmin'].map((token) =>
      open('POST /v1/analyses', 900_000, { at: crowded, token }),
    )
    for (const phone of phones) await phone.send(Buffer.alloc(40_000, ' '))
    await pass(10)
    for (const { state } of phones) await expect.poll(() => state.answer, at).toMatch(expected)
    for (const phone of phones) phone.destroy()
    await crowded.close()
  })

  it.each([
    ['408 after 15 s while arriving bodies take three quarters of the places', 4, timeout],
    ['nothing while more places are free', 5, /^$/],
  ] as const)(
    'AE4: a photo at 25,000 bytes a second is answered %s',
    async (_, places, expected) => {
      const crowded = await startEdge({ concurrency: places })
      const phones = ['user', 'admin', 'superadmin'].map((token) =>
        open('POST /v1/analyses', 9_000_000, { at: crowded, token }),
      )
      for (let second = 0; second < 15; second += 1) {
        for (const { state } of phones) expect(state.answer).toBe('')
        for (const phone of phones) await phone.send(Buffer.alloc(25_000, ' '))
        await pass(1)
      }
      for (const { state } of phones) await expect.poll(() => state.answer, at).toMatch(expected)
      for (const phone of phones) phone.destroy()
      await crowded.close()
    },
  )

  it('is accepted from a slow phone that sends 10 MB over 40 s', async () => {
    const photo = Buffer.alloc(9_990_000, 'a')
    const body = Buffer.from(`{"imageBase64":"${photo}"}`)
    const phone = open('POST /v1/analyses', body.byteLength)
    for (let part = 0; part < 40; part += 1) {
      const size = Math.ceil(body.byteLength / 40)
      await phone.send(body.subarray(part * size, (part + 1) * size))
      if (part < 39) await pass(1)
    }
    await expect.poll(() => phone.state.answer, at).toMatch(/^HTTP\/1\.1 202 /)
    expect(received).toBe(photo.byteLength)
    phone.destroy()
  })
})
