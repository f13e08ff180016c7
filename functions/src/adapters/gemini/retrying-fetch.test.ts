import {
  cutOff,
  json,
  type Provider,
  type Reply,
  startProvider,
} from '@plant/testing/gemini/provider'
import { quotaExceeded } from '@plant/testing/gemini/shapes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { retryingFetch } from './retrying-fetch.ts'

let provider: Provider
beforeEach(async () => {
  provider = await startProvider()
})
afterEach(() => provider.close())

const good = json(200, { said: 'hello' })
const at = (status: number, retryAfter = '0') => json(status, {}, { 'retry-after': retryAfter })
const ask = (signal?: AbortSignal) =>
  retryingFetch(provider.url, {
    method: 'POST',
    body: '{"asked":1}',
    ...(signal ? { signal } : {}),
  })

async function statusOf(...replies: Reply[]) {
  provider.will(...replies)
  return (await ask()).status
}

describe('a request is retried', () => {
  it.each([408, 429, 500, 502, 503, 504])('after the status %i', async (status) => {
    expect(await statusOf(at(status), good)).toBe(200)
    expect(provider.requests.map(({ body }) => body)).toEqual([{ asked: 1 }, { asked: 1 }])
  })

  it('after a wait until the date in Retry-After', async () => {
    expect(await statusOf(at(503, 'Fri, 20 Nov 2020 08:00:00 GMT'), good)).toBe(200)
  })

  it('after the default pause if Retry-After is neither a number of seconds nor a date', async () => {
    // `Date.parse` reads "-5" as a past year, which would mean no pause.
    const startedAt = performance.now()
    expect(await statusOf(at(503, '-5'), good)).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThan(240)
  })

  it('at most twice, and the caller gets the last error response', async () => {
    provider.will(at(500), at(500), json(503, { error: 'last' }))
    const response = await ask()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'last' })
    expect(provider.requests).toHaveLength(3)
  })
})

describe('a request is not retried', () => {
  it.each([400, 401, 403, 404, 501])('after the status %i, which is final', async (status) => {
    expect(await statusOf(at(status), good)).toBe(status)
    expect(provider.requests).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['seconds', at(429, '9')],
    ['a date', at(503, new Date(Date.now() + 3_600_000).toUTCString())],
    ['RetryInfo', quotaExceeded('31.5s')],
  ])('if the provider asks for a long wait, given as %s', async (_by, reply) => {
    provider.will(reply, good)
    expect((await ask()).ok).toBe(false)
    expect(provider.requests).toHaveLength(1)
  })
})

describe('a caller who aborts a request', () => {
  it('gets an error at once, even during a pause', async () => {
    const abort = new AbortController()
    provider.will((response) => {
      at(503, '7')(response)
      response.on('close', () => abort.abort())
    })
    await expect(ask(abort.signal)).rejects.toThrow()
    expect(provider.requests).toHaveLength(1)
  })

  it('causes no retry of the request', async () => {
    const caller = new AbortController()
    provider.will(() => caller.abort())
    await expect(ask(caller.signal)).rejects.toThrow()
    expect(provider.requests).toHaveLength(1)
  })
})

it('a request whose connection breaks every time throws an error', async () => {
  provider.will(cutOff)
  await expect(ask()).rejects.toThrow('fetch failed')
  expect(provider.requests).toHaveLength(3)
})
