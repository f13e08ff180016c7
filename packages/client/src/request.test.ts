import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ended, noAnswer, pauses, problem, scripted } from '../testing/scripted.ts'
import { PlantError } from './index.ts'

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

const busy = problem(503, 'UNAVAILABLE', { retryAfterSeconds: 3 })
const folder = { body: { name: 'Roses' } }

describe('a request', () => {
  it('fills path and query, and leaves out what is absent', async () => {
    const { plants, asked } = scripted([{ body: { items: [] } }])
    const query = { pageSize: 2, pageToken: undefined }
    await plants.request('webhooks.listDeliveries', { params: { id: 'a/b' }, query })
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://plants.example.com/v1/webhooks/a%2Fb/deliveries?pageSize=2',
    })
    expect(asked[0]?.headers.has('content-type')).toBe(false)
  })

  it.each(['.', '..'])('to the id %s goes to the place of an id', async (id) => {
    const { plants, asked } = scripted([{ body: { items: [] } }])
    await plants.request('webhooks.listDeliveries', { params: { id } })
    // As every fetch would resolve it. The service refuses this id like those.
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/v1/webhooks/!/deliveries')
  })

  it('asks for the links of a photo in place of the redirect', async () => {
    const { plants, asked } = scripted([{}])
    await plants.request('analyses.readImage', { params: { id: 'an_1' } })
    expect(asked[0]?.url).toMatch(/\/image\?format=json$/)
  })

  it('sends no credential where none is taken', async () => {
    const { plants, asked } = scripted([{}])
    await plants.request('service.readConfig')
    expect(asked[0]?.headers.has('x-api-key')).toBe(false)
  })

  it('answers the health also where it fails', async () => {
    const { plants } = scripted([{ status: 503, body: { status: 'fail' } }])
    expect(await plants.request('service.readHealth')).toEqual({ status: 'fail' })
  })

  it('reads the definition as the text that it is', async () => {
    const fetch = async () =>
      new Response('swagger: "2.0"', { headers: { 'content-type': 'application/yaml' } })
    const { plants } = scripted([], { fetch })
    expect(await plants.request('service.readDefinition')).toBe('swagger: "2.0"')
  })
})

describe('a retry', () => {
  it('waits as the service says, with the same key', async () => {
    const { plants, asked } = scripted([busy, noAnswer, { body: { id: 'f' } }])
    const { value, seconds } = await ended(plants.request('folders.create', folder))
    expect(value).toEqual({ id: 'f' })
    expect(seconds).toBeGreaterThanOrEqual(3.5)
    expect(seconds).toBeLessThanOrEqual(4)
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })

  it('reads the header where a gateway answered', async () => {
    const tooMany = { status: 429, headers: { 'retry-after': '7' } }
    const { plants } = scripted([tooMany, { body: { items: [] } }])
    expect((await ended(plants.request('history.list'))).seconds).toBe(7)
  })

  it('reads the time where a gateway names that', async () => {
    const at = new Date(Date.now() + 20_000).toUTCString()
    const down = { status: 503, headers: { 'retry-after': at } }
    const { plants } = scripted([down, { body: { items: [] } }])
    const { seconds } = await ended(plants.request('history.list'))
    expect(seconds).toBeGreaterThan(18)
    expect(seconds).toBeLessThanOrEqual(20)
  })

  it.each([
    ['a read without an answer', noAnswer, 2],
    ['a read that broke', problem(500, 'INTERNAL'), 2],
    ['a read that took too long', problem(504, 'DEADLINE_EXCEEDED'), 2],
    ['what is final', problem(409, 'CONFLICT'), 1],
    ['a quota that ends at midnight', problem(429, 'DAILY_QUOTA_EXCEEDED'), 1],
    [
      'a wait of more than a minute',
      problem(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 61 }),
      1,
    ],
  ])('of %s', async (_what, first, tries) => {
    const { plants, asked } = scripted([first, { body: { items: [] } }])
    await ended(plants.request('history.list'))
    expect(asked).toHaveLength(tries)
  })

  it.each([
    ['an answer was lost', noAnswer, 1],
    ['it broke', problem(500, 'INTERNAL'), 1],
    // A gateway says the same where it lost a connection after the call was passed on.
    ['a gateway says that nothing answers', { status: 503 }, 1],
    ['it was refused', busy, 2],
  ])('of a POST without a key, when %s', async (_what, first, tries) => {
    const { plants, asked } = scripted([first, {}])
    await ended(plants.request('webhooks.test', { params: { id: 'wh_1' } }))
    expect(asked).toHaveLength(tries)
  })

  it('ends with the last error after four tries', async () => {
    const { plants, asked } = scripted([busy, busy, busy, busy])
    const { error } = await ended(plants.request('history.list'))
    expect(error).toBeInstanceOf(PlantError)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 3 })
    expect(asked).toHaveLength(4)
  })
})

it('carries a key to no other address', async () => {
  const seen: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { redirect, headers } = new Request(input, init)
    // As fetch does: it takes along every header but Authorization.
    if (redirect === 'follow') seen.push(headers.get('x-api-key'))
    throw new TypeError('unexpected redirect')
  }
  const { plants } = scripted([], { fetch })
  const { error } = await ended(plants.request('webhooks.test', { params: { id: 'wh_1' } }))
  expect([error, seen]).toEqual([expect.objectContaining({ code: 'NETWORK' }), []])
})

describe('an abort', () => {
  it('ends a pause with its reason', async () => {
    const { plants, asked } = scripted([busy, {}])
    const controller = new AbortController()
    const call = plants.request('history.list', { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('closed')), 1000)
    expect(await ended(call)).toMatchObject({ error: { message: 'closed' }, seconds: 1 })
    expect(asked).toHaveLength(1)
  })

  it('is no lost answer', async () => {
    const { plants, asked } = scripted([{}])
    const call = ended(plants.request('history.list', { signal: AbortSignal.abort() }))
    expect((await call).error).toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(0)
  })
})
