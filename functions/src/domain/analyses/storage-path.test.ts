import { describe, expect, it } from 'vitest'
import { parsePhotoPath, parseUploadPath, photoPath, uploadExtensions } from './storage-path.ts'

it('a photo path contains the owner and the name', () => {
  expect(parsePhotoPath(photoPath('ada', 'an_0123'))).toEqual({ uid: 'ada', name: 'an_0123' })
})

it.each([...uploadExtensions, 'JPG', 'Jpeg'])(
  'an upload may have the extension %s',
  (extension) => {
    expect(parseUploadPath(`uploads/ada/leaf-1_b.${extension}`)).toEqual({
      uid: 'ada',
      name: 'leaf-1_b',
    })
  },
)

describe('parsePhotoPath', () => {
  it.each([
    'optimized/ada/leaf.jpg',
    'optimized/ada/leaf.webp/',
    '/optimized/ada/leaf.webp',
    'optimized//leaf.webp',
    'optimized/ada/../bob/leaf.webp',
    'optimized/ada/sub/leaf.webp',
    'optimized/ada/le af.webp',
    'optimized/ada/leaf.webp\n',
    `optimized/ada/${'x'.repeat(101)}.webp`,
    'uploads/ada/leaf.webp',
  ])('rejects %j', (path) => {
    expect(parsePhotoPath(path)).toBeUndefined()
  })
})

describe('parseUploadPath', () => {
  it.each([
    'uploads/ada/leaf.svg',
    'Uploads/ada/leaf.jpg',
    'uploads/ada/leaf',
    'uploads/ada/.jpg',
    'uploads/leaf.jpg',
    'uploads/ada/sub/leaf.jpg',
    'uploads/ada/leaf.jpg.exe',
    'optimized/ada/leaf.jpg',
    'uploads/ada/an_000000000000000000.jpg',
    'uploads/ada/an_.png',
  ])('rejects %j', (path) => {
    expect(parseUploadPath(path)).toBeUndefined()
  })
})
