import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The lines of a request's head, without the host, and the body. */
type Raw = { head: readonly string[]; body?: string }

const folder = '{"name":"smuggled"}'
const creation = (credential: string) =>
  [
    'POST /v1/folders HTTP/1.1\r\nHost: x',
    credential,
    `Content-Type: application/json\r\nContent-Length: ${folder.length}\r\n\r\n${folder}`,
  ].join('\r\n')

/**
 * Requests with a second request inside, which no server may serve, because another server could
 * see the end of the first one elsewhere: https://portswigger.net/web-security/request-smuggling.
 */
export function smugglingRequests(credential: string): Record<string, Raw> {
  const inside = creation(credential)
  const first = (lines: readonly string[], body = inside): Raw => ({
    head: ['POST /v1/invitations/verify HTTP/1.1', 'Content-Type: application/json', ...lines],
    body,
  })
  const ended = `0\r\n\r\n${inside}`
  const both = (encoding: string) => first([`Content-Length: ${ended.length}`, encoding], ended)
  const chunked = (body: string) => first(['Transfer-Encoding: chunked'], body)
  return {
    'a length and chunks': both('Transfer-Encoding: chunked'),
    'a space before the colon': both('Transfer-Encoding : chunked'),
    'another encoding': both('Transfer-Encoding: xchunked'),
    'two encodings': both('Transfer-Encoding: identity\r\nTransfer-Encoding: chunked'),
    'an encoding after a tab': both('Transfer-Encoding:\tchunked'),
    'an encoding on a folded line': both('Transfer-Encoding:\r\n chunked'),
    'an encoding after a bare line feed': both('X: x\nTransfer-Encoding: chunked'),
    'two lengths': first(['Content-Length: 0', `Content-Length: ${inside.length}`]),
    'a list of lengths': first([`Content-Length: 0, ${inside.length}`]),
    'a length with a sign': first(['Content-Length: +0']),
    'a hexadecimal length': first(['Content-Length: 0x0']),
    'a negative length': first(['Content-Length: -1']),
    'a broken size of a chunk': chunked(`0x0\r\n\r\n${inside}`),
    'a line feed after a chunk': chunked(`2;\nxx\r\n{}\r\n0\r\n\r\n${inside}`),
  }
}

const path = '/v1/stats'

/** Some name this path in another way, and some name none. */
const targets = [
  ...[
    '/v1/../v1/stats',
    '/v1/%2e%2e/v1/stats',
    '//v1/stats',
    '/v1//stats',
    `${path}/`,
    `${path}//`,
  ],
  ...['/V1/STATS', `${path};a=b`, `${path}%00`, `${path}%`, `${path}%zz`, '/v1/%ff', '/%2f%2f'],
  ...[
    '/v1\\stats',
    `${path}#x`,
    `${path}?%`,
    `${path}?a=%ff&a[]=1&a[b]=1`,
    '*',
    'x',
    '',
    '/v1/\u00e9',
  ],
  ...['http://other.example/v1/stats', 'https://user@other.example:99999/v1/stats', '/__proto__'],
  ...['/v1/folders/__proto__', '/v1/folders/%F0%9F%8C%B1', `/v1/folders/${'x'.repeat(9000)}`],
  ...[`/v1/${'a/'.repeat(2000)}`, `${path}?${'a&'.repeat(4000)}`],
]

const methods = ['get', 'FOO', 'TRACE', 'TRACK', 'CONNECT', 'HEAD', 'OPTIONS', 'PROPFIND', 'PUT']

const names = [
  ...['Authorization', 'X-Api-Key', 'X-Forwarded-Authorization', 'X-Firebase-AppCheck', 'Cookie'],
  ...['Accept', 'Accept-Language', 'If-None-Match', 'X-Request-Id', 'Host', 'X-Forwarded-For'],
  ...['Content-Type', 'Idempotency-Key', 'Origin', 'Range'],
]

const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  'a method in a header': ['X-HTTP-Method-Override: DELETE'],
  'a path in a header': ['X-Original-URL: /v1/admin/users', 'X-Rewrite-URL: /v1/admin/users'],
  'an underscore in a header': ['X_Forwarded_Authorization: Bearer x'],
  'a name with a space': ['X y: z'],
  'an empty name': [': z'],
  'a zero byte': ['X: a\0b'],
  'a bare carriage return': ['X: a\rb'],
  'bytes above ASCII': ['X-Request-Id: \u00ff\u00fe'],
  'a header of 9 KB': [`X: ${'x'.repeat(9000)}`],
  'a header of 70 KB': [`X: ${'x'.repeat(70_000)}`],
  'a thousand headers': Array.from({ length: 1000 }, (_each, index) => `X${index}: 1`),
  'a change to HTTP/2': [
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: A',
  ],
  'a change to a web socket': ['Connection: Upgrade', 'Upgrade: websocket'],
  'an unknown expectation': ['Expect: a-miracle'],
}

/** Requests that no client library sends. */
export function strangeRequests(credential: string, another: string): Record<string, Raw> {
  const get = (target: string, ...lines: readonly string[]): Raw => ({
    head: [`GET ${target} HTTP/1.1`, credential, ...lines],
  })
  const entries: [string, Raw][] = [
    ...targets.map((target): [string, Raw] => [`GET ${target.slice(0, 60)}`, get(target)]),
    ...methods.map((method): [string, Raw] => [
      method,
      { head: [`${method} ${path} HTTP/1.1`, credential] },
    ]),
    ...names.map((name): [string, Raw] => [`${name} twice`, get(path, `${name}: a`, `${name}: b`)]),
    ...Object.entries(oddHeaders).map(([name, lines]): [string, Raw] => [
      name,
      get(path, ...lines),
    ]),
  ]
  return {
    ...Object.fromEntries(entries),
    'two credentials': get(path, another),
    'HTTP/1.0': { head: [`GET ${path} HTTP/1.0`, credential] },
    'HTTP/0.9': { head: [`GET ${path}`] },
    'HTTP/9.9': { head: [`GET ${path} HTTP/9.9`, credential] },
    'the preface of HTTP/2': { head: ['PRI * HTTP/2.0', '', 'SM', ''] },
    'bytes of TLS': { head: ['\u0016\u0003\u0001\u0002\0\u0001\0'] },
  }
}

/** A second answer, to a request inside, would follow at once. */
const quietMs = 100
/** Long enough for a busy machine. */
const patienceMs = 30_000

/**
 * Sends a request as it is, in Latin 1. Returns the statuses of all answers, in order; none if the
 * server closes the connection without one. Throws if nothing happens.
 */
async function statusesOf(url: string, { head, body = '' }: Raw): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const [start = '', ...lines] = head
  const socket = connect(Number(port), hostname)
  const { promise: reacted, resolve } = Promise.withResolvers<void>()
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    resolve()
  })
  socket.on('error', () => undefined)
  socket.on('close', () => resolve())
  const text = [start, `Host: ${hostname}:${port}`, ...lines, '', body].join('\r\n')
  socket.write(text, 'latin1')
  await Promise.race([reacted, sleep(patienceMs, undefined, { ref: false })])
  if (!socket.closed) await sleep(quietMs)
  const isClosed = socket.closed
  socket.destroy()
  if (received === '' && !isClosed) throw new Error(`no answer to ${start.slice(0, 80)}`)
  return [...received.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))
}

/** The statuses of all requests, by the name of the request. */
export async function allStatusesOf(url: string, requests: Record<string, Raw>) {
  const entries = Object.entries(requests).map(
    async ([name, raw]) => [name, await statusesOf(url, raw)] as const,
  )
  return new Map(await Promise.all(entries))
}
