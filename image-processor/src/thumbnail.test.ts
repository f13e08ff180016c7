import sharp from 'sharp'
import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { expect, it } from 'vitest'
import { encode } from './encode/encode.ts'
import { limits } from './limits.ts'
import { decodeCopy } from './measure-optimised.ts'
import { drawPhoto } from './testing/photos.ts'
import { makeThumbnail } from './thumbnail.ts'

const timeoutSeconds = 100

async function thumbnailOf(photo: Buffer) {
  const encoded = await encode(photo, timeoutSeconds)
  if (encoded.outcome !== 'ENCODED') throw new Error(encoded.outcome)
  const { copy } = await decodeCopy(encoded.webp, timeoutSeconds)
  const { imageBase64, thumbhash } = await makeThumbnail(copy, timeoutSeconds)
  return { webp: Buffer.from(imageBase64, 'base64'), hash: Buffer.from(thumbhash, 'base64') }
}

it.each([
  [1600, 900, 256, 144],
  [900, 1600, 144, 256],
  [100, 80, 100, 80],
  [4000, 8, 256, 1],
])('shrinks a photo of %i x %i to a thumbnail of %i x %i', async (width, height, ...small) => {
  const { webp, hash } = await thumbnailOf(await drawPhoto(width, height).png().toBuffer())
  const found = await sharp(webp).metadata()
  expect([found.format, found.width, found.height]).toEqual(['webp', ...small])
  expect(webp.length).toBeLessThan(20_000)
  expect(hash.length).toBeLessThanOrEqual(25)
  const drawn = thumbHashToRGBA(hash)
  expect(drawn.w >= drawn.h).toBe(width >= height)
})

it("keeps the colour of a photo in the thumbnail and in the hash, but not the photo's metadata", async () => {
  const green = { r: 40, g: 160, b: 60 }
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: green } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  const { webp, hash } = await thumbnailOf(photo)
  const { channels } = await sharp(webp).stats()
  const average = thumbHashToAverageRGBA(hash)
  for (const [at, name] of (['r', 'g', 'b'] as const).entries()) {
    expect(Math.abs((channels[at]?.mean ?? 0) - green[name])).toBeLessThan(6)
    expect(Math.abs(average[name] * 255 - green[name])).toBeLessThan(12)
  }
  expect((await sharp(webp).metadata()).exif).toBeUndefined()
})

it('makes the same thumbnail from the same photo', async () => {
  const photo = await drawPhoto(limits.optimisedSidePxMax, 700).png().toBuffer()
  expect(await thumbnailOf(photo)).toEqual(await thumbnailOf(photo))
})
