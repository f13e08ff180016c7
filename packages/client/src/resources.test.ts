import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ended, noAnswer, pauses, problem, scripted } from '../testing/scripted.ts'

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

it('a method takes the ids of its path, then its fields, then the options of the call', async () => {
  const { plants, asked } = scripted([{}, {}, {}])
  const idempotencyKey = crypto.randomUUID()
  await plants.folders.create({ name: 'Roses' }, { idempotencyKey })
  await plants.webhooks.retryDelivery('whk_1', 'dlv_2')
  await plants.history.list({ outcome: 'HEALTHY', pageSize: 2 })
  expect(asked.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ['POST', '/v1/folders', '{"name":"Roses"}'],
    ['POST', '/v1/webhooks/whk_1/deliveries/dlv_2/retry', ''],
    ['GET', '/v1/history', ''],
  ])
  expect(asked[0]?.headers.get('idempotency-key')).toBe(idempotencyKey)
  expect(new URL(asked[2]?.url ?? '').search).toBe('?outcome=HEALTHY&pageSize=2')
})

it('rejects with the reason of its signal', async () => {
  const { plants } = scripted([{}])
  const signal = AbortSignal.abort(new Error('the page was left'))
  await expect(plants.folders.remove('f', undefined, { signal })).rejects.toThrow('was left')
})

it('maxRetries limits the tries, and the logger receives each of them', async () => {
  const logger = vi.fn()
  const failed = problem(500, 'INTERNAL')
  const { plants, asked } = scripted([failed, noAnswer, failed], { maxRetries: 1, logger })
  const { error } = await ended(plants.folders.list())
  expect([asked.length, error]).toMatchObject([2, { code: 'NETWORK' }])
  const entry = { operation: 'folders.list', milliseconds: expect.any(Number), requestId: null }
  expect(logger.mock.calls).toEqual([[{ ...entry, status: 500 }], [{ ...entry, status: 0 }]])
})

it('timeoutMs ends a try without an answer', async () => {
  const fetch: typeof globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
  vi.useRealTimers()
  const { plants } = scripted([], { fetch, timeoutMs: 5, maxRetries: 0 })
  await expect(plants.folders.list()).rejects.toMatchObject({ code: 'NETWORK' })
})
