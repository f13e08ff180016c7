import { createHmac } from 'node:crypto'

/** The local stack's stand-in for signed URLs, which the Storage emulator neither makes nor checks (firebase-tools#3400). */
export type LinkServer = { url: string; secret: string }

/** A link that lapses: the signature is HMAC-SHA256 over the object's path, a line feed and the unix second of its end. */
export function localLink(server: LinkServer, path: string, expires: Date): string {
  const seconds = Math.floor(expires.getTime() / 1000)
  const signature = createHmac('sha256', server.secret).update(`${path}\n${seconds}`).digest('hex')
  const url = new URL(path.split('/').map(encodeURIComponent).join('/'), `${server.url}/`)
  url.search = new URLSearchParams({ expires: String(seconds), signature }).toString()
  return url.href
}
