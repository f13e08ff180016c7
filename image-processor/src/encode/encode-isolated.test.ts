import { expect, it, vi } from 'vitest'
import { readLargePhoto } from '../testing/large-photos.ts'
import { drawPhoto } from '../testing/photos.ts'
import { encode } from './encode.ts'
import { encodeIsolated } from './encode-isolated.ts'

// A busy machine takes half a minute for the largest.
vi.setConfig({ testTimeout: 240_000 })
const timeoutSeconds = 200

const avifOf50Megapixels = readLargePhoto('avif-50-megapixels')

it('a process of its own makes the same bytes as this one', async () => {
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

it('50 megapixels of AVIF fit its memory', async () => {
  const encoded = await encodeIsolated(avifOf50Megapixels, timeoutSeconds)
  expect(encoded).toMatchObject({ outcome: 'ENCODED', widthPx: 1024 })
})

it('a decoder that wants more than it may have is an outcome', async () => {
  const outcome = await encodeIsolated(avifOf50Megapixels, timeoutSeconds, 1000 * 1024 * 1024)
  expect(outcome).toEqual({ outcome: 'OUT_OF_MEMORY' })
})

it('so is a process that cannot even start within its memory', async () => {
  const photo = await drawPhoto(20, 20).png().toBuffer()
  const outcome = await encodeIsolated(photo, timeoutSeconds, 100 * 1024 * 1024)
  expect(outcome).toEqual({ outcome: 'OUT_OF_MEMORY' })
})

it('a photo that is too slow is ended', async () => {
  expect(await encodeIsolated(avifOf50Megapixels, 0.05)).toEqual({ outcome: 'TOO_SLOW' })
})

it('what is no photo is damaged', async () => {
  expect(await encodeIsolated(Buffer.from('nothing'), timeoutSeconds)).toEqual({
    outcome: 'DAMAGED',
  })
})
