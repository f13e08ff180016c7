import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { heicFolder, readHeic } from '../../../scripts/common/heic.ts'
import { limits } from '../limits.ts'
import { optimisePhoto } from '../optimise.ts'
import { readQuadrants } from '../testing/photos.ts'
import { decodeHeic } from './heic.ts'

vi.setConfig({ testTimeout: 120_000 })
const timeoutSeconds = 100

async function optimised(bytes: Buffer) {
  const result = await optimisePhoto(bytes, timeoutSeconds)
  if (result.outcome !== 'OPTIMISED') throw new Error(`${result.outcome}: ${result.detail}`)
  return result
}

it("optimises a photo of a phone's size in tiles", async () => {
  expect(await optimised(readHeic('phone.heic'))).toMatchObject({
    source: { format: 'heic', widthPx: 4032, heightPx: 3024 },
    widthPx: 1024,
    heightPx: 768,
  })
})

it('turns a photo upright, and converts its wide-gamut profile to sRGB', async () => {
  const { webp, source } = await optimised(readHeic('turned-wide.heic'))
  expect(source).toMatchObject({ widthPx: 96, heightPx: 160 })
  expect(await readQuadrants(webp)).toBe('RGBW')
  // Display P3 writes the red of the drawing, 230, 20, 20 in sRGB, as 211, 57, 40.
  const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0] = data
  expect([red > 222, green < 45]).toEqual([true, true])
})

it('refuses a photo with too many pixels before it decodes one', async () => {
  const bytes = Buffer.from(readHeic('turned-wide.heic'))
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(6000, size)
  bytes.writeUInt32BE(4334, size + 4)
  expect(await optimisePhoto(bytes, timeoutSeconds)).toEqual({
    outcome: 'TOO_LARGE',
    detail: 'The HEIC photo has 27 megapixels; at most 26 are accepted.',
  })
})

it('refuses a photo that is cut in half', async () => {
  const photo = readHeic('phone.heic')
  const half = photo.subarray(0, photo.length / 2)
  expect(await optimisePhoto(half, timeoutSeconds)).toMatchObject({ outcome: 'UNDECODABLE' })
})

it('refuses a photo whose items name more bytes than a photo has', async () => {
  const bytes = Buffer.from(readHeic('turned-wide.heic'))
  const list = bytes.indexOf('iloc')
  const length = bytes.length
  for (let at = list; at < list + 60; at += 1)
    if (bytes.readUInt32BE(at) > 100 && bytes.readUInt32BE(at) < length) {
      bytes.writeUInt32BE(limits.namedBytesMax + 1, at)
    }
  expect(await optimisePhoto(bytes, timeoutSeconds)).toMatchObject({ outcome: 'UNDECODABLE' })
})

it("decodes or refuses each file of libheif's fuzz corpus", async () => {
  const folder = join(heicFolder, 'libheif')
  const decoded: string[] = []
  for (const name of readdirSync(folder)) {
    const { outcome } = await decodeHeic(readHeic(join('libheif', name)))
    if (outcome === 'DECODED') decoded.push(name)
    else expect(outcome, name).toBe('DAMAGED')
  }
  expect(decoded).toEqual([
    'colors-no-alpha-thumbnail.heic',
    'colors-no-alpha.heic',
    'colors-with-alpha-thumbnail.heic',
    'colors-with-alpha.heic',
    'hevc32-mini.heif',
    'hevc32.heif',
  ])
})
