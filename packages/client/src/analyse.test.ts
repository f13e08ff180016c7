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

it('starts by a token and waits for the end, telling how far it is', async () => {
  const { plants, asked } = scripted(
    [{ status: 202, ...at('PENDING') }, at('PROCESSING'), at('PROCESSING'), completed],
    identity,
  )
  const told: string[] = []
  const onStatus = ({ status }: { status: string }) => void told.push(status)
  expect((await ended(plants.analyse(photo, { language: 'pt', onStatus }))).value).toEqual(analysis)
  expect(told).toEqual(['PENDING', 'PROCESSING', 'COMPLETED'])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ language: 'pt', imageBase64: 'AQID' })
  expect(asked.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
    '/v1/analyses',
    ...Array(3).fill('/v1/analyses/an_1?waitSeconds=10'),
  ])
})

it('is answered within the call by a key', async () => {
  const { plants, asked } = scripted([{ body: analysis }])
  expect(await plants.analyse(new Blob([photo]))).toEqual(analysis)
  expect(asked[0]?.url).toMatch(/\/v1\/analyses\/sync$/)
})

it('goes on after a 202, where the first answer was lost', async () => {
  const { plants, asked } = scripted([noAnswer, { status: 202, ...at('PROCESSING') }, completed])
  expect((await ended(plants.analyse(photo))).value).toEqual(analysis)
  const keys = asked.slice(0, 2).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

it('takes the analysis of a start that is repeated after its end', async () => {
  const { plants } = scripted([completed], identity)
  expect(await plants.analyse(photo, { idempotencyKey: crypto.randomUUID() })).toEqual(analysis)
})

it('starts what was uploaded', async () => {
  const { plants, asked } = scripted([completed], identity)
  const upload = { name: 'rose', storagePath: 'optimized/u/rose.webp' }
  await plants.analyse(upload)
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ storagePath: 'optimized/u/rose.webp' })
})

it('encodes a photo of megabytes', async () => {
  const bytes = new Uint8Array(3_000_001).fill(255)
  const { plants, asked } = scripted([{ body: analysis }])
  await plants.analyse(bytes)
  const { imageBase64 } = JSON.parse(asked[0]?.body ?? '') as { imageBase64: string }
  expect(Buffer.from(imageBase64, 'base64').equals(bytes)).toBe(true)
})

it('throws the failure of a transaction', async () => {
  const failed = at('FAILED', { error: { code: 'MODEL_UNAVAILABLE', detail: 'try later' } })
  const { plants } = scripted([failed])
  expect((await ended(plants.waitFor('an_1'))).error).toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    status: 200,
    message: 'try later',
  })
})

it('does not ask at once again where a poll did not wait', async () => {
  const { plants } = scripted([at('PROCESSING'), completed])
  expect((await ended(plants.waitFor('an_1'))).seconds).toBe(1)
})

it('does not wait for a clock that was set back', async () => {
  const { plants } = scripted([at('PROCESSING'), completed])
  const onStatus = () => void vi.setSystemTime(Date.now() - 3_600_000)
  const asked = plants.waitFor('an_1', { onStatus })
  expect((await ended(asked)).seconds).toBe(1)
})

it('throws what a photo was refused for, after one try', async () => {
  const { plants, asked } = scripted([problem(422, 'IMAGE_UNDECODABLE')])
  expect((await ended(plants.analyse(photo))).error).toMatchObject({ code: 'IMAGE_UNDECODABLE' })
  expect(asked).toHaveLength(1)
})
