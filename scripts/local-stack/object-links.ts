import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createSigner } from '../../functions/src/adapters/photo-links/photo-links.ts'
import { bucketCors } from '../common/bucket-rules.ts'
import { storageBucket } from '../common/project.ts'
import { listen, sendJson } from './http.ts'
import { urlOf } from './ports.ts'

const [cors] = bucketCors

/**
 * Serves objects of the storage emulator through signed links, as Cloud Storage does for an HMAC
 * key, with the CORS rules of a deployed bucket. The emulator neither creates nor checks signed
 * URLs (firebase-tools#3400). `key` is `<access id>:<secret>`.
 */
export function startObjectLinks(port: number, storagePort: number, key: string): Promise<Server> {
  const [accessId = '', secret = ''] = key.split(':')
  const sign = createSigner({ accessId, secret })
  return listen(port, async (request, response) => {
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(200).end()
    // A link signs its method, so that even HEAD needs a link of its own.
    if (request.method !== 'GET') return refuse(response, 403, 'The link allows GET only.')
    const url = new URL(`http://${request.headers.host}${request.url}`)
    if (!isGenuine(sign, url)) return refuse(response, 403, 'The signature does not match.')
    if (isOver(url)) return refuse(response, 400, 'The link has expired.')
    await sendObject(storagePort, url, response)
  })
}

/** Cloud Storage sends CORS headers only to requests with an Origin header. */
function allowOrigin({ headers, method }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return
  response.setHeader('access-control-allow-origin', cors.origin.join())
  const names = cors.responseHeader.join(', ')
  if (method !== 'OPTIONS') response.setHeader('access-control-expose-headers', names)
  else {
    response.setHeader('access-control-allow-methods', cors.method.join(', '))
    response.setHeader('access-control-allow-headers', names)
    response.setHeader('access-control-max-age', String(cors.maxAgeSeconds))
  }
}

/** Whether a link is genuine. Signs the link again and compares the whole URL. */
function isGenuine(sign: ReturnType<typeof createSigner>, url: URL): boolean {
  const signedAt = timeOf(url)
  if (Number.isNaN(signedAt.getTime())) return false
  const lifetimeSeconds = Number(url.searchParams.get('X-Goog-Expires'))
  return url.href === sign({ url, signedAt, lifetimeSeconds })
}

function isOver(url: URL): boolean {
  const endsAt = timeOf(url).getTime() + Number(url.searchParams.get('X-Goog-Expires')) * 1000
  return endsAt <= Date.now()
}

/** The time at which a link was signed. The date is invalid if the link has no date. */
function timeOf(url: URL): Date {
  const text = url.searchParams.get('X-Goog-Date') ?? ''
  return new Date(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

async function sendObject(storagePort: number, url: URL, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(url.pathname.slice(`/${storageBucket}/`.length))
  const stored = `${urlOf(storagePort)}/storage/v1/b/${storageBucket}/o/${encodeURIComponent(path)}`
  // Otherwise the aborted response would throw an unhandled error and end the whole stack.
  const left = new AbortController()
  response.once('close', () => left.abort())
  const object = await fetch(`${stored}?alt=media`, { signal: left.signal })
  if (!object.ok || object.body === null)
    return refuse(response, object.ok ? 404 : object.status, 'The object could not be read.')
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
    const value = object.headers.get(name)
    if (value !== null) response.setHeader(name, value)
  }
  response.writeHead(200)
  await pipeline(Readable.fromWeb(object.body), response)
}

function refuse(response: ServerResponse, code: number, message: string): void {
  sendJson(response, code, { code, message })
}
