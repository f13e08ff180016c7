import { expect, it } from 'vitest'
import {
  type LargePhoto,
  readLargePhoto,
} from '../../../image-processor/src/testing/large-photos.ts'
import { observeProcessor } from './observed-processor.ts'

const { optimise } = observeProcessor()

/** The photos of `large-photos-at-once.test.ts` are not repeated here. */
it.each<LargePhoto>([
  'avif-12-megapixels-alpha',
  'avif-50-megapixels-12-bits-alpha',
  'jpeg-50-megapixels-progressive',
  'jpeg-50-megapixels-progressive-cmyk',
  'png-50-megapixels-interlaced-16-bits-alpha',
  'webp-50-megapixels-lossless',
  'tiff-50-megapixels-16-bits-alpha',
])(
  'optimises %s, although the decoder keeps the whole photo in memory',
  { timeout: 600_000 },
  async (name) => {
    expect((await optimise(readLargePhoto(name))).outcome).toBe('OPTIMISED')
  },
)
