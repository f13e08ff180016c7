import { expect, it } from 'vitest'
import {
  type LargePhoto,
  readLargePhoto,
} from '../../../image-processor/src/testing/large-photos.ts'
import { observeProcessor } from './observed-processor.ts'

const { optimise } = observeProcessor()

const names: readonly LargePhoto[] = [
  'avif-8-megapixels',
  'avif-17-megapixels',
  'avif-50-megapixels',
  'gif-50-megapixels',
  'jpeg-24-megapixels-progressive',
]

it('the processor optimises the highest allowed number of large photos at once', {
  timeout: 600_000,
}, async () => {
  const photos = [...names, ...names].map(readLargePhoto)
  const replies = await Promise.all(photos.map(optimise))
  expect(new Set(replies.map(({ outcome }) => outcome))).toEqual(new Set(['OPTIMISED']))
})
