import { expect, it } from 'vitest'
import { exifOf } from '../testing/many-parts.ts'
import { excessOfExif } from './exif.ts'

const behind = (before: string | Buffer, exif: Buffer) =>
  Buffer.concat([Buffer.from(before), Buffer.from('Exif\0\0'), exif])
const excessOf = (exif: Buffer) => excessOfExif(behind('RIFF....', exif), 'webp')

/** A directory that names itself twice. A directory takes 6 bytes, and 12 for each entry. */
const endless = { names: [8, 8] }
const over100 = 'The EXIF data have over 100 directories.'

it.each(['II', 'MM'])('refuses a directory that names itself twice, in the order %s', (order) => {
  expect(excessOf(exifOf([endless], order))).toBe(over100)
})

it('counts the directory of the thumbnail, which follows the first one', () => {
  expect(excessOf(exifOf([{ names: [], next: 14 }, { names: [14, 14] }]))).toBe(over100)
})

it('counts the entries of a directory as often as it is named', () => {
  const of4000 = { names: [], entries: 4000 }
  expect(excessOf(exifOf([{ names: [38, 38] }, of4000]))).toBeUndefined()
  expect(excessOf(exifOf([{ names: [50, 50, 50] }, of4000]))).toContain('over 10000 entries')
})

it.each([
  ['of another byte order', exifOf([endless], 'XX')],
  ['of two bytes', Buffer.from('MM')],
  ['whose first directory lies behind the end', exifOf([]).fill(0xff, 4)],
  ['that end before the offset of the second directory', exifOf([{ names: [] }]).subarray(0, -4)],
  ['that name a directory behind the end', exifOf([{ names: [0xffffff] }])],
])('accepts EXIF data %s', (_name, exif) => {
  expect(excessOf(exif)).toBeUndefined()
})

it.each([
  ['right behind the first marker', [0xff, 0xd8, 0xff]],
  ['behind zeros in place of a segment with its length', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]],
])('finds EXIF data in a JPEG %s', (_name, start) => {
  expect(excessOfExif(behind(Buffer.from(start), exifOf([endless])), 'jpeg')).toBe(over100)
})
