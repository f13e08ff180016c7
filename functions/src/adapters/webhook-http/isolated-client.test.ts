import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Log } from '../../ports/context.ts'
import { isolatedWebhookClient } from './isolated-client.ts'

const silent: Log = { write: () => undefined }

async function originOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `localhost:${(server.address() as AddressInfo).port}`
}

function poster(log = silent) {
  const client = isolatedWebhookClient(log, 170_000)
  const headers = { 'x-id': 'a' }
  const body = '{"é":1}'
  return (accountId: string, url: string, signal = new AbortController().signal) =>
    client.post(
      { accountId, target: { kind: 'LOCAL', url: new URL(url) }, headers, body },
      { requestId: 'r', signal },
    )
}

/**
 * A certificate of an elliptic curve over the prime 0x111a * 2^649 + 1 with compressed points, for
 * each of which OpenSSL computes square roots for some 0.2 s. It needs no valid signature.
 */
const slowCertificate = Buffer.from(
  `MIIByTCCAbUCAQAwCgYIKoZIzj0EAwIwADAeFw0yNTAxMDEwMDAwMDBaFw0zNTAxMDEwMDAwMDBaMAAwggF+MIIBIwYHKoZI
zj0CATCCARYCAQEwXgYHKoZIzj0BAQJTERoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEwWAQBAARTAwzT4qOrCO2VVhIpfUFYkJXqUN9f7FRI93toDwJt
93JbhIyduRs3a3YUhizC+zsqSrtDphPk8ffmY7YjUrXQzvVuDEu8434tWHLoxR2jr6GRZ7IEVAIAAAAAAAAAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAwNV
AAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAATAKBggqhkjOPQQDAgMCAAA=`,
  'base64',
)

/** A TLS 1.2 server that answers any greeting with a ServerHello and slow certificates. */
const slowServer = (count: number) =>
  createServer((socket) => {
    socket.on('error', () => undefined)
    const hello = Buffer.concat([
      Buffer.from([2, 0, 0, 45, 3, 3]),
      Buffer.alloc(32),
      // No session, ECDHE_RSA_WITH_AES_128_GCM_SHA256, and the extension of RFC 5746.
      Buffer.from([0, 0xc0, 0x2f, 0, 0, 5, 0xff, 1, 0, 1, 0]),
    ])
    const certificates = Array.from({ length: count }, () => withLength(slowCertificate))
    const list = withLength(Buffer.concat(certificates))
    const message = Buffer.concat([hello, Buffer.from([11]), withLength(list)])
    const record = Buffer.from([22, 3, 3, message.length >> 8, message.length & 255])
    socket.once('data', () => socket.write(Buffer.concat([record, message])))
  })

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(3)
  length.writeUIntBE(bytes.length, 0, 3)
  return Buffer.concat([length, bytes])
}

const childrenOfTest = () =>
  globSync('/proc/self/task/*/children')
    .flatMap((file) => readFileSync(file, 'utf8').split(' ').filter(Boolean))
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('client-child'))

it('returns the response of a receiver that a child process has called', async () => {
  const server = createHttpServer((request, response) => {
    const id = request.headers['x-id']
    request.on('data', (body) => response.writeHead(202, { 'retry-after': '7' }).end(id + body))
  })
  expect(await poster()('a', `http://${await originOf(server)}/`)).toEqual({
    kind: 'ANSWERED',
    status: 202,
    retryAfter: '7',
    response: 'a{"é":1}',
    durationMs: expect.any(Number),
  })
})

it('ends a call whose caller has left', async () => {
  const server = createServer((socket) => void socket.on('error', () => undefined))
  const abort = new AbortController()
  const answer = poster()('a', `http://${await originOf(server)}/`, abort.signal)
  await once(server, 'connection')
  abort.abort()
  expect(await answer).toMatchObject({ kind: 'UNREACHABLE', error: 'TIMEOUT' })
})

it('AI2: a receiver with slow certificates delays the others once, and then only itself', async () => {
  const calls: ServerResponse[] = []
  const honest = createHttpServer((_request, response) => void calls.push(response))
  const honestUrl = `http://${await originOf(honest)}/`
  const hostileServer = slowServer(25)
  let connections = 0
  hostileServer.on('connection', () => {
    connections += 1
  })
  const host = await originOf(hostileServer)
  const logged: unknown[] = []
  const post = poster({ write: (_severity, _message, fields) => void logged.push(fields) })

  const before = childrenOfTest()
  const answer = post('honest', honestUrl)
  await once(honest, 'request')
  const hostile = await Promise.all([1, 2].map(() => post('hostile', `https://${host}/`)))
  expect(hostile.map((each) => each.kind)).toEqual(['UNREACHABLE', 'UNREACHABLE'])
  // Twice each: none is made a second time beside the honest call.
  expect(connections).toBeLessThanOrEqual(4)
  expect(logged).toEqual([{ requestId: 'r', host }])
  await vi.waitUntil(() => calls.length === 2, { timeout: 20_000 })
  calls[1]?.writeHead(200).end()
  expect(await answer).toMatchObject({ kind: 'ANSWERED', status: 200 })

  const next = post('honest', honestUrl)
  await once(honest, 'request')
  calls[2]?.end()
  await next
  // A killed child that had used much processor time ends only when a busy machine lets it run.
  await vi.waitUntil(() => childrenOfTest().length === before.length + 1, { timeout: 20_000 })
})

it('AK1: receivers of an account that each take little time are called apart, too', async () => {
  const calls: ServerResponse[] = []
  const honest = createHttpServer((_request, response) => void calls.push(response))
  const host = await originOf(slowServer(1))
  const logged: unknown[] = []
  const post = poster({ write: (_severity, _message, fields) => void logged.push(fields) })

  const answer = post('honest', `http://${await originOf(honest)}/`)
  await once(honest, 'request')
  await Promise.all([1, 2, 3].map(() => post('hostile', `https://${host}/`)))
  expect(logged).toEqual([{ requestId: 'r', host }])
  await vi.waitUntil(() => calls.length === 2, { timeout: 20_000 })
  calls[1]?.end()
  expect(await answer).toMatchObject({ kind: 'ANSWERED', status: 200 })
})

it('AK2: at most four handshakes with a receiver are open, because each may take 1 MB', async () => {
  const greeted: Socket[] = []
  const silent = createServer((socket) => {
    socket.on('error', () => undefined).on('data', () => void greeted.push(socket))
  })
  const host = await originOf(silent)
  const post = poster()
  const answers = [1, 2, 3, 4, 5].map(() => post('hostile', `https://${host}/`))
  await vi.waitUntil(() => greeted.length === 4, { timeout: 20_000 })
  await post(
    'hostile',
    `http://${await originOf(createHttpServer((_, response) => response.end()))}/`,
  )
  expect(greeted).toHaveLength(4)
  greeted[0]?.destroy()
  await vi.waitUntil(() => greeted.length === 5, { timeout: 20_000 })
  for (const socket of greeted) socket.destroy()
  for (const each of await Promise.all(answers)) expect(each.kind).toBe('UNREACHABLE')
})
