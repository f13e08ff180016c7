import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { systemClock } from '../system.ts'
import { providerJwtVerifier } from './jwt-verifier.ts'

const now = new Date('2026-11-20T08:00:00Z')
const clock = { ...systemClock, now: () => now, sleep: async () => undefined }
const seconds = now.getTime() / 1000
const keys = await generateKeyPair('RS256')
const strangers = await generateKeyPair('RS256')
const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] }

let server: Server
let jwksUrl = ''
beforeAll(async () => {
  server = createServer((_request, response) => response.end(JSON.stringify(jwks)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => void server.close())

const audience = 'https://plants.example/v1/webhooks/genai'
const verifier = () => providerJwtVerifier({ jwksUrl, audience }, clock)

type Parts = { key?: typeof keys.privateKey; alg?: string; claims?: Record<string, unknown> }

function sign({ key = keys.privateKey, claims = {} }: Parts = {}): Promise<string> {
  return new SignJWT({ type: 'batch.succeeded', aud: audience, iat: seconds, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(key)
}

describe("a token from the provider's webhook", () => {
  it('is accepted if the provider signed it at most five minutes ago', async () => {
    for (const iat of [seconds, seconds - 299, seconds + 299])
      expect(await verifier().verify(await sign({ claims: { iat } }))).toMatchObject({
        type: 'batch.succeeded',
      })
  })

  it.each<[string, Parts]>([
    ['signed with a key of somebody else', { key: strangers.privateKey }],
    ['for another audience', { claims: { aud: 'https://other.example' } }],
    ['without an audience', { claims: { aud: undefined } }],
    ['without a time', { claims: { iat: undefined } }],
    ['too old', { claims: { iat: seconds - 301 } }],
    ['from the future', { claims: { iat: seconds + 301 } }],
    ['expired long ago', { claims: { exp: seconds - 301 } }],
  ])('is rejected if it is %s', async (_name, parts) => {
    expect(await verifier().verify(await sign(parts))).toBeUndefined()
  })

  it('is rejected if it is signed with the public key as a shared secret', async () => {
    const forged = await new SignJWT({ aud: audience, iat: seconds })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new TextEncoder().encode(JSON.stringify(jwks.keys[0])))
    expect(await verifier().verify(forged)).toBeUndefined()
  })

  it('is rejected if it is malformed, or if the key URL or the audience is not configured', async () => {
    const token = await sign()
    for (const settings of [
      { jwksUrl: undefined, audience },
      { jwksUrl, audience: undefined },
    ])
      expect(await providerJwtVerifier(settings, clock).verify(token)).toBeUndefined()
    expect(await verifier().verify('a.b.c')).toBeUndefined()
  })

  it('causes Unavailable while the keys cannot be fetched', async () => {
    const down = providerJwtVerifier({ jwksUrl: 'http://127.0.0.1:9/', audience }, clock)
    await expect(down.verify(await sign())).rejects.toBeInstanceOf(Unavailable)
    const broken = createServer((_request, response) => response.writeHead(500).end())
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/`
    const failing = providerJwtVerifier({ jwksUrl: url, audience }, clock)
    await expect(failing.verify(await sign())).rejects.toBeInstanceOf(Unavailable)
    broken.close()
  })
})
