import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { webhookTarget } from '../../domain/webhooks/url.ts'
import type { WebhookAnswer } from '../../ports/messages.ts'
import { type Resolve, webhookClient } from './webhook-client.ts'

const context = { requestId: 'r', signal: new AbortController().signal }
const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

type Listening = { port: number; connections(): number }

/** A receiver on localhost that counts all connections. */
async function listen(handler: RequestListener): Promise<Listening> {
  let connections = 0
  const server = createHttpServer(handler)
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push({
    close() {
      server.closeAllConnections()
      server.close()
    },
  })
  return { port: (server.address() as AddressInfo).port, connections: () => connections }
}

async function listenRaw(handler: (socket: Socket) => void): Promise<Listening> {
  let connections = 0
  const sockets: Socket[] = []
  const server = createTcpServer((socket) => {
    connections += 1
    sockets.push(socket)
    socket.on('error', () => undefined)
    handler(socket)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push({
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return { port: (server.address() as AddressInfo).port, connections: () => connections }
}

const local = (port: number, path = '/') => {
  const target = webhookTarget(`http://localhost:${port}${path}`, { allowsLocalhost: true })
  if (target.kind === 'FORBIDDEN') throw new Error(target.reason)
  return target
}

function post(
  port: number,
  settings: { timeoutMs?: number } = {},
  body = '{}',
): Promise<WebhookAnswer> {
  const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1' }
  return webhookClient(settings).post({ target: local(port), headers, body }, context)
}

describe('a call to a webhook', () => {
  it('sends the headers and the exact body, and returns the response', async () => {
    const seen: { headers: Record<string, unknown>; body: string }[] = []
    const { port } = await listen((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        seen.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
        response.writeHead(201, { 'retry-after': '7' }).end('thanks')
      })
    })
    const body = '{"name":"Ficus é 🌿"}'
    const answer = await post(port, {}, body)
    expect(answer).toMatchObject({
      kind: 'ANSWERED',
      status: 201,
      retryAfter: '7',
      response: 'thanks',
    })
    expect(seen).toEqual([{ headers: expect.objectContaining({ 'webhook-id': 'evt_1' }), body }])
  })

  it.each([301, 302, 303, 307, 308])('does not follow a %i redirect', async (status) => {
    const elsewhere = await listen((_request, response) => response.end())
    const { port } = await listen((_request, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${elsewhere.port}/` }).end(),
    )
    expect(await post(port)).toMatchObject({ kind: 'ANSWERED', status })
    expect(elsewhere.connections()).toBe(0)
  })

  it('returns the first 512 bytes of a response and does not read an endless response to its end', async () => {
    let sent = 0
    const { port } = await listen((_request, response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(4096, 'x')
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', more)
      more()
    })
    const answer = await post(port)
    expect(answer).toMatchObject({ kind: 'ANSWERED', status: 200, response: 'x'.repeat(512) })
    // The kernel buffers a few megabytes at most, so the client did not read the whole answer.
    expect(sent).toBeLessThan(16_000_000)
  })

  it('AA1: keeps a response of control characters as short as a response of letters', async () => {
    for (const byte of [0, 0xff]) {
      const { port } = await listen((_request, response) => response.end(Buffer.alloc(4096, byte)))
      const answer = await post(port)
      expect(answer).toMatchObject({ kind: 'ANSWERED', response: ' '.repeat(512) })
    }
  })

  it.each<[string, (socket: Socket) => void]>([
    ['nothing at all', () => undefined],
    ['half a status line', (socket) => void socket.write('HTTP/1.1 20')],
    [
      'endless headers',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        const timer = setInterval(() => socket.write('x-a: b\r\n'), 20)
        socket.on('close', () => clearInterval(timer))
      },
    ],
  ])('ends in time if the receiver sends %s', async (_name, behave) => {
    const { port } = await listenRaw(behave)
    const answer = await post(port, { timeoutMs: 300 })
    expect(answer).toMatchObject({ kind: 'UNREACHABLE', error: 'TIMEOUT' })
  })

  it('returns the status even if the rest of the body never arrives', async () => {
    const { port } = await listen((_request, response) => {
      response.writeHead(204 + 296, { 'content-length': '100' }).write('so far')
    })
    // The receiver's bytes must arrive in time even if this process is delayed.
    const answer = await post(port, { timeoutMs: 2000 })
    expect(answer).toMatchObject({ kind: 'ANSWERED', status: 500, response: 'so far' })
  })

  it.each<[string, string, (socket: Socket) => void]>([
    ['a connection reset', 'ECONNRESET', (socket) => socket.resetAndDestroy()],
    [
      'a response that is not HTTP',
      'HPE_INVALID_CONSTANT',
      (socket) => void socket.end('SSH-2.0-OpenSSH_9\r\n'),
    ],
    [
      'a response with a megabyte of headers',
      'HPE_HEADER_OVERFLOW',
      (socket) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n`),
    ],
    [
      'a switch of protocols',
      'UPGRADE',
      (socket) =>
        void socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
        ),
    ],
    [
      'AF1: a flood of informational answers',
      'INFORMATION',
      (socket) => void socket.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(100_000)),
    ],
  ])('reports %s to the owner', async (_name, error, behave) => {
    const { port } = await listenRaw((socket) => socket.once('data', () => behave(socket)))
    expect(await post(port)).toMatchObject({ kind: 'UNREACHABLE', error })
  })

  it('reports to the owner that the connection was refused', async () => {
    const { port } = await listen(() => undefined)
    open.pop()?.close()
    expect(await post(port)).toMatchObject({ kind: 'UNREACHABLE' })
  })

  it('opens a new connection, so that the address is checked for every call', async () => {
    const receiver = await listen((_request, response) => response.end())
    await post(receiver.port)
    await post(receiver.port)
    expect(receiver.connections()).toBe(2)
  })
})

describe('the address check of a connection', () => {
  /** A target with a public host name and the port of a local receiver. */
  const named = (port: number) => {
    const target = webhookTarget(`https://hooks.example.com:${port}/`, { allowsLocalhost: false })
    if (target.kind !== 'PUBLIC') throw new Error('not public')
    return target
  }
  const answering =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['::7f00:1']],
    [['64:ff9b::7f00:1']],
    [['169.254.169.254']],
    [['10.0.0.1']],
    [['0.0.0.0']],
    [['93.184.216.34', '127.0.0.1']],
    [['2606:4700:4700::1111', 'fd00:ec2::254']],
  ])('rejects a host name that resolves to %j', async (addresses) => {
    const receiver = await listenRaw(() => undefined)
    const client = webhookClient({ resolve: answering(...addresses), timeoutMs: 1000 })
    const answer = await client.post(
      { target: named(receiver.port), headers: {}, body: '{}' },
      context,
    )
    expect(answer).toMatchObject({ kind: 'UNREACHABLE', error: 'FORBIDDEN_ADDRESS' })
    expect(receiver.connections()).toBe(0)
    expect(await client.resolvesToForbiddenAddress('hooks.example.com')).toBe(true)
  })

  it('AH3: rejects a host name with more addresses than a load balancer has', async () => {
    const addresses = Array.from({ length: 17 }, (_, n) => `93.184.216.${n}`)
    const client = webhookClient({ resolve: answering(...addresses) })
    const answer = client.post({ target: named(443), headers: {}, body: '{}' }, context)
    expect(await answer).toMatchObject({ error: 'FORBIDDEN_ADDRESS' })
    expect(await client.resolvesToForbiddenAddress('hooks.example.com')).toBe(true)
    const fewer = webhookClient({ resolve: answering(...addresses.slice(1)) })
    expect(await fewer.resolvesToForbiddenAddress('hooks.example.com')).toBe(false)
  })

  it('rejects a host name that was public at registration and is private now (DNS rebinding)', async () => {
    const receiver = await listenRaw(() => undefined)
    let asked = 0
    const resolve: Resolve = async () => {
      asked += 1
      return asked === 1
        ? [{ address: '93.184.216.34', family: 4 }]
        : [{ address: '127.0.0.1', family: 4 }]
    }
    const client = webhookClient({ resolve, timeoutMs: 1000 })
    expect(await client.resolvesToForbiddenAddress('hooks.example.com')).toBe(false)
    const request = { target: named(receiver.port), headers: {}, body: '{}' }
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await client.post(request, context)).toMatchObject({ error: 'FORBIDDEN_ADDRESS' })
    expect(asked).toBe(4)
    expect(receiver.connections()).toBe(0)
  })

  it('rejects an IP address in place of a host name, without a DNS query', async () => {
    const receiver = await listenRaw(() => undefined)
    const asked: string[] = []
    const client = webhookClient({
      resolve: async (hostname) => {
        asked.push(hostname)
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      const url = new URL(`http://${host}:${receiver.port}/`)
      for (const kind of ['PUBLIC', 'LOCAL'] as const)
        expect(
          await client.post({ target: { kind, url }, headers: {}, body: '{}' }, context),
        ).toMatchObject({ kind: 'UNREACHABLE', error: 'FORBIDDEN_ADDRESS' })
    }
    expect(receiver.connections()).toBe(0)
    expect(asked).toEqual([])
  })

  it('allows localhost without a DNS query', async () => {
    const receiver = await listen((_request, response) => response.end())
    const client = webhookClient({
      resolve: () => Promise.reject(new Error('asked')),
    })
    const request = { target: local(receiver.port), headers: {}, body: '{}' }
    expect(await client.post(request, context)).toMatchObject({ kind: 'ANSWERED', status: 200 })
  })

  it('reports a failure if the host name does not resolve or the name server hangs', async () => {
    const missing = webhookClient({
      resolve: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
    })
    expect(await missing.resolvesToForbiddenAddress('later.example.com')).toBe(false)
    const request = { target: named(443), headers: {}, body: '{}' }
    const unreachable = { kind: 'UNREACHABLE', error: 'ENOTFOUND' }
    expect(await missing.post(request, context)).toMatchObject(unreachable)
    const empty = webhookClient({ resolve: async () => [] })
    expect(await empty.post(request, context)).toMatchObject(unreachable)
    const hanging = webhookClient({ resolve: () => new Promise(() => undefined), timeoutMs: 100 })
    expect(await hanging.post(request, context)).toMatchObject({ error: 'TIMEOUT' })
  })
})
