import { expect, it } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { imageEnd } from './image-end.ts'

const jpegOf = (hex: string) => Buffer.from(`ffd8${hex}`, 'hex')
const trailing = Buffer.from('MZ')

it.each([
  ['fill bytes before the end', 'ffffffd9'],
  ['a marker of the end inside a table', 'ffc40004ffd9ffd9'],
  ['a marker of the end inside EXIF data', 'ffe10004ffd9ffd9'],
  ['a restart inside a scan', 'ffda000211ffd022ffd9'],
  ['a stuffed byte inside a scan', 'ffda000211ff0022ffd9'],
  ['a second start', 'ffd8ffd9'],
  ['a segment whose length is too small', 'ffe10000ffd9'],
])('finds the end of a JPEG with %s', (_name, hex) => {
  const jpeg = jpegOf(hex)
  expect(imageEnd(Buffer.concat([jpeg, trailing]))).toBe(jpeg.length)
})

it.each([
  ['no marker', 'ff'],
  ['no further marker', 'ffda00021122'],
  ['half a marker', 'ffda000211ff'],
  ['half a length', 'ffe100'],
  ['a segment that is cut off', 'ffe100ff00'],
])('finds no end of a JPEG with %s', (_name, hex) => {
  expect(imageEnd(jpegOf(hex))).toBeUndefined()
})

it.each(['gif', 'png'] as const)('finds the end of a %s, unless it is cut off', async (format) => {
  const photo = await drawPhoto(20, 10)[format]().toBuffer()
  expect(imageEnd(Buffer.concat([photo, trailing]))).toBe(photo.length)
  for (let size = 8; size < photo.length; size += 1)
    expect(imageEnd(photo.subarray(0, size))).toBeUndefined()
})

it('finds no end of a GIF with a block of an unknown kind', async () => {
  const gif = await drawPhoto(20, 10).gif().toBuffer()
  const picture = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  gif[picture] = 0x2d
  expect(imageEnd(gif)).toBeUndefined()
})

const ftyp = '\0\0\0\x10ftypavif\0\0\0\0'
it.each([
  ['a box of an odd type', '\0\0\0\x08f\x01ee', 16],
  ['a box that is smaller than its header', '\0\0\0\x07free', 16],
  ['a box that is cut off', '\0\0\0\x0cfree', 16],
  ['a box without a size, which ends with the file', '\0\0\0\0free....', 28],
  ['a box with a size of 8 bytes', '\0\0\0\x01free\0\0\0\0\0\0\0\x11.', 33],
  ['a box whose size of 8 bytes is cut off', '\0\0\0\x01free\0\0\0\0', 16],
])('finds the end of an AVIF with %s', (_name, text, end) => {
  expect(imageEnd(Buffer.from(ftyp + text, 'latin1'))).toBe(end)
})
