import type { IncomingMessage } from 'node:http'

export type HeaderLists = Record<string, string | string[]>

/** Headers of one connection, which must not cross a proxy (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Whether a header name has an underscore. ESPv2 refuses it, because many servers read `a_b` as
 * `a-b`.
 */
export function hasUnderscoreHeader(request: IncomingMessage): boolean {
  return Object.keys(request.headers).some((name) => name.includes('_'))
}

/** The method in capitals. `X-HTTP-Method-Override` takes precedence, as in ESPv2. */
export function effectiveMethod(request: IncomingMessage): string {
  const override = request.headers['x-http-method-override']
  return (typeof override === 'string' ? override : (request.method ?? 'GET')).toUpperCase()
}

/** The headers that cross a proxy. A repeated header stays a list. */
export function endToEndHeaders(raw: readonly string[]): HeaderLists {
  const headers: HeaderLists = {}
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase()
    const value = raw[index + 1] ?? ''
    if (hopByHop.has(name)) continue
    const earlier = headers[name]
    headers[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return headers
}

/** The gateway's address when it calls its backends. */
const ownAddress = '127.0.0.1'

/**
 * The request headers for the backend. The caller's credential moves to
 * `X-Forwarded-Authorization`, and the gateway's identity token takes its place.
 *
 * Without a credential, the caller's own `X-Forwarded-Authorization` stays, as in ESPv2.
 */
export function backendHeaders(
  request: IncomingMessage,
  backend: { host: string; identityToken: string },
): HeaderLists {
  const headers = endToEndHeaders(request.rawHeaders)
  if (headers.authorization) headers['x-forwarded-authorization'] = headers.authorization
  headers.authorization = `Bearer ${backend.identityToken}`
  headers.host = backend.host
  // In production, Cloud Run's front end appends the gateway's own address.
  const callers = [headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? '', ownAddress]
  headers['x-forwarded-for'] = callers.flat().join(', ')
  headers['x-forwarded-proto'] = 'http'
  if (request.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  // Otherwise Node would announce a chunked body although there is none.
  else headers['content-length'] ??= '0'
  return headers
}
