import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type Edge, startEdge } from '@plant/testing/edge'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDefinition } from '../../api-gateway/emulator/definition.ts'
import { createGateway } from '../../api-gateway/emulator/gateway.ts'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { gatewayDocument } from '../../functions/src/openapi/gateway.ts'

let edge: Edge
let gateway: Server

beforeAll(async () => {
  edge = await startEdge()
  gateway = createGateway({
    operations: readDefinition(JSON.stringify(gatewayDocument(routes))),
    resolveBackend: () => new URL(edge.url),
    identityToken: async () => 'token',
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  gateway.closeAllConnections()
  gateway.close()
  await edge.close()
})

// The time limits are timers of the edge and the gateway. They must not expire on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const doors = {
  'the function': () => Number(new URL(edge.url).port),
  'the gateway': () => (gateway.address() as AddressInfo).port,
}

/** Sends the whole body before it reads the answer, as many libraries do. */
function sendThenRead(port: number, head: string, body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.pause()
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('end', () => resolve(answer))
    socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n`)
    socket.write(`Content-Length: ${body.byteLength}\r\n\r\n`)
    socket.write(body, () => socket.resume())
  })
}

const refusals = [
  ['413', 'POST /v1/analyses HTTP/1.1', 12_000_000],
  ['401', 'POST /v1/analyses HTTP/1.1', 9_000_000],
  ['401', 'POST /createFolder HTTP/1.1', 900_000],
] as const

it.each(
  refusals.flatMap(([status, head, bytes]) =>
    Object.entries(doors).map(([door, port]) => ({ status, head, bytes, door, port })),
  ),
)(
  'the answer $status reaches a client that is still sending $bytes bytes to $door',
  async ({ status, head, bytes, port }) => {
    const body = Buffer.alloc(bytes, ' ')
    for (let turn = 0; turn < 10; turn += 1)
      expect(await sendThenRead(port(), head, body)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  },
)

it('the server disconnects a client that continues to send after a rejection', async () => {
  let sent = 0
  const chunk = Buffer.alloc(1_000_000, ' ')
  await new Promise<void>((resolve) => {
    const socket = connect(doors['the function'](), '127.0.0.1')
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    socket.resume()
    const sendMore = (error?: Error | null) => {
      if (error || sent > 200_000_000) return socket.destroy()
      sent += chunk.byteLength
      return socket.write(chunk, sendMore)
    }
    socket.write('POST /v1/analyses HTTP/1.1\r\nHost: x\r\nContent-Length: 900000000\r\n\r\n')
    sendMore()
  })
  expect(sent).toBeLessThan(64_000_000)
})

/** Sends a request that is rejected, stops in the middle of its body, and records the answer. */
function stall(port: number) {
  const socket = connect(port, '127.0.0.1')
  const stalled = { answer: '', isClosed: false, socket }
  socket.on('error', () => undefined)
  socket.on('close', () => {
    stalled.isClosed = true
  })
  socket.on('data', (chunk) => {
    stalled.answer += chunk.toString()
  })
  socket.write('POST /v1/analyses HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n{')
  return stalled
}

describe('a client that stops in the middle of a rejected body', () => {
  // Each poll advances the test's clock.
  const at = { interval: 0 }

  it('is disconnected within eight seconds, but not within four', async () => {
    const port = doors['the function']()
    const stalled = stall(port)
    await expect.poll(() => stalled.answer, at).toMatch(/^HTTP\/1\.1 401 /)
    vi.advanceTimersByTime(4000)
    // When another request is answered, connections that were closed earlier are gone.
    await sendThenRead(port, 'POST /createFolder HTTP/1.1', Buffer.alloc(900_000, ' '))
    expect(stalled.isClosed).toBe(false)
    vi.advanceTimersByTime(4000)
    await expect.poll(() => stalled.isClosed, at).toBe(true)
  })

  it('leaves at least three quarters of the connections free, even if 30 clients stop in the same way', async () => {
    const port = doors['the function']()
    const stalled = Array.from({ length: 30 }, () => stall(port))
    const closed = () => stalled.filter(({ isClosed }) => isClosed)
    const answered = () => stalled.filter(({ answer }) => answer.startsWith('HTTP/1.1 401 '))
    try {
      await expect.poll(() => answered().length, at).toBe(30)
      await expect.poll(() => closed().length, at).toBe(10)
      for (const [status, head, bytes] of refusals) {
        const answer = await sendThenRead(port, head, Buffer.alloc(bytes, ' '))
        expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      }
      expect(closed().length).toBeLessThan(30)
    } finally {
      for (const { socket } of stalled) socket.destroy()
    }
  })
})
