import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ended, noAnswer, pauses, problem, scripted } from '../testing/scripted.ts'

beforeEach(() => void vi.useFakeTimers(pauses))
afterEach(() => void vi.useRealTimers())

const identity = { credential: { kind: 'identity', token: async () => 't' } } as const
const photo = new Uint8Array([1, 2, 3])
const analysis = { id: 'an_1', status: 'COMPLETED', outcome: 'HEALTHY' }
const at = (status: string, more: object = {}) => ({
  body: { transactionId: 'an_1', status, ...more },
})
const completed = at('COMPLETED', { analysis })

it('starts an analysis with an identity token, waits for the result and reports progress', async () => {
  const { plants, asked } = scripted(
    [{ status: 202, ...at('PENDING') }, at('PROCESSING'), at('PROCESSING'), completed],
    identity,
  )
  const reported: string[] = []
  const onStatus = ({ status }: { status: string }) => void reported.push(status)
  expect((await ended(plants.analyse(photo, { language: 'pt', onStatus }))).value).toEqual(analysis)
  expect(reported).toEqual(['PENDING', 'PROCESSING', 'COMPLETED'])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ language: 'pt', imageBase64: 'AQID' })
  expect(asked.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
    '/v1/analyses',
    ...Array(3).fill('/v1/analyses/an_1?waitSeconds=10'),
  ])
})

it('with an API key, returns the analysis from a single call', async () => {
  const { plants, asked } = scripted([{ body: analysis }])
  expect(await plants.analyse(new Blob([photo]))).toEqual(analysis)
  expect(asked[0]?.url).toMatch(/\/v1\/analyses\/sync$/)
})

it('continues the same transaction after a lost answer', async () => {
  const { plants, asked } = scripted([noAnswer, { status: 202, ...at('PROCESSING') }, completed])
  expect((await ended(plants.analyse(photo))).value).toEqual(analysis)
  const keys = asked.slice(0, 2).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

it('returns the analysis at once if the service has already finished it', async () => {
  const { plants } = scripted([completed], identity)
  expect(await plants.analyse(photo, { idempotencyKey: crypto.randomUUID() })).toEqual(analysis)
})

it('starts the analysis of an uploaded photo', async () => {
  const { plants, asked } = scripted([completed], identity)
  const upload = { name: 'rose', storagePath: 'optimized/u/rose.webp' }
  await plants.analyse(upload)
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ storagePath: 'optimized/u/rose.webp' })
})

it('encodes a photo of several megabytes', async () => {
  const bytes = new Uint8Array(3_000_001).fill(255)
  const { plants, asked } = scripted([{ body: analysis }])
  await plants.analyse(bytes)
  const { imageBase64 } = JSON.parse(asked[0]?.body ?? '') as { imageBase64: string }
  expect(Buffer.from(imageBase64, 'base64').equals(bytes)).toBe(true)
})

it('throws the error of a failed transaction', async () => {
  const failed = at('FAILED', { error: { code: 'MODEL_UNAVAILABLE', detail: 'try later' } })
  const { plants } = scripted([failed])
  expect((await ended(plants.waitFor('an_1'))).error).toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    status: 200,
    message: 'try later',
  })
})

it('pauses before the next poll when a poll returns at once', async () => {
  const { plants } = scripted([at('PROCESSING'), completed])
  expect((await ended(plants.waitFor('an_1'))).seconds).toBe(1)
})

it('keeps the same pace of polling when the clock is set back', async () => {
  const { plants } = scripted([at('PROCESSING'), completed])
  const onStatus = () => void vi.setSystemTime(Date.now() - 3_600_000)
  const asked = plants.waitFor('an_1', { onStatus })
  expect((await ended(asked)).seconds).toBe(1)
})

it('throws the reason when the service refuses a photo, and does not retry', async () => {
  const { plants, asked } = scripted([problem(422, 'IMAGE_UNDECODABLE')])
  expect((await ended(plants.analyse(photo))).error).toMatchObject({ code: 'IMAGE_UNDECODABLE' })
  expect(asked).toHaveLength(1)
})
