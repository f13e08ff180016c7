import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, signUp, type TestUser, uuid } from '@plant/testing/service'
import { beforeAll, describe, expect, it } from 'vitest'

type Analysis = { id: string; status: string; impression: string }
type Page = { items: Analysis[] }

let user: TestUser
let key: Record<string, string>
let photo: string

beforeAll(async () => {
  user = await signUp()
  const { body } = await call<{ token: string }>('POST', '/v1/tokens', { user, body: {} })
  key = { 'x-api-key': body.token }
  photo = await leafPhoto(40)
})

function expectRetired(headers: Headers, successor: string): void {
  expect(headers.get('deprecation')).toMatch(/^@\d+$/)
  expect(headers.get('link')).toBe(`<${successor}>; rel="successor-version"`)
}

describe('version 0', () => {
  it('admits users to /v0/analyze and enterprises to the other five routes', async () => {
    const body = { imageBase64: photo }
    const started = await call('POST', '/v0/analyze', { user, body })
    expect(started.status).toBe(202)
    expectRetired(started.headers, '/v1/analyses')
    expect((await call('POST', '/v0/analyze', { headers: key, body })).status).toBe(401)
    for (const [method, path] of [
      ['POST', '/v0/analysis/start'],
      ['POST', '/v0/analyze-direct'],
      ['GET', '/v0/history'],
      ['GET', '/v0/stats'],
      ['PUT', '/v0/history/an_1/impression'],
    ] as const)
      expect((await call(method, path, { user })).status, path).toBe(401)
  })

  it('offers analyses, the history, ratings and statistics to callers that have only an API key', async () => {
    const direct = await call<Analysis>('POST', '/v0/analyze-direct', {
      headers: key,
      body: { imageBase64: photo },
    })
    expect(direct).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expectRetired(direct.headers, '/v1/analyses/sync')
    expect(direct.headers.get('ratelimit')).toMatch(/^"daily";r=\d+;t=\d+$/)

    const { id } = direct.body
    // Version 0 accepts any text as impression, version 1 only three values.
    const impression = 'my customer liked it'
    const path = `/v0/history/${id}/impression`
    const rated = await call('PUT', path, { headers: key, body: { impression } })
    expect(rated).toMatchObject({ status: 200, body: { id, impression } })
    expectRetired(rated.headers, `/v1/history/${id}/impression`)
    const current = await call('PUT', `/v1/history/${id}/impression`, {
      headers: key,
      body: { impression },
    })
    expect(current.status).toBe(400)

    const history = await call<Page>('GET', '/v0/history', { headers: key })
    expect(history.body.items.find((item) => item.id === id)).toMatchObject({ impression })
    expectRetired(history.headers, '/v1/history')
    const stats = await call('GET', '/v0/stats', { headers: key })
    expect(stats).toMatchObject({ status: 200, body: { totals: { tokens: 1 } } })
    expectRetired(stats.headers, '/v1/stats')
  })

  it('requires a photo to start an analysis, and starts one analysis per Idempotency-Key', async () => {
    const without = await call('POST', '/v0/analysis/start', { headers: key, body: {} })
    expect(without.body).toMatchObject({
      code: 'INVALID_ARGUMENT',
      errors: [{ field: 'imageBase64', message: 'is required' }],
    })
    expectRetired(without.headers, '/v1/analyses/sync')
    const headers = { ...key, 'idempotency-key': uuid() }
    const start = () =>
      call('POST', '/v0/analysis/start', { headers, body: { imageBase64: photo } })
    const [first, again] = [await start(), await start()]
    expect(first.status).toBe(202)
    expect(again.body['transactionId']).toBe(first.body['transactionId'])
  })
})

describe('an unversioned path', () => {
  it('accepts ids in a plain body, and announces its successor path with the same ids', async () => {
    const body = { name: 'Balcony' }
    const folder = await call<{ id: string }>('POST', '/createFolder', { user, body })
    expect(folder.status).toBe(200)
    expectRetired(folder.headers, '/v1/folders')
    const folderId = folder.body.id
    const removed = await call('POST', '/deleteFolder', { user, body: { folderId } })
    expect(removed.body).toMatchObject({ id: folderId, deleted: true })
    expectRetired(removed.headers, `/v1/folders/${folderId}`)
  })

  it('rejects API keys', async () => {
    expect((await call('POST', '/createFolder', { headers: key, body: {} })).status).toBe(401)
  })
})
