import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { type Tag, tiffOf } from '../testing/hostile-containers.ts'
import { excessOfTiff } from './tiff.ts'

const tags = {
  width: 256,
  height: 257,
  bits: 258,
  samples: 277,
  rowsPerStrip: 278,
  planes: 284,
  tileWidth: 322,
  tileHeight: 323,
} as const
type Tags = Partial<Record<keyof typeof tags, number>>

/** A TIFF of one strip or tile, whose directory has these tags. */
function tiffWith(values: Tags): Buffer {
  const entries = Object.entries(values) as [keyof Tags, number][]
  const directory = entries.map(([name, value]): Tag => [tags[name], 4, 1, value])
  return tiffOf(Buffer.alloc(1), [[...directory, [273, 4, 1, 8]]])
}

const billion = { width: 40_000, height: 25_000 }

it.each<[string, Tags, Tags]>([
  ['one strip of all rows', billion, { ...billion, height: 25_001 }],
  [
    'strips of some rows',
    { ...billion, height: 50_000, rowsPerStrip: 25_000 },
    { ...billion, height: 50_000, rowsPerStrip: 25_001 },
  ],
  [
    'a strip that may have more rows than the photo',
    { ...billion, rowsPerStrip: 0xffffffff },
    { ...billion, height: 25_001, rowsPerStrip: 0xffffffff },
  ],
  ['samples', { width: 20_000, height: 25_000, samples: 2 }, { ...billion, samples: 2 }],
  [
    'samples in planes of their own',
    { ...billion, samples: 3, planes: 2 },
    { ...billion, samples: 3, planes: 1 },
  ],
  ['samples of 16 bits', { ...billion, bits: 8 }, { ...billion, bits: 16 }],
  [
    'tiles, however small the photo is',
    { width: 10, height: 10, tileWidth: 40_000, tileHeight: 25_000 },
    { width: 10, height: 10, tileWidth: 40_000, tileHeight: 25_001 },
  ],
  [
    'tiles, however large the photo is',
    { width: 60_000, height: 60_000, tileWidth: 256, tileHeight: 256 },
    { width: 60_000, height: 60_000 },
  ],
])('a TIFF has at most a billion bytes after decoding: %s', (_name, most, over) => {
  expect(excessOfTiff(tiffWith(most))).toBeUndefined()
  expect(excessOfTiff(tiffWith(over))).toContain(`over ${limits.tiffDecodedBytesMax} bytes`)
})

it('a TIFF has at most 20 directories, even if one of them names itself as the next', () => {
  const tiff = tiffWith(billion)
  tiff.writeUInt32LE(tiff.readUInt32LE(4), tiff.length - 4)
  expect(excessOfTiff(tiff)).toContain('over 20 directories')
})

it('a strip without a size counts as the whole file', () => {
  const scans = Buffer.alloc(2 * (limits.jpegScansMax + 1), Buffer.from([0xff, 0xda]))
  const jpegStrip: Tag[] = [
    [259, 4, 1, 7],
    [273, 4, 1, 8],
  ]
  expect(excessOfTiff(tiffOf(scans, [jpegStrip]))).toContain('scans')
  expect(excessOfTiff(tiffOf(scans, [[...jpegStrip, [279, 4, 1, 2]]]))).toBeUndefined()
})

it.each(['LE', 'BE'] as const)('reads a size of 8 bytes, in the order %s', (order) => {
  const size = Buffer.alloc(8)
  size[`writeBigUInt64${order}`](BigInt(limits.namedBytesMax + 1))
  const strip: Tag[] = [
    [273, 4, 1, 8],
    [279, 16, 1, 8],
  ]
  expect(excessOfTiff(tiffOf(size, [strip], order))).toContain('bytes')
})

it('a tag has no values if they lie behind the end', () => {
  expect(excessOfTiff(tiffOf(Buffer.alloc(1), [[[273, 4, 2, 0xffffff]]]))).toBeUndefined()
})

it('a tag of an unknown type has no values', () => {
  expect(excessOfTiff(tiffOf(Buffer.alloc(1), [[[273, 14, 1, 8]]]))).toBeUndefined()
})

it('a TIFF may end with its directory, without the offset of a next one', () => {
  expect(excessOfTiff(tiffWith(billion).subarray(0, -4))).toBeUndefined()
})

it.each([
  ['the end of its header', ''],
  ['the start of its directory', '\x08\0\0\0'],
  ['its tags', '\x08\0\0\0\x01\0'],
  ['any tag', '\x08\0\0\0\0\0'],
])('a TIFF is refused if it lacks %s', (_name, text) => {
  expect(excessOfTiff(Buffer.from(`II*\0${text}`))).toContain('no complete directory')
})
