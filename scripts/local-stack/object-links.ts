import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Server } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storageBucket } from '../common/project.ts'
import { listen, sendJson } from './http.ts'
import { urlOf } from './ports.ts'

/**
 * Serves objects of the storage emulator behind links that expire.
 * The emulator neither makes nor checks signed URLs (firebase-tools#3400).
 * A link is `/<object path>?expires=<unix seconds>&signature=<hex>`.
 * The signature is HMAC-SHA256 over the path, a line feed and the seconds.
 */
export function startObjectLinks(
  port: number,
  storagePort: number,
  secret: string,
): Promise<Server> {
  return listen(port, async (request, response) => {
    const url = new URL(request.url ?? '/', urlOf(port))
    const path = decodeURIComponent(url.pathname.slice(1))
    const expires = url.searchParams.get('expires') ?? ''
    const signature = url.searchParams.get('signature') ?? ''
    if (!isGenuine(secret, path, expires, signature) || Number(expires) * 1000 <= Date.now())
      return sendJson(response, 403, { code: 403, message: 'The link is altered or has lapsed.' })
    const object = await fetch(
      `${urlOf(storagePort)}/storage/v1/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`,
    )
    if (!object.ok || object.body === null)
      return sendJson(response, object.status === 200 ? 404 : object.status, {
        code: object.status,
        message: 'The object could not be read.',
      })
    const type = object.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type })
    await pipeline(Readable.fromWeb(object.body), response)
  })
}

function isGenuine(secret: string, path: string, expires: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(`${path}\n${expires}`).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
