import { expect, it } from 'vitest'
import { excessOfExif } from './exif.ts'

type Directory = { names: readonly number[]; entries?: number; next?: number }

/** EXIF data in big endian unless the order is `II`, whose first directory starts at byte 8. */
function exifOf(directories: readonly Directory[], order = 'MM'): Buffer {
  const numbers = (bytes: 2 | 4, ...values: number[]) => {
    const all = Buffer.alloc(bytes * values.length)
    for (const [index, value] of values.entries())
      if (order === 'II') all.writeUIntLE(value, bytes * index, bytes)
      else all.writeUIntBE(value, bytes * index, bytes)
    return all
  }
  const parts = directories.flatMap(({ names, entries = 0, next = 0 }) => [
    numbers(2, names.length + entries),
    ...names.flatMap((name) => [numbers(2, 0x8769, 4), numbers(4, 1, name)]),
    Buffer.alloc(12 * entries),
    numbers(4, next),
  ])
  return Buffer.concat([Buffer.from(order), numbers(2, 42), numbers(4, 8), ...parts])
}

const behind = (before: string | Buffer, exif: Buffer) =>
  Buffer.concat([Buffer.from(before), Buffer.from('Exif\0\0'), exif])
const excessOf = (exif: Buffer) => excessOfExif(behind('RIFF....', exif), 'webp')

/** A directory that names itself twice. */
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
])('accepts EXIF data %s, of which no decoder reads a directory', (_name, exif) => {
  expect(excessOf(exif)).toBeUndefined()
})

it.each([
  ['right behind the first marker', [0xff, 0xd8, 0xff]],
  ['behind zeros in place of a segment with its length', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]],
])('finds EXIF data in a JPEG %s', (_name, start) => {
  expect(excessOfExif(behind(Buffer.from(start), exifOf([endless])), 'jpeg')).toBe(over100)
})
