import { expect, it } from 'vitest'
import { manyParts } from '../testing/many-parts.ts'
import { jpegOfManyScans } from '../testing/many-scans.ts'
import { drawPhoto } from '../testing/photos.ts'
import { isSlow } from './slow-decoding.ts'

const photo = drawPhoto(20, 10)

it.each([
  ['an AVIF', true, () => photo.clone().avif().toBuffer()],
  ['a HEIC', true, () => Buffer.from('\0\0\0\x10ftypheic\0\0\0\0')],
  ['a TIFF', true, () => photo.clone().tiff().toBuffer()],
  [
    'a PNG with a deflated profile of 1 MB',
    true,
    () => manyParts.pngOfNothingDeflated('iCCP', 1e6),
  ],
  ['a JPEG of 31 scans', true, () => jpegOfManyScans(20, 30)],
  ['a PNG with deflated pixels of 1 MB', false, () => manyParts.pngOfChunks('IDAT', 1, 1e6)],
  ['a JPEG of 20 scans', false, () => jpegOfManyScans(20, 19)],
  ['a text', false, () => Buffer.from('a text of no photo')],
])('%s: isSlow returns %s', async (_name, expected, make) => {
  expect(isSlow(await make())).toBe(expected)
})
