import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import {
  bearer,
  credentialFor,
  type Edge,
  handleWith,
  pathOf,
  routesWithBody,
  startEdge,
  validBody,
} from '@plant/testing/edge'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { problemsOf } from '../../functions/src/contract/problems.ts'

let edge: Edge
let seen: { input: unknown; request: { body: Uint8Array } }[] = []
const record = async (call: { input: unknown; request: { body: Uint8Array } }) => {
  seen.push(call)
  return { status: 200, body: {} }
}

beforeAll(async () => {
  const handle = handleWith({
    'account.openSession': record,
    'folders.create': record,
    'webhooks.receiveGenai': record,
    'devices.register': record,
    'history.list': record,
  })
  edge = await startEdge({ handle })
})
afterAll(() => edge.close())
beforeEach(() => {
  seen = []
})

const json = { 'content-type': 'application/json' }

async function post(
  path: string,
  body: Exclude<RequestInit['body'], undefined>,
  headers: Record<string, string> = json,
) {
  const response = await fetch(edge.url + path, {
    method: 'POST',
    headers: { ...bearer('user'), ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  })
  return { status: response.status, body: (await response.json()) as { code?: string } }
}

/** A body without a declared length, sent in chunks. */
function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 100_000)
      if (size === 0) controller.close()
      else controller.enqueue(new Uint8Array(size).fill(0x20))
      left -= size
    },
  })
}

describe('the size of a body', () => {
  it('is limited to 10,000 values, which take much memory when parsed', async () => {
    const body = (values: number) => JSON.stringify({ name: Array.from({ length: values - 2 }) })
    expect(await post('/v1/folders', body(10_002))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    })
    expect((await post('/v1/folders', body(10_000))).body.code).not.toBe('PAYLOAD_TOO_LARGE')
  })

  it('is limited even without a declared length', async () => {
    expect(await post('/v1/session', streamOf(10_000_000))).toMatchObject({ status: 413 })
  })

  it.each([
    ['/v1/folders', 1_000_000],
    ['/v1/analyses', 10_000_000],
  ])('may be up to one byte below the limit: %s, %i', async (path, limit) => {
    const padded = `{"name":"n"${' '.repeat(limit - 13)}}`
    expect(padded).toHaveLength(limit - 1)
    expect(await post(path, padded)).toMatchObject({ status: 200 })
    expect(await post(path, `${padded} `)).toMatchObject({ status: 413 })
  })

  it('does not affect the next request after a body was rejected as too large', async () => {
    const codes = []
    for (const bytes of [10_000_001, 12_000_000]) {
      codes.push((await post('/v1/session', streamOf(bytes))).status)
    }
    codes.push((await post('/v1/session', '{}')).status)
    expect(codes).toEqual([413, 413, 200])
  })

  it('is checked by means of the declared length, before any byte of the body arrives', async () => {
    const answer = await sendRaw(
      'POST /v1/session HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('the body of a GET request', () => {
  // RFC 9110 gives it no meaning, and the definition lists no error for it.
  it.each([
    ['that is no JSON', 'Content-Length: 1\r\n\r\n{'],
    ['of another type', 'Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}'],
    ['that is too large', 'Content-Length: 10000000\r\n\r\n'],
    ['that never ends', 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'],
  ])('is ignored, also one %s', async (_case, rest) => {
    const head = 'GET /v1/history HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer user\r\n'
    expect(await sendRaw(head + rest)).toMatch(/^HTTP\/1\.1 200 /)
    expect(seen).toHaveLength(1)
  })
})

/** Sends raw bytes and returns the server's answer. */
function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(edge.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => {
      resolve(chunk.toString())
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

describe('the body of a request', () => {
  it('may be empty, which means an empty object', async () => {
    expect(await post('/v1/session', null, {})).toMatchObject({ status: 200 })
    expect(await post('/v1/session', '', { 'content-type': 'text/plain' })).toMatchObject({
      status: 200,
    })
    expect(seen.map((call) => call.input)).toEqual([{}, {}])
  })

  it.each(routes.filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/')))(
    'is rejected with a documented status: $method $path',
    (route) => {
      const expected = route.endpoint.rawBody
        ? ['PAYLOAD_TOO_LARGE']
        : ['MALFORMED_BODY', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
      expect(problemsOf(route)).toEqual(expect.arrayContaining(expected))
    },
  )

  it.each([
    ['null', 'null'],
    ['a string', '"text"'],
    ['a number', '1'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['two JSON values', '{}{}'],
  ])('is rejected as malformed: %s', async (_case, body) => {
    const answer = await post('/v1/session', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } })
    expect(seen).toEqual([])
  })

  it('is rejected without decompression if it is compressed', async () => {
    const answer = await post('/v1/session', gzipSync('{}'), {
      ...json,
      'content-encoding': 'gzip',
    })
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  })

  it('is rejected if its type is text, even if the client sends x-original-content-type', async () => {
    const headers = { 'content-type': 'text/plain', 'x-original-content-type': 'application/json' }
    expect(await post('/v1/session', '{}', headers)).toMatchObject({ status: 415 })
  })

  it('changes no prototype if it contains special JavaScript keys', async () => {
    const body = '{"name":"a","name":"b","__proto__":{"polluted":1},"constructor":{"prototype":{}}}'
    expect(await post('/v1/folders', body)).toMatchObject({ status: 200 })
    expect(seen[0]?.input).toEqual({ name: 'b' })
    expect({}).not.toHaveProperty('polluted')
  })

  it('keeps no prototype keys in free-form fields', async () => {
    const device = '"type":"sensor","projectId":"p","placeId":"q"'
    await post('/v1/iot/devices', `{${device},"metadata":{"__proto__":{"polluted":1},"a":1}}`)
    const [call] = seen as { input: { metadata: Record<string, unknown> } }[]
    expect(call?.input.metadata['polluted']).toBeUndefined()
    expect(call?.input.metadata['a']).toBe(1)
  })
})

describe('M5: half of a surrogate pair', () => {
  const half = String.raw`\ud83c`
  const malformed = { status: 400, body: { code: 'MALFORMED_BODY' } }

  it.each(routesWithBody.filter(({ endpoint }) => !endpoint.rawBody))(
    'is refused, although no field has this name: $method $path',
    async (route) => {
      const body = `${JSON.stringify(validBody).slice(0, -1)},"unknown":[{"in":"${half}"}]}`
      const headers = { ...json, ...credentialFor(route) }
      const response = await fetch(edge.url + pathOf(route), {
        method: route.method,
        headers,
        body,
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject(
        route.path.startsWith('/v') ? { code: 'MALFORMED_BODY' } : {},
      )
    },
  )

  it.each([
    ['the first half alone', `"a${half}"`],
    ['the second half alone', String.raw`"\uDF31 leaf"`],
    ['both halves in the wrong order', String.raw`"\udf31\ud83c"`],
    ['a half after a whole pair', String.raw`"\ud83c\udf31\uD83C"`],
    ['a half in a list', `["a",["${half}"]]`],
    ['a half below 9,000 lists', `${'['.repeat(9000)}"${half}"${']'.repeat(9000)}`],
    ['a half as a key', `{"a":{"${half}":1}}`],
    ['a half beside a prototype', `{"__proto__":{"a":"${half}"}}`],
    ['a half in raw UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0xbc, 0x22])],
  ])('is refused before any handler: %s', async (_case, value) => {
    const body = Buffer.concat([Buffer.from('{"name":'), Buffer.from(value), Buffer.from('}')])
    expect(await post('/v1/folders', body)).toMatchObject(malformed)
    expect(await post('/createFolder', body)).toMatchObject({ status: 400 })
    expect(seen).toEqual([])
  })

  it.each([
    ['a whole pair', String.raw`"\ud83c\udf31"`, '\u{1f331}'],
    ['an escaped backslash', String.raw`"a\\ud83c"`, String.raw`a\ud83c`],
    ['a raw character', '"\u{1f331}"', '\u{1f331}'],
  ])('is not seen in %s', async (_case, value, name) => {
    expect(await post('/v1/folders', `{"name":${value}}`)).toMatchObject({ status: 200 })
    expect(seen[0]?.input).toEqual({ name })
  })

  it('never comes from a query or a path', async () => {
    const inQuery = await fetch(`${edge.url}/v1/history?plantId=a%ED%A0%BC`, {
      headers: bearer('user'),
    })
    expect(inQuery.status).toBe(200)
    expect(seen[0]?.input).toMatchObject({ plantId: 'a\ufffd\ufffd\ufffd' })
    const inPath = await fetch(`${edge.url}/v1/folders/a%ED%A0%BC`, { headers: bearer('user') })
    expect(inPath.status).toBe(404)
  })
})

it('a client that disconnects while it sends causes no server error', async () => {
  const { hostname, port } = new URL(edge.url)
  const socket = connect(Number(port), hostname, () => {
    socket.write('POST /v1/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n')
    socket.write('Authorization: Bearer user\r\n')
    socket.write('X-Request-Id: gone\r\n\r\n{"name":')
    setTimeout(() => socket.destroy(), 50)
  })
  const lines = () => edge.logs.filter(({ fields }) => fields['requestId'] === 'gone')
  await expect.poll(() => lines().map(({ severity }) => severity)).toEqual(['INFO'])
  expect(lines()[0]?.fields).toMatchObject({ status: 400 })
})

describe('the raw bytes of a body', () => {
  it('reach the operation that checks their signature, even if they are not JSON', async () => {
    const answer = await post('/v1/webhooks/genai', '{"not": json', {
      'content-type': 'text/plain',
    })
    expect(answer).toMatchObject({ status: 200 })
    expect(Buffer.from(seen[0]?.request.body ?? []).toString()).toBe('{"not": json')
  })

  it('are not kept for operations that check no signature', async () => {
    await post('/v1/folders', '{"name":"n"}')
    expect(seen[0]?.request.body).toHaveLength(0)
  })
})
