import { expect, it } from 'vitest'
import { isOnPhotos } from './on-photos.ts'

it('knows the tests on photos by their paths, so that mutants run them', () => {
  expect(isOnPhotos('image-processor/src/inspect.test.ts')).toBe(true)
  expect(isOnPhotos('image-processor/src/scanner/clamd.test.ts')).toBe(true)
  expect(isOnPhotos('test/image-processor/hostile/large-photos.test.ts')).toBe(true)
  expect(isOnPhotos('image-processor/src/app.test.ts')).toBe(false)
})
