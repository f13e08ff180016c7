import { createHmac, hash } from 'node:crypto'

/**
 * Signatures of version 4 for links of Cloud Storage, by an HMAC key:
 * https://cloud.google.com/storage/docs/authentication/signatures. Own code, because the SDK signs
 * with the private key of a service account only, or by a remote call for each link.
 */

export type HmacKey = { accessId: string; secret: string }

const algorithm = 'GOOG4-HMAC-SHA256'
const scopeEnd = ['auto', 'storage', 'goog4_request'] as const

/** What a link signs: who may GET `url`, which has no query, from when on and for how long. */
export type SignedRequest = { url: URL; signedAt: Date; lifetimeSeconds: number }

/**
 * Makes links that give the object at a URL until they lapse. The key of the day is kept: deriving
 * it costs more than all else.
 */
export function createSigner(key: HmacKey): (request: SignedRequest) => string {
  let kept: { day: string; key: Buffer } | undefined
  return ({ url, signedAt, lifetimeSeconds }) => {
    const time = `${signedAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
    const day = time.slice(0, 8)
    const scope = [day, ...scopeEnd]
    if (kept?.day !== day) kept = { day, key: signingKey(`GOOG4${key.secret}`, scope) }
    const query = canonicalQuery({
      'X-Goog-Algorithm': algorithm,
      'X-Goog-Credential': [key.accessId, ...scope].join('/'),
      'X-Goog-Date': time,
      'X-Goog-Expires': String(lifetimeSeconds),
      'X-Goog-SignedHeaders': 'host',
    })
    const digest = hash('sha256', canonicalRequest(url.host, url.pathname, query))
    const text = [algorithm, time, scope.join('/'), digest].join('\n')
    const signature = createHmac('sha256', kept.key).update(text).digest('hex')
    return `${url.origin}${url.pathname}?${query}&X-Goog-Signature=${signature}`
  }
}

/** The path of an object as its signature has it: everything but slashes is encoded. */
export function objectPath(bucket: string, path: string): string {
  return `/${[bucket, ...path.split('/')].map(encoded).join('/')}`
}

/** A query in the encoding in which it is signed; `parameters` are in the order of their names. */
function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map((pair) => pair.map(encoded).join('='))
    .join('&')
}

/** The GET of a link as its signature has it, whose only header is the host. */
export function canonicalRequest(host: string, path: string, query: string): string {
  return ['GET', path, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n')
}

/** The key of one day, so that no link tells anything about the secret. */
export function signingKey(secret: string, scope: readonly string[]): Buffer {
  return scope.reduce<Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(secret),
  )
}

/** RFC 3986; `encodeURIComponent` leaves five characters that the signature wants encoded. */
function encoded(text: string): string {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text).replace(/[!'()*]/g, hex)
}
