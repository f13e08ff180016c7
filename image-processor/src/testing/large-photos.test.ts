import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type LargePhoto, largePhotos, readLargePhoto } from './large-photos.ts'

const sides = { '6': [3000, 2000], '8': [3400, 2400], '17': [5000, 3400], '24': [8000, 3000] }
const of50 = { width: 10_000, height: 5000 }
const progressive = { isProgressive: true }
const wide = { depth: 'ushort', channels: 4 }

function of(megapixels: keyof typeof sides) {
  const [width, height] = sides[megapixels]
  return { width, height }
}

it.each<[LargePhoto, Record<string, unknown>]>([
  ['avif-6-megapixels', { format: 'heif', ...of('6') }],
  ['avif-8-megapixels', { format: 'heif', ...of('8') }],
  ['avif-12-megapixels', { format: 'heif', width: 5000, height: 2500 }],
  ['avif-12-megapixels-alpha', { format: 'heif', width: 4000, height: 3000, channels: 4 }],
  ['avif-17-megapixels', { format: 'heif', ...of('17') }],
  ['avif-50-megapixels', { format: 'heif', ...of50, depth: 'uchar' }],
  ['avif-50-megapixels-12-bits-alpha', { format: 'heif', ...of50, ...wide, bitsPerSample: 12 }],
  ['gif-50-megapixels', { format: 'gif', ...of50 }],
  ['jpeg-50-megapixels', { format: 'jpeg', ...of50, isProgressive: false }],
  ['jpeg-6-megapixels-progressive', { format: 'jpeg', ...of('6'), ...progressive }],
  ['jpeg-24-megapixels-progressive', { format: 'jpeg', ...of('24'), ...progressive }],
  [
    'jpeg-50-megapixels-progressive',
    { format: 'jpeg', ...of50, ...progressive, chromaSubsampling: '4:4:4' },
  ],
  [
    'jpeg-50-megapixels-progressive-cmyk',
    { format: 'jpeg', ...of50, ...progressive, space: 'cmyk' },
  ],
  ['png-50-megapixels', { format: 'png', ...of50, isProgressive: false }],
  ['png-50-megapixels-interlaced', { format: 'png', ...of50, ...progressive }],
  [
    'png-50-megapixels-interlaced-16-bits-alpha',
    { format: 'png', ...of50, ...progressive, ...wide },
  ],
  ['tiff-50-megapixels-16-bits-alpha', { format: 'tiff', ...of50, ...wide }],
  ['webp-50-megapixels', { format: 'webp', ...of50 }],
  ['webp-50-megapixels-lossless', { format: 'webp', ...of50, channels: 4 }],
  ['webp-30-frames-of-12-megapixels', { format: 'webp', width: 4000, height: 3000, pages: 30 }],
  ['png-text-of-400-megabytes', { format: 'png', width: 200, height: 100 }],
  ['png-profile-of-400-megabytes', { format: 'png', width: 200, height: 100 }],
])('%s has the format, the size and the pixels that its name states', async (name, expected) => {
  const header = await sharp(readLargePhoto(name), { limitInputPixels: false }).metadata()
  expect(header).toMatchObject(expected)
})

it('has a file for every large photo', () => {
  for (const name of largePhotos) expect(readLargePhoto(name).length, name).toBeLessThan(10_000_000)
})
