import { limits } from '../limits.ts'
import type { SourceFormat } from '../protocol.ts'

/** What precedes EXIF data: its header in any format, and its chunk in a WebP or PNG. */
const starts = [
  { name: 'Exif\0\0', skippedBytes: 6 },
  { name: 'EXIF', skippedBytes: 8 },
  { name: 'eXIf', skippedBytes: 4 },
]
/** The decoder's reader reads no further, whatever the format. */
const readBytesMax = 0xffff
/** Entries that name another directory: Exif, GPS and interoperability (EXIF 2.32, 4.6.3). */
const pointers = [0x8769, 0x8825, 0xa005]

/**
 * Returns why no real photo has EXIF data like this, or undefined. Directories may name themselves
 * or each other, and the decoder's reader follows every name: 24 names take more than a second, and
 * each further name multiplies this. Looks for the data in all bytes, because a photo may have
 * several and a chunk may hide one.
 */
export function excessOfExif(bytes: Buffer, format: SourceFormat): string | undefined {
  const left = { directories: limits.exifDirectoriesMax, entries: limits.exifEntriesMax }
  let found = 0
  for (const { name, skippedBytes } of starts) {
    for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
      found += 1
      if (found > limits.photoPartsMax) return tooMany(limits.photoPartsMax, 'parts')
      const start = at + skippedBytes
      const end =
        format === 'jpeg' && isSegment(bytes, at)
          ? at - 2 + bytes.readUInt16BE(at - 2)
          : start + readBytesMax
      countDirectories(bytes.subarray(start, end), left)
      if (left.directories < 0) return tooMany(limits.exifDirectoriesMax, 'directories')
      if (left.entries < 0) return tooMany(limits.exifEntriesMax, 'entries')
    }
  }
  return undefined
}

/** A JPEG has EXIF data in a segment of up to 64 KB; some photos name directories behind it. */
const isSegment = (bytes: Buffer, at: number): boolean =>
  at >= 4 && bytes.readUInt16BE(at - 4) === 0xffe1

const tooMany = (most: number, parts: string) => `The EXIF data have over ${most} ${parts}.`

/**
 * Follows each name of a directory as often as it is written, as the decoder's reader does. Only
 * the first directory is followed by another one, of the thumbnail, or by a zero.
 */
function countDirectories(exif: Buffer, left: { directories: number; entries: number }): void {
  const order = exif.toString('latin1', 0, 2)
  if ((order !== 'II' && order !== 'MM') || exif.length < 8) return
  const uint = (at: number, width: number) =>
    order === 'II' ? exif.readUIntLE(at, width) : exif.readUIntBE(at, width)
  const first = uint(4, 4)
  const second = first + 2 > exif.length ? [] : [first + 2 + 12 * uint(first, 2)]
  const waiting = [
    first,
    ...second.flatMap((at) => (at + 4 > exif.length ? [] : uint(at, 4) || [])),
  ]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    left.directories -= 1
    if (at + 2 > exif.length) continue
    const end = Math.min(at + 2 + 12 * uint(at, 2), exif.length)
    left.entries -= (end - at - 2) / 12
    if (left.directories < 0 || left.entries < 0) return
    for (let entry = at + 2; entry + 12 <= end; entry += 12)
      if (pointers.includes(uint(entry, 2))) waiting.push(uint(entry + 8, 4))
  }
}
