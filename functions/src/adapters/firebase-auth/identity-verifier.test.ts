import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { firebaseIssuer, firebaseProvider, identityVerifier } from './identity-verifier.ts'

const keys = await generateKeyPair('RS256')
const strangers = await generateKeyPair('RS256')
const further = await generateKeyPair('RS256')
const jwks = {
  keys: [
    { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' },
    { ...(await exportJWK(further.publicKey)), kid: 'k3', alg: 'RS256' },
  ],
}
const server = createServer((_request, response) => response.end(JSON.stringify(jwks)))
let jwksUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.close()
})

const issuer = firebaseIssuer('demo-p')
const own: JWTPayload = { iss: issuer, aud: 'demo-p', sub: 'u1', email: 'a@example.com' }
const { sub: _sub, ...nobody } = own
const primary = () => ({ ...firebaseProvider('demo-p'), jwksUrl })
const other = () => ({ issuer: 'https://other.example', audience: 'plants', jwksUrl })
const verifier = () => identityVerifier({ primary: primary(), others: [other()] })

type Signing = { key?: typeof keys.privateKey; kid?: string; expires?: string }

function sign(
  claims: JWTPayload,
  { key = keys.privateKey, kid = 'k1', expires = '1h' }: Signing = {},
) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)
}

function unsecured(claims: JWTPayload, expires = '1h'): string {
  return new UnsecuredJWT(claims).setIssuedAt().setExpirationTime(expires).encode()
}

describe('a signed token', () => {
  it('identifies the user and the API key that was exchanged for the token', async () => {
    expect(await verifier().verify(await sign(own))).toEqual({
      uid: 'u1',
      email: 'a@example.com',
      emailVerified: false,
      apiKeyId: null,
      signedInAt: null,
    })
    const exchanged = await sign({ ...own, sub: 'ent:a', email: undefined, apiKeyId: 'tok_1' })
    expect(await verifier().verify(exchanged)).toEqual({
      uid: 'ent:a',
      email: null,
      emailVerified: false,
      apiKeyId: 'tok_1',
      signedInAt: null,
    })
  })

  it('says whether the user signed in with a second factor, unless another provider says so', async () => {
    const foreign = { ...own, iss: 'https://other.example', aud: 'plants' }
    const factorOf = async (claims: JWTPayload, factor: unknown) => {
      const firebase = { sign_in_provider: 'password', sign_in_second_factor: factor }
      return (await verifier().verify(await sign({ ...claims, firebase })))?.hasSecondFactor
    }
    for (const factor of ['totp', 'phone']) expect(await factorOf(own, factor)).toBe(true)
    for (const factor of [undefined, '', 1, {}]) expect(await factorOf(own, factor)).toBeUndefined()
    expect(await factorOf(foreign, 'totp')).toBeUndefined()
  })

  it('B-M1: says whether the provider verified the address', async () => {
    const foreign = { iss: 'https://other.example', aud: 'plants', sub: 'u1' }
    for (const claims of [own, foreign])
      for (const [claim, emailVerified] of [
        [true, true],
        [false, false],
        ['true', false],
      ])
        expect(
          await verifier().verify(await sign({ ...claims, email_verified: claim })),
        ).toMatchObject({ emailVerified })
  })

  it('contains the time of the sign-in, except for anonymous users', async () => {
    const at = { auth_time: 1_795_000_000 }
    const signedInAt = new Date('2026-11-18T11:06:40.000Z')
    const signInOf = async (claims: JWTPayload) =>
      (await verifier().verify(await sign(claims)))?.signedInAt
    expect(await signInOf({ ...own, ...at })).toEqual(signedInAt)
    expect(await signInOf({ ...own, ...at, firebase: { sign_in_provider: 'password' } })).toEqual(
      signedInAt,
    )
    const anonymous = { ...own, ...at, firebase: { sign_in_provider: 'anonymous' } }
    expect(await signInOf(anonymous)).toBeNull()
    expect(await signInOf({ ...own, auth_time: 'now' })).toBeNull()
  })

  it.each<[string, () => Promise<string>]>([
    ['malformed', () => Promise.resolve('a.b.c')],
    ['an API key', () => Promise.resolve('pk_ent_abc')],
    ['empty', () => Promise.resolve('')],
    ['expired', () => sign(own, { expires: '-1m' })],
    ['of another project', () => sign({ ...own, iss: firebaseIssuer('x'), aud: 'x' })],
    ['for another audience', () => sign({ ...own, aud: 'x' })],
    ['without a subject', () => sign(nobody)],
    ['with an empty subject', () => sign({ ...own, sub: '' })],
    ['with a subject that is too long', () => sign({ ...own, sub: 'x'.repeat(129) })],
    ['signed with a key of somebody else', () => sign(own, { key: strangers.privateKey })],
    ['signed with an unknown key', () => sign(own, { kid: 'k2' })],
    [
      'without a key id, so that several keys match (B6)',
      () =>
        new SignJWT(own)
          .setProtectedHeader({ alg: 'RS256' })
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(keys.privateKey),
    ],
    ['unsigned', () => Promise.resolve(unsecured(own))],
    [
      'without an expiry',
      () => new SignJWT(own).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(keys.privateKey),
    ],
    [
      'signed with a shared secret',
      () =>
        new SignJWT(own)
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(JSON.stringify(jwks))),
    ],
  ])('is rejected if it is %s', async (_name, token) => {
    expect(await verifier().verify(await token())).toBeUndefined()
  })

  it('of another identity provider has a derived uid and no API key', async () => {
    const claims = { iss: 'https://other.example', aud: 'plants', sub: 'u1', apiKeyId: 'tok_1' }
    const identity = await verifier().verify(await sign(claims))
    expect(identity).toEqual({
      uid: expect.stringMatching(/^oidc_[A-Za-z0-9_-]{43}$/),
      email: null,
      emailVerified: false,
      apiKeyId: null,
      signedInAt: null,
    })
    expect(await verifier().verify(await sign(claims))).toEqual(identity)
    expect(await verifier().verify(await sign({ ...claims, aud: 'demo-p' }))).toBeUndefined()
  })

  it('causes Unavailable while the keys of the provider cannot be fetched', async () => {
    const down = { ...primary(), jwksUrl: 'http://127.0.0.1:9/' }
    const verified = identityVerifier({ primary: down, others: [] }).verify(await sign(own))
    await expect(verified).rejects.toBeInstanceOf(Unavailable)
    const broken = createServer((_request, response) => response.writeHead(500).end())
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    const failing = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/`
    const unanswered = identityVerifier({
      primary: { ...primary(), jwksUrl: failing },
      others: [],
    }).verify(await sign(own))
    await expect(unanswered).rejects.toBeInstanceOf(Unavailable)
    broken.close()
  })
})

describe('a subject', () => {
  it.each<[string, unknown]>([
    ['a path', 'a/b'],
    ['a reserved name', '__x__'],
    ['text with half of a surrogate pair', 'a\ud800'],
    ['a list', ['u1']],
    ['an object', { id: 'u1' }],
  ])('is rejected if it is %s', async (_case, subject) => {
    const sub = subject as string
    expect(await verifier().verify(await sign({ ...own, sub }))).toBeUndefined()
  })

  it('of another identity provider is rejected if it is an object', async () => {
    const claims = { iss: 'https://other.example', aud: 'plants', sub: {} as unknown as string }
    expect(await verifier().verify(await sign(claims))).toBeUndefined()
  })
})

describe('an unsigned token of the Auth emulator', () => {
  const emulated = () =>
    identityVerifier({ primary: primary(), others: [], unsignedTokensOf: 'demo-p' })

  it('is accepted for the configured demo project', async () => {
    expect(await emulated().verify(unsecured(own))).toMatchObject({ uid: 'u1' })
  })

  it.each<[string, () => string]>([
    ['expired', () => unsecured(own, '-1m')],
    ['of another project', () => unsecured({ ...own, iss: firebaseIssuer('x') })],
    ['for another audience', () => unsecured({ ...own, aud: 'x' })],
    ['without a subject', () => unsecured(nobody)],
    ['of another provider', () => unsecured({ ...own, iss: 'https://other.example' })],
    ['signed, with the signature cut off', () => `${unsecured(own)}x`],
  ])('is rejected if it is %s', async (_name, token) => {
    expect(await emulated().verify(token())).toBeUndefined()
  })

  it('is required in the demo project, where the verifier rejects signed tokens without fetching keys', async () => {
    const down = { ...primary(), jwksUrl: 'http://127.0.0.1:9/' }
    const local = identityVerifier({ primary: down, others: [], unsignedTokensOf: 'demo-p' })
    expect(await local.verify(await sign(own))).toBeUndefined()
  })

  it('is never accepted for a project without the prefix demo-', () => {
    const real = { primary: primary(), others: [], unsignedTokensOf: 'plants' }
    expect(() => identityVerifier(real)).toThrow('demo-')
  })
})
