import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectLimited } from './limited-tls.ts'
import { webhookClient } from './webhook-client.ts'

/** A self-signed certificate of localhost until 2126, with its key. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2GAg2oxOugpv6VCj
0ppE4ifupZNqBr71bpm33pN8ExChRANCAATL+eYWKiYQj7tI7bjtIoYquR/x/w7/
oBtftjLZYZnO5YhK1KpaCtcER0kFrYsmmon4FaiD9YYaS0o3wzHvXoW7
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUGH2sIEL9keLXnoNAag4I63mqtLgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTA3MzEyN1oYDzIxMjYxMTA1
MDczMTI3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATL+eYWKiYQj7tI7bjtIoYquR/x/w7/oBtftjLZYZnO5YhK1KpaCtcE
R0kFrYsmmon4FaiD9YYaS0o3wzHvXoW7o2kwZzAdBgNVHQ4EFgQUUGymsxjLt3f2
5Myf5inu3luzBj8wHwYDVR0jBBgwFoAUUGymsxjLt3f25Myf5inu3luzBj8wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAO5hTIkdrgvJSFa/B09ZnHy4pv/zoR0FoUeQ93htycU2AiEAtYcyAuvk
9+jFWWQ6sUujgFmbzGyIIl+ughz/cdkI0+8=
-----END CERTIFICATE-----`

const context = { requestId: 'r', signal: new AbortController().signal }

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function callTo(port: number, timeoutMs = 20_000) {
  const target = { kind: 'LOCAL', url: new URL(`https://localhost:${port}/hook`) } as const
  const client = webhookClient({ certificateAuthority: cert, timeoutMs })
  return client.post({ target, headers: { 'x-id': 'a' }, body: '{"a":1}' }, context)
}

const receiver = (listener: RequestListener) => portOf(createHttpsServer({ key, cert }, listener))

/** TLS_DHE_RSA_* and TLS_DHE_DSS_* of the IANA registry that OpenSSL knows. */
const dheSuites = [
  0x32, 0x33, 0x38, 0x39, 0x40, 0x67, 0x6a, 0x6b, 0x9e, 0x9f, 0xa2, 0xa3, 0xc09e, 0xc09f, 0xccaa,
]

/** Reads the suites that follow the session id of a ClientHello (RFC 5246, 7.4.1.2). */
function cipherSuitesOf(hello: Buffer): number[] {
  const at = 44 + hello.readUInt8(43)
  const length = hello.readUInt16BE(at)
  return Array.from({ length: length / 2 }, (_, n) => hello.readUInt16BE(at + 2 + 2 * n))
}

it('sends the body over TLS, with the name of the host, and reads the response', async () => {
  const seen: unknown[] = []
  const port = await receiver((request, response) => {
    seen.push(request.method, request.url, request.headers['x-id'], request.headers.host)
    request.on('data', (chunk) => seen.push(String(chunk)))
    request.on('end', () => response.writeHead(202).end('thanks'))
  })
  expect(await callTo(port)).toMatchObject({ kind: 'ANSWERED', status: 202, response: 'thanks' })
  expect(seen).toEqual(['POST', '/hook', 'a', `localhost:${port}`, '{"a":1}'])
})

it('reads the start of a response without an end over TLS', async () => {
  const port = await receiver((_request, response) => {
    const more = () => void (response.destroyed || response.write('a'.repeat(20_000), more))
    more()
  })
  expect(await callTo(port)).toMatchObject({ kind: 'ANSWERED', status: 200 })
})

it('closes the connection to a receiver that says nothing', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).resume())
  const port = await portOf(server)
  const connected = once(server, 'connection') as Promise<[Socket]>
  const target = { kind: 'LOCAL', url: new URL(`https://localhost:${port}/`) } as const
  const answer = webhookClient({ timeoutMs: 200 }).post(
    { target, headers: {}, body: '{}' },
    context,
  )
  const [socket] = await connected
  await Promise.all([once(socket, 'close'), answer])
  expect(await answer).toMatchObject({ error: 'TIMEOUT' })
})

it('rejects a certificate that no authority has signed', async () => {
  const port = await receiver((_request, response) => response.end())
  const target = { kind: 'LOCAL', url: new URL(`https://localhost:${port}/`) } as const
  const answer = webhookClient().post({ target, headers: {}, body: '{}' }, context)
  expect(await answer).toMatchObject({ error: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
})

it('AH1: a call offers no cipher suite whose group the receiver chooses', async () => {
  const server = createServer()
  const connected = once(server, 'connection') as Promise<[Socket]>
  const answer = callTo(await portOf(server))
  const [socket] = await connected
  const [hello] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(await answer).toMatchObject({ kind: 'UNREACHABLE' })
  const suites = cipherSuitesOf(hello)
  expect(suites).toContain(0xc02f)
  expect(suites.filter((suite) => dheSuites.includes(suite))).toEqual([])
})

it('AI3: a connection reads at most 256 KB, whatever the receiver sends', async () => {
  const server = createTlsServer({ key, cert }, (socket) => {
    socket.on('error', () => undefined)
    socket.write(Buffer.alloc(1_000_000))
  })
  const closed = new Promise((done) =>
    server.once('connection', (socket) => socket.on('close', done)),
  )
  const socket = await connectLimited(
    { host: 'localhost', port: await portOf(server) },
    { certificateAuthority: cert },
    context.signal,
  )
  socket.resume()
  await expect(once(socket, 'end')).rejects.toMatchObject({ code: 'TLS_BYTES' })
  await closed
})

it('AI2: a call reads at most 12 KB before the connection is secure', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // The first record of a message with 100 KB of certificates.
    const start = Buffer.from([22, 3, 3, 0x40, 0, 11, 1, 0x90, 0])
    socket.write(Buffer.concat([start, Buffer.alloc(13_000)]))
  })
  expect(await callTo(await portOf(server))).toMatchObject({ error: 'TLS_BYTES' })
})

it('AK2: a handshake ends after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = createServer((socket) => void socket.on('error', () => undefined))
  const connected = once(server, 'connection') as Promise<[Socket]>
  const answer = callTo(await portOf(server), 600_000)
  const [socket] = await connected
  await once(socket, 'data')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await answer).toMatchObject({ error: 'TIMEOUT' })
})
