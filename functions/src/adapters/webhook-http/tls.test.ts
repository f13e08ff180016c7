import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { webhookClient } from './webhook-client.ts'

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

it('AH1: a call offers no cipher suite whose group the receiver chooses', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connected = once(server, 'connection') as Promise<[Socket]>
  const target = { kind: 'LOCAL', url: new URL(`https://localhost:${port}/`) } as const
  const context = { requestId: 'r', signal: new AbortController().signal }
  const answer = webhookClient().post({ target, headers: {}, body: '{}' }, context)
  const [socket] = await connected
  const [hello] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(await answer).toMatchObject({ kind: 'UNREACHABLE' })
  const suites = cipherSuitesOf(hello)
  expect(suites).toContain(0xc02f)
  expect(suites.filter((suite) => dheSuites.includes(suite))).toEqual([])
})
