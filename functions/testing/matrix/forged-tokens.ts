import { exportJWK, exportSPKI, type GenerateKeyPairResult, type JWTPayload, SignJWT } from 'jose'

type Forger = {
  keys: GenerateKeyPairResult
  strangers: GenerateKeyPairResult
  /** The claims of a valid token. */
  claims: JWTPayload
}

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** No header may be longer at the gateway, with other headers beside it. */
const hugeBytes = 8_000

/** Tokens by the reason why each is invalid. RFC 8725 describes most of these attacks. */
export async function forgedTokens({ keys, strangers, claims }: Forger) {
  const honest = { alg: 'RS256', kid: 'k1' }
  const sign = (more: JWTPayload, header = {}, key = keys.privateKey, expires = '1h') =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ ...honest, ...header })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key)
  const valid = await sign({})
  const [head = '', payload = '', signature = ''] = valid.split('.')
  const other = { ...JSON.parse(String(Buffer.from(payload, 'base64url'))), sub: 'somebody-else' }
  const publicKey = Buffer.from(await exportSPKI(keys.publicKey))
  const strange = { ...(await exportJWK(strangers.publicKey)), kid: 'k1' }
  const foreign = (header: object) => sign({}, header, strangers.privateKey)
  const hmac = new SignJWT(claims).setProtectedHeader({ ...honest, alg: 'HS256' }).setIssuedAt()
  return new Map([
    ['signed by HS256 with the public key', await hmac.setExpirationTime('1h').sign(publicKey)],
    ['of a wrong issuer', await sign({ iss: 'https://securetoken.google.com/other' })],
    ['of an issuer with another ending', await sign({ iss: `${claims.iss}/` })],
    ['for a wrong audience', await sign({ aud: 'other' })],
    ['with a wrong kid', await sign({}, { kid: 'k2' })],
    ['with a path as kid', await sign({}, { kid: '../../../dev/null' })],
    ['not yet valid', await sign({ nbf: Math.floor(Date.now() / 1000) + 3600 })],
    ['long expired', await sign({}, {}, keys.privateKey, '-1d')],
    ['without a subject', await sign({ sub: '' })],
    ['with an object as subject', await sign({ sub: { uid: 'a' } as unknown as string })],
    ['with its own key', await foreign({ jwk: strange })],
    ['with a link to its own keys', await foreign({ jku: 'https://strangers.example/keys' })],
    [
      'with an unknown critical header',
      `${encoded({ ...honest, crit: ['x'], x: 1 })}.${payload}.${signature}`,
    ],
    ...['none', 'None', 'NONE'].map(
      (alg) => [`of alg ${alg}`, `${encoded({ alg })}.${payload}.`] as const,
    ),
    ['without its signature', `${head}.${payload}.`],
    ['with changed claims', `${head}.${encoded(other)}.${signature}`],
    [
      'nested in a token',
      `${encoded({ ...honest, cty: 'JWT' })}.${Buffer.from(valid).toString('base64url')}.${signature}`,
    ],
    ['of four parts', `${valid}.${signature}`],
    ['in the JSON serialisation', JSON.stringify({ protected: head, payload, signature })],
    ['huge', await sign({ more: 'x'.repeat(hugeBytes / 2) }, {}, strangers.privateKey)],
    ['of dots', '.'.repeat(hugeBytes)],
  ])
}
