import { createHmac, hash } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import type { PhotoLinks } from '../../ports/objects.ts'

type Settings = {
  /** Either `https://storage.googleapis.com` or the URL of the local link server. */
  baseUrl: string
  bucket: string
  key: HmacKey
}

const gridMs = limits.image.linkSecondsMin * 1000
const lifetimeSeconds = limits.image.linkSecondsMin * 2

export function signedPhotoLinks({ baseUrl, bucket, key }: Settings): PhotoLinks {
  const sign = createSigner(key)
  return steadyLinks(async (path, signedAt) => {
    const url = new URL(objectPath(bucket, path), baseUrl)
    return sign({ url, signedAt, lifetimeSeconds })
  })
}

/** Keeps each link for 15 minutes, so that browsers can cache the photo (docs/decisions/0276). */
export function steadyLinks(
  sign: (path: string, signedAt: Date, expiresAt: Date) => Promise<string>,
): PhotoLinks {
  return {
    async linkTo(path, now) {
      const signedAt = new Date(Math.floor(now.getTime() / gridMs) * gridMs)
      const expiresAt = new Date(signedAt.getTime() + lifetimeSeconds * 1000)
      return { url: await sign(path, signedAt, expiresAt), expiresAt }
    },
  }
}

/**
 * Signs links for GET (https://cloud.google.com/storage/docs/authentication/signatures, version 4).
 * The SDK signs only with a service account's private key or with a remote call per link. The
 * signer keeps the key of the day, because deriving the key is slow.
 */

export type HmacKey = { accessId: string; secret: string }

const algorithm = 'GOOG4-HMAC-SHA256'
const scopeEnd = ['auto', 'storage', 'goog4_request'] as const

/** The link to sign. `url` must have no query. */
type SignedRequest = { url: URL; signedAt: Date; lifetimeSeconds: number }

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

/** The path of an object in a URL. Everything except slashes is encoded. */
export function objectPath(bucket: string, path: string): string {
  return `/${[bucket, ...path.split('/')].map(encoded).join('/')}`
}

/** The query in the form that is signed. `parameters` must be sorted by name. */
function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map((pair) => pair.map(encoded).join('='))
    .join('&')
}

/** The GET request in the form that is signed. Its only header is `host`. */
export function canonicalRequest(host: string, path: string, query: string): string {
  return ['GET', path, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n')
}

/** Derives the key of one day from the secret, so that no link reveals the secret. */
export function signingKey(secret: string, scope: readonly string[]): Buffer {
  return scope.reduce<Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(secret),
  )
}

/** Encodes a text as RFC 3986 requires. `encodeURIComponent` omits five characters. */
function encoded(text: string): string {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text).replace(/[!'()*]/g, hex)
}
