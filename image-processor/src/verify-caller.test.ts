import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createVerifyCaller, type VerifyCaller } from './verify-caller.ts'

const issuer = 'https://issuer.example'
const audience = 'https://image-processor.example'
const email = 'api@project.iam.gserviceaccount.com'
const { privateKey, publicKey } = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')
const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
})
let verifyCaller: VerifyCaller

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const jwksUrl = `http://127.0.0.1:${address.port}/`
  verifyCaller = createVerifyCaller({ issuer, audience, emails: [email], jwksUrl })
})

afterAll(() => server.close())

const claims = { iss: issuer, aud: audience, email, email_verified: true }

function sign(changed: Record<string, unknown> = {}, key = privateKey, header = {}) {
  const payload = { ...claims, iat: seconds(), exp: seconds() + 3600, ...changed }
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key)
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}

const refused = { status: 403, code: 'PERMISSION_DENIED' }

it('accepts a token of an allowed service', async () => {
  await expect(verifyCaller(`Bearer ${await sign()}`)).resolves.toBeUndefined()
})

describe('answering 403 to a bad token', () => {
  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a.b.c', 'Bearer not a token'])(
    'refuses a request without a valid token: %j',
    async (authorization) => {
      await expect(verifyCaller(authorization)).rejects.toMatchObject(refused)
    },
  )

  it.each<[string, Record<string, unknown>]>([
    ['another audience', { aud: 'https://other.example' }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['an expiry in the past', { exp: seconds() - 60 }],
    ['no expiry', { exp: undefined }],
    ['a start in the future', { nbf: seconds() + 600 }],
    ['the email of another service', { email: 'other@project.iam.gserviceaccount.com' }],
    ['no email', { email: undefined }],
    ['an unverified email', { email_verified: false }],
    ['a text as email_verified', { email_verified: 'true' }],
  ])('refuses a token with %s', async (_name, changed) => {
    await expect(verifyCaller(`Bearer ${await sign(changed)}`)).rejects.toMatchObject(refused)
  })

  it('refuses a token that another key signed under the same key id', async () => {
    const token = await sign({}, stranger.privateKey)
    await expect(verifyCaller(`Bearer ${token}`)).rejects.toMatchObject(refused)
  })

  it('refuses a token with a key id that the issuer does not publish', async () => {
    const token = await sign({}, privateKey, { kid: 'two' })
    await expect(verifyCaller(`Bearer ${token}`)).rejects.toMatchObject(refused)
  })

  it('refuses a token with the algorithm none', async () => {
    const token = new UnsecuredJWT({ ...claims, iat: seconds(), exp: seconds() + 60 }).encode()
    await expect(verifyCaller(`Bearer ${token}`)).rejects.toMatchObject(refused)
  })

  it('refuses a token with HS256 that uses the public key as the secret', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(keys.keys[0]))
    const token = await new SignJWT({ ...claims, iat: seconds(), exp: seconds() + 60 })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(secret)
    await expect(verifyCaller(`Bearer ${token}`)).rejects.toMatchObject(refused)
  })
})

it("answers 503 when the issuer's keys cannot be read", async () => {
  const token = `Bearer ${await sign()}`
  const settings = { issuer, audience, emails: [email] }
  const dead = createVerifyCaller({ ...settings, jwksUrl: 'http://127.0.0.1:9/' })
  await expect(dead(token)).rejects.toMatchObject({ status: 503 })
  const broken = createServer((_request, response) => response.writeHead(500).end())
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const address = broken.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const failing = createVerifyCaller({ ...settings, jwksUrl: `http://127.0.0.1:${port}/` })
  await expect(failing(token)).rejects.toMatchObject({ status: 503 })
  broken.close()
})

it("answers 503 when the issuer's keys do not arrive in time", async () => {
  const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(timeout)
  onTestFinished(() => fetching.mockRestore())
  const jwksUrl = 'https://issuer.example/keys'
  const slow = createVerifyCaller({ issuer, audience, emails: [email], jwksUrl })
  await expect(slow(`Bearer ${await sign()}`)).rejects.toMatchObject({ status: 503 })
})
