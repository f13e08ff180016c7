import {
  bearer,
  credentialFor,
  type Edge,
  handleWith,
  pathOf,
  startEdge,
} from '@plant/testing/edge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'

let edge: Edge
let seen: { input: unknown; idempotencyKey: string | null }[] = []

beforeAll(async () => {
  const record = async (call: { input: unknown; idempotencyKey: string | null }) => {
    seen.push(call)
    return { status: 202, body: { transactionId: 'an_1' } }
  }
  const handle = handleWith({
    'analyses.start': record,
    'folders.remove': record,
    'analyses.read': async (call: { input: unknown; idempotencyKey: string | null }) => {
      seen.push(call)
      return { status: 200, body: { transactionId: 'an_1', status: 'PENDING' } }
    },
    'analyses.analyseSync': async () => Promise.reject(new Error('broken')),
  })
  edge = await startEdge({ handle, sunset: new Date('2027-01-01T00:00:00Z') })
})
afterAll(() => edge.close())

const legacy = routes.filter((route) => route.successor !== undefined)
const key = '9f1b2c3d-4e5f-4a6b-8c7d-0123456789ab'

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(edge.url + path, {
    method: 'POST',
    headers: { ...bearer('user'), 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('a legacy path', () => {
  it('is one of sixteen paths', () => expect(legacy).toHaveLength(16))

  it.each(legacy.map((route) => [route.path, route] as const))(
    '%s names its deprecation date and its successor, even with an error',
    async (_path, route) => {
      for (const headers of [{}, credentialFor(route)]) {
        const response = await fetch(edge.url + pathOf(route), { method: route.method, headers })
        expect(response.headers.get('deprecation')).toBe('@1795132800')
        expect(response.headers.get('sunset')).toBe('Fri, 01 Jan 2027 00:00:00 GMT')
        const successor = route.idInBody
          ? route.successor
          : route.successor?.replace('{id}', 'id_one')
        expect(response.headers.get('link')).toBe(`<${successor}>; rel="successor-version"`)
      }
    },
  )

  it("names its successor with the id in the caller's body", async () => {
    const { headers, status } = await post('/deleteFolder', { folderId: 'fld_1' })
    expect(status).toBe(202)
    expect(headers.get('link')).toBe('</v1/folders/fld_1>; rel="successor-version"')
  })

  it('has a Deprecation header, unlike a v1 path, and has a Sunset header only if a date is configured', async () => {
    const own = await startEdge()
    const old = await fetch(`${own.url}/v0/stats`)
    const current = await fetch(`${own.url}/v1/stats`)
    await own.close()
    expect(old.headers.get('deprecation')).not.toBeNull()
    expect(old.headers.get('sunset')).toBeNull()
    expect(current.headers.get('deprecation')).toBeNull()
    expect(current.headers.get('link')).toBeNull()
  })
})

describe('a callable client', () => {
  it('sends its data in an envelope and gets the answer in an envelope', async () => {
    const answer = await post('/deleteFolder', { data: { folderId: 'fld_1' } })
    expect(answer.body).toEqual({ result: { transactionId: 'an_1' } })
    expect(seen.at(-1)?.input).toEqual({ id: 'fld_1' })
  })

  it('may call without arguments', async () => {
    expect(await post('/startAnalysis', { data: null })).toMatchObject({ status: 202 })
  })

  const long = (value: string, kind = 'Int64Value') => ({
    '@type': `type.googleapis.com/google.protobuf.${kind}`,
    value,
  })

  it('may send 64-bit integers in the form of Swift and Kotlin', async () => {
    const data = { wateringFrequency: long('3'), latitude: long('49', 'UInt64Value'), longitude: 2 }
    expect(await post('/startAnalysis', { data })).toMatchObject({ status: 202 })
    expect(seen.at(-1)?.input).toEqual({ wateringFrequency: 3, latitude: 49, longitude: 2 })
  })

  it('gets an error for a malformed integer, and no other client may use the integer form of Swift and Kotlin', async () => {
    for (const value of [long('x'), long(''), long('1.5'), long('3', 'DoubleValue')]) {
      const answer = await post('/startAnalysis', { data: { wateringFrequency: value } })
      expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
    }
    const plain = await post('/startAnalysis', { wateringFrequency: long('3') })
    expect(plain).toMatchObject({ status: 400, body: { code: 'INVALID_ARGUMENT' } })
  })

  it('receives errors in its own format, with the problem as details', async () => {
    const { status, body } = await post('/createFolder', { data: {} })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: {
        status: 'INVALID_ARGUMENT',
        message: 'The request has invalid fields.',
        details: expect.objectContaining({
          code: 'INVALID_ARGUMENT',
          errors: [{ field: 'name', message: 'is required' }],
        }),
      },
    })
  })

  it('receives an early rejection in its own format, even before its body is parsed', async () => {
    const { body } = await post('/createFolder', { data: {} }, bearer('nobody'))
    expect(body).toMatchObject({ error: { status: 'UNAUTHENTICATED', details: { status: 401 } } })
  })

  it('receives server errors in its own format', async () => {
    const { status, body } = await post('/getPlantCareAdvice', { data: {} })
    expect(status).toBe(500)
    expect(body).toMatchObject({ error: { status: 'INTERNAL', message: 'Internal error' } })
  })

  it('is recognised by a body whose only key is `data`', async () => {
    for (const body of [
      { folderId: 'fld_1', data: {} },
      { data: {}, folderId: 'fld_1' },
    ])
      expect((await post('/deleteFolder', body)).body).toEqual({ transactionId: 'an_1' })
    const late = `${' '.repeat(100_000)}{"\\u0064ata":{"folderId":"fld_1"}}`
    expect((await post('/deleteFolder', late)).body).toEqual({ result: { transactionId: 'an_1' } })
    const v1 = await post('/v1/folders', { data: { name: 'n' } })
    expect(v1.body).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })

  it('reads an unfinished analysis by its id and may wait for the result', async () => {
    const answer = await post('/getAnalysis', { data: { analysisId: 'an_1', waitSeconds: 3 } })
    expect(answer.body).toEqual({ result: { transactionId: 'an_1', status: 'PENDING' } })
    expect(seen.at(-1)?.input).toEqual({ id: 'an_1', waitSeconds: 3 })
    await post('/getAnalysis', { data: { analysisId: 'an_1', waitSeconds: null } })
    expect(seen.at(-1)?.input).toEqual({ id: 'an_1', waitSeconds: 0 })
    const wrong = await post('/getAnalysis', { data: { analysisId: 'an_1', waitSeconds: 11 } })
    expect(wrong).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
  })

  it('must send an object in its envelope', async () => {
    const { status, body } = await post('/createFolder', { data: [1] })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { details: { code: 'MALFORMED_BODY' } } })
  })
})

describe('an Idempotency-Key', () => {
  it.each([
    ['is read from the header', '/v1/analyses', {}, { 'idempotency-key': key.toUpperCase() }, key],
    ['is read from an unversioned body', '/startAnalysis', { idempotencyKey: key }, {}, key],
    ['is read from an envelope', '/startAnalysis', { data: { idempotencyKey: key } }, {}, key],
    [
      'is read from the header if the body has one too',
      '/startAnalysis',
      { idempotencyKey: 'x' },
      { 'idempotency-key': key },
      key,
    ],
    ['is ignored in a v1 body', '/v1/analyses', { idempotencyKey: 'x' }, {}, null],
    ['may be missing', '/v1/analyses', {}, {}, null],
    [
      'is ignored on an operation that does not use it',
      '/deleteFolder',
      { folderId: 'f' },
      { 'idempotency-key': 'x' },
      null,
    ],
  ])('%s', async (_case, path, body, headers, expected) => {
    expect((await post(path, body, headers)).status).toBe(202)
    expect(seen.at(-1)?.idempotencyKey).toBe(expected)
    // The service compares the fields of a repeat. The key in the body is not such a field.
    expect(seen.at(-1)?.input).not.toHaveProperty('idempotencyKey')
  })

  it.each([
    ['/v1/analyses', {}, { 'idempotency-key': 'x' }],
    ['/v1/analyses', {}, { 'idempotency-key': '' }],
    ['/v1/analyses', {}, { 'idempotency-key': '9f1b2c3d-4e5f-1a6b-8c7d-0123456789ab' }],
    ['/startAnalysis', { idempotencyKey: 'x' }, {}],
    ['/startAnalysis', { idempotencyKey: 7 }, {}],
  ])('is rejected unless it is a UUID of version 4: %s %j %j', async (path, body, headers) => {
    const answer = await post(path, body, headers as Record<string, string>)
    expect(answer).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_INVALID' } })
  })
})
