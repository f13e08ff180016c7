import { limits } from '../limits.ts'
import { startsOfScan } from './slow-decoding.ts'

type Entry = { tag: number; width: number; count: number; at: number }
type Strip = { offset: number; size: number }
type Reader = ReturnType<typeof readerOf>

/** Bytes of a value, by its type (TIFF 6.0, section 2). Types 16 to 18 come from BigTIFF. */
const widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
/** Tags of strips or tiles (TIFF 6.0, sections 8 and 15). */
const tagsOf = {
  offsets: [273, 324],
  sizes: [279, 325],
  compression: [259],
  width: [256],
  height: [257],
  bits: [258],
  samples: [277],
  rowsPerStrip: [278],
  planes: [284],
  tileWidth: [322],
  tileHeight: [323],
} as const
/** libtiff refuses a directory with more tags. */
const tagsMax = 4096
/** Each plane has its own strips or tiles, of one sample for each pixel. */
const separate = 2
const obsoleteJpeg = 6
const jpeg = 7

/**
 * Returns why no real photo is a TIFF like this, or undefined. libvips copies the tags of all
 * directories, and any number of tags and strips may name the same bytes. A strip or tile may be a
 * JPEG, which libvips decodes without a limit on scans, once for each name.
 */
export function excessOfTiff(bytes: Buffer): string | undefined {
  const reader = readerOf(bytes)
  const directories = [...directoriesOf(bytes, reader)]
  const [first] = directories
  const most = limits.tiffDirectoriesMax
  if (first === undefined) return 'The TIFF has no complete directory.'
  if (directories.length > most) return `The TIFF has over ${most} directories.`
  const tagBytes = sum(directories.flat().map(({ width, count }) => width * count))
  return excessOfPixels(bytes, first, reader, tagBytes)
}

/** Only the pixels of the first directory are decoded. */
function excessOfPixels(bytes: Buffer, directory: Entry[], reader: Reader, tagBytes: number) {
  const { tiffStripsMax, namedBytesMax, jpegScansMax, tiffDecodedBytesMax } = limits
  const entriesOf = (tags: readonly number[]) => directory.filter(({ tag }) => tags.includes(tag))
  const entries = Object.values(tagsOf).map(entriesOf)
  // A decoder might read the other one of two entries.
  if (entries.some(({ length }) => length > 1)) return 'The TIFF describes its strips twice.'
  if (entries.flat().some(({ count }) => count > tiffStripsMax))
    return `The TIFF has over ${tiffStripsMax} strips.`
  const valuesOf = (name: keyof typeof tagsOf) => entriesOf(tagsOf[name]).flatMap(reader.values)
  const strips = stripsOf(bytes, valuesOf('offsets'), valuesOf('sizes'))
  if (tagBytes + sum(strips.map(({ size }) => size)) > namedBytesMax)
    return `The parts of the TIFF have over ${namedBytesMax} bytes.`
  const [compression] = valuesOf('compression')
  if (compression === obsoleteJpeg) return 'The TIFF has an obsolete kind of JPEG inside.'
  const scans = strips.map(({ offset, size }) =>
    compression === jpeg ? startsOfScan(bytes.subarray(offset, offset + size)) : 1,
  )
  if (scans.some((each) => each > jpegScansMax))
    return `A JPEG inside the TIFF has over ${jpegScansMax} scans.`
  return sum(scans) * decodedBytesOfStrip(valuesOf) > tiffDecodedBytesMax
    ? `The strips of the TIFF have over ${tiffDecodedBytesMax} bytes after decoding.`
    : undefined
}

/** The bytes of a whole strip or tile. Its decoder makes all of them, even outside the photo. */
function decodedBytesOfStrip(valuesOf: (name: keyof typeof tagsOf) => number[]): number {
  const most = (name: keyof typeof tagsOf, otherwise = 0) =>
    valuesOf(name).reduce((a, b) => Math.max(a, b), 0) || otherwise
  const height = most('height')
  const strip = most('width') * Math.min(most('rowsPerStrip', height), height)
  const pixels = most('tileWidth') * most('tileHeight') || strip
  const samples = most('planes') === separate ? 1 : most('samples', 1)
  return pixels * samples * Math.ceil(most('bits', 1) / 8)
}

/** Yields the entries of each directory until a directory is damaged, where decoders also stop. */
function* directoriesOf(bytes: Buffer, { uint }: Reader): Generator<Entry[]> {
  if (bytes.length < 8) return
  let at = uint(4, 4)
  for (let left = limits.tiffDirectoriesMax; left >= 0 && at > 0; left -= 1) {
    const tags = at + 2 <= bytes.length ? uint(at, 2) : 0
    const end = at + 2 + 12 * tags
    if (tags === 0 || tags > tagsMax || end > bytes.length) return
    const entries: Entry[] = []
    for (let entry = at + 2; entry < end; entry += 12) {
      const width = widths[uint(entry + 2, 2)] ?? 0
      const count = uint(entry + 4, 4)
      const isInside = width * count <= 4
      entries.push({
        tag: uint(entry, 2),
        width,
        count,
        at: isInside ? entry + 8 : uint(entry + 8, 4),
      })
    }
    yield entries
    at = end + 4 <= bytes.length ? uint(end, 4) : 0
  }
}

/** A strip or tile without a size counts as the whole file, as decoders guess its size. */
function stripsOf(bytes: Buffer, offsets: readonly number[], sizes: readonly number[]): Strip[] {
  return offsets.map((offset, at) => ({ offset, size: sizes[at] || bytes.length }))
}

function readerOf(bytes: Buffer) {
  const isLittle = bytes[0] === 0x49
  const uint = (at: number, width: number): number =>
    isLittle ? bytes.readUIntLE(at, width) : bytes.readUIntBE(at, width)
  return {
    uint,
    /** The values of an entry, or none if they lie behind the end of the file. */
    values({ width, count, at }: Entry): number[] {
      if (width === 0 || at + width * count > bytes.length) return []
      // No offset or size has more than 6 bytes.
      const [skipped, read] = [isLittle ? 0 : Math.max(width - 6, 0), Math.min(width, 6)]
      return Array.from({ length: count }, (_, n) => uint(at + width * n + skipped, read))
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0)
}
