import { createHash, createHmac } from 'node:crypto'

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

/** The link that gives the object at `url` until it lapses. */
export function signedLink(
  key: HmacKey,
  { url, signedAt, lifetimeSeconds }: SignedRequest,
): string {
  const time = `${signedAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const scope = [time.slice(0, 8), ...scopeEnd]
  const query = canonicalQuery({
    'X-Goog-Algorithm': algorithm,
    'X-Goog-Credential': [key.accessId, ...scope].join('/'),
    'X-Goog-Date': time,
    'X-Goog-Expires': String(lifetimeSeconds),
    'X-Goog-SignedHeaders': 'host',
  })
  const request = canonicalRequest(url.host, url.pathname, query)
  const hash = createHash('sha256').update(request).digest('hex')
  const text = [algorithm, time, scope.join('/'), hash].join('\n')
  const signature = createHmac('sha256', signingKey(`GOOG4${key.secret}`, scope))
    .update(text)
    .digest('hex')
  return `${url.origin}${url.pathname}?${query}&X-Goog-Signature=${signature}`
}

/** The path of an object as its signature has it: everything but slashes is encoded. */
export function objectPath(bucket: string, path: string): string {
  return `/${[bucket, ...path.split('/')].map(encoded).join('/')}`
}

/** The parameters of a query in the order and the encoding in which they are signed. */
function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
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
