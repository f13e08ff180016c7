import { expect, it, vi } from 'vitest'
import { readLargePhoto } from '../testing/large-photos.ts'
import { drawPhoto } from '../testing/photos.ts'
import { encode } from './encode.ts'
import { encodeIsolated } from './encode-isolated.ts'

// A busy machine needs half a minute for the largest photo.
vi.setConfig({ testTimeout: 240_000 })
const timeoutSeconds = 200

const avifOf50Megapixels = readLargePhoto('avif-50-megapixels')

it('produces the same bytes in a child process as in this process', async () => {
  const photo = await drawPhoto(1500, 900).png().toBuffer()
  const [here, isolated] = [
    await encode(photo, timeoutSeconds),
    await encodeIsolated(photo, timeoutSeconds),
  ]
  if (here.outcome !== 'ENCODED' || isolated.outcome !== 'ENCODED')
    throw new Error(isolated.outcome)
  expect(isolated.webp.equals(here.webp)).toBe(true)
  expect([isolated.widthPx, isolated.heightPx]).toEqual([1024, 614])
})

it('returns OUT_OF_MEMORY when a decoder exceeds the memory limit', async () => {
  const outcome = await encodeIsolated(avifOf50Megapixels, timeoutSeconds, {
    dataBytesMax: 1000 * 1024 * 1024,
  })
  expect(outcome).toEqual({ outcome: 'OUT_OF_MEMORY' })
})

it('returns OUT_OF_MEMORY when the child cannot even start within its memory limit', async () => {
  const photo = await drawPhoto(20, 20).png().toBuffer()
  const outcome = await encodeIsolated(photo, timeoutSeconds, { dataBytesMax: 100 * 1024 * 1024 })
  expect(outcome).toEqual({ outcome: 'OUT_OF_MEMORY' })
})

it('throws a 503 when the system starts no child', async () => {
  const { execPath } = process
  // Longer than any system allows.
  process.execPath = 'x'.repeat(2 ** 21)
  const outcome = encodeIsolated(Buffer.alloc(0), timeoutSeconds)
  process.execPath = execPath
  await expect(outcome).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
})

it('stops decoding a photo that takes too long', async () => {
  expect(await encodeIsolated(avifOf50Megapixels, 0.05)).toEqual({ outcome: 'TOO_SLOW' })
})

it('returns DAMAGED for bytes that are not a photo', async () => {
  expect(await encodeIsolated(Buffer.from('nothing'), timeoutSeconds)).toEqual({
    outcome: 'DAMAGED',
  })
})

it('Z8: ends the child process when the caller leaves', async () => {
  const start = performance.now()
  const gone = AbortSignal.timeout(300)
  expect(await encodeIsolated(avifOf50Megapixels, timeoutSeconds, { gone })).toEqual({
    outcome: 'TOO_SLOW',
  })
  expect(performance.now() - start).toBeLessThan(timeoutSeconds * 1000)
})
