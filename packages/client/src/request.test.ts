import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ended, noAnswer, pauses, problem, scripted } from '../testing/scripted.ts'
import { PlantError } from './index.ts'

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

const busy = problem(503, 'UNAVAILABLE', { retryAfterSeconds: 3 })
const folder = { body: { name: 'Roses' } }

describe('a request', () => {
  it('fills in path and query, and omits absent values', async () => {
    const { plants, asked } = scripted([{ body: { items: [] } }])
    const query = { pageSize: 2, pageToken: undefined }
    await plants.request('webhooks.listDeliveries', { params: { id: 'a/b' }, query })
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://plants.example.com/v1/webhooks/a%2Fb/deliveries?pageSize=2',
    })
    expect(asked[0]?.headers.has('content-type')).toBe(false)
  })

  it.each(['.', '..'])('keeps the id %s within its path segment', async (id) => {
    const { plants, asked } = scripted([{ body: { items: [] } }])
    await plants.request('webhooks.listDeliveries', { params: { id } })
    // `fetch` resolves dots in a path. The service refuses the id `!` as it refuses ids of dots.
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/v1/webhooks/!/deliveries')
  })

  it('asks for the links of a photo as JSON instead of a redirect', async () => {
    const { plants, asked } = scripted([{}])
    await plants.request('analyses.readImage', { params: { id: 'an_1' } })
    expect(asked[0]?.url).toMatch(/\/image\?format=json$/)
  })

  it('sends no credential to public operations', async () => {
    const { plants, asked } = scripted([{}])
    await plants.request('service.readConfig')
    expect(asked[0]?.headers.has('x-api-key')).toBe(false)
  })

  it('returns the health report even with a status of 503', async () => {
    const { plants } = scripted([{ status: 503, body: { status: 'fail' } }])
    expect(await plants.request('service.readHealth')).toEqual({ status: 'fail' })
  })

  it('returns the API definition as plain text', async () => {
    const fetch = async () =>
      new Response('swagger: "2.0"', { headers: { 'content-type': 'application/yaml' } })
    const { plants } = scripted([], { fetch })
    expect(await plants.request('service.readDefinition')).toBe('swagger: "2.0"')
  })
})

describe('a retry', () => {
  it('waits for the time in Retry-After, and sends the same Idempotency-Key', async () => {
    const { plants, asked } = scripted([busy, noAnswer, { body: { id: 'f' } }])
    const { value, seconds } = await ended(plants.request('folders.create', folder))
    expect(value).toEqual({ id: 'f' })
    expect(seconds).toBeGreaterThanOrEqual(3.5)
    expect(seconds).toBeLessThanOrEqual(4)
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })

  it('reads the Retry-After header of a gateway', async () => {
    const tooMany = { status: 429, headers: { 'retry-after': '7' } }
    const { plants } = scripted([tooMany, { body: { items: [] } }])
    expect((await ended(plants.request('history.list'))).seconds).toBe(7)
  })

  it('accepts a date in Retry-After', async () => {
    const at = new Date(Date.now() + 20_000).toUTCString()
    const down = { status: 503, headers: { 'retry-after': at } }
    const { plants } = scripted([down, { body: { items: [] } }])
    const { seconds } = await ended(plants.request('history.list'))
    expect(seconds).toBeGreaterThan(18)
    expect(seconds).toBeLessThanOrEqual(20)
  })

  it.each([
    ['a read without an answer', noAnswer, 2],
    ['a read that failed with 500', problem(500, 'INTERNAL'), 2],
    ['a read that timed out', problem(504, 'DEADLINE_EXCEEDED'), 2],
    ['an error that a retry cannot fix', problem(409, 'CONFLICT'), 1],
    ['a daily quota', problem(429, 'DAILY_QUOTA_EXCEEDED'), 1],
    [
      'a wait of more than a minute',
      problem(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 61 }),
      1,
    ],
  ])('follows an error only if a retry can help: %s', async (_what, first, tries) => {
    const { plants, asked } = scripted([first, { body: { items: [] } }])
    await ended(plants.request('history.list'))
    expect(asked).toHaveLength(tries)
  })

  it.each([
    ['an answer was lost', noAnswer, 1],
    ['the service answered 500', problem(500, 'INTERNAL'), 1],
    // A gateway also answers 503 when it loses the connection after passing the call on.
    ['a gateway answered 503', { status: 503 }, 1],
    ['the service was busy', busy, 2],
    ['the body was too slow', problem(408, 'REQUEST_TIMEOUT'), 2],
  ])(
    'repeats a POST without an Idempotency-Key only if the service is busy: %s',
    async (_what, first, tries) => {
      const { plants, asked } = scripted([first, {}])
      await ended(plants.request('webhooks.test', { params: { id: 'wh_1' } }))
      expect(asked).toHaveLength(tries)
    },
  )

  it('happens at most three times, and then the call throws the last error', async () => {
    const { plants, asked } = scripted([busy, busy, busy, busy])
    const { error } = await ended(plants.request('history.list'))
    expect(error).toBeInstanceOf(PlantError)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 3 })
    expect(asked).toHaveLength(4)
  })
})

it('never follows a redirect, because the new address would get the API key', async () => {
  const seen: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { redirect, headers } = new Request(input, init)
    // Like fetch, which forwards every header except Authorization.
    if (redirect === 'follow') seen.push(headers.get('x-api-key'))
    throw new TypeError('unexpected redirect')
  }
  const { plants } = scripted([], { fetch })
  const { error } = await ended(plants.request('webhooks.test', { params: { id: 'wh_1' } }))
  expect([error, seen]).toEqual([expect.objectContaining({ code: 'NETWORK' }), []])
})

describe('an abort', () => {
  it("ends the pause before a retry, and rejects the call with the signal's reason", async () => {
    const { plants, asked } = scripted([busy, {}])
    const controller = new AbortController()
    const call = plants.request('history.list', { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('closed')), 1000)
    expect(await ended(call)).toMatchObject({ error: { message: 'closed' }, seconds: 1 })
    expect(asked).toHaveLength(1)
  })

  it("before a call rejects the call with the signal's reason and prevents the request", async () => {
    const { plants, asked } = scripted([{}])
    const call = ended(plants.request('history.list', { signal: AbortSignal.abort() }))
    expect((await call).error).toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(0)
  })
})
