import { limits } from '../limits.ts'
import { startsOfScan } from './slow-decoding.ts'

type Entry = { tag: number; width: number; count: number; at: number }
type Strip = { offset: number; size: number }
type Reader = ReturnType<typeof readerOf>

/** Bytes of a value, by its type (TIFF 6.0, section 2). Types 16 to 18 come from BigTIFF. */
const widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
/** Tags of the offsets of strips or tiles, of their sizes, and of their compression. */
const tagsOfPixels = [[273, 324], [279, 325], [259]]
/** libtiff refuses a directory with more tags. */
const tagsMax = 4096
const obsoleteJpeg = 6
const jpeg = 7

/**
 * Returns why no real photo is a TIFF like this, or undefined. libvips copies the tags of all
 * directories, and any number of tags and strips may name the same bytes. A strip or tile may be a
 * JPEG, which libvips decodes without a limit on scans.
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
  const { tiffStripsMax, namedBytesMax, jpegScansMax } = limits
  const [offsets = [], sizes = [], compressions = []] = tagsOfPixels.map((tags) =>
    directory.filter(({ tag }) => tags.includes(tag)),
  )
  // A decoder might read the other one of two entries.
  if ([offsets, sizes, compressions].some((entries) => entries.length > 1))
    return 'The TIFF describes its strips twice.'
  if ([...offsets, ...sizes, ...compressions].some(({ count }) => count > tiffStripsMax))
    return `The TIFF has over ${tiffStripsMax} strips.`
  const strips = stripsOf(bytes, offsets.flatMap(reader.values), sizes.flatMap(reader.values))
  if (tagBytes + sum(strips.map(({ size }) => size)) > namedBytesMax)
    return `The parts of the TIFF have over ${namedBytesMax} bytes.`
  const [compression] = compressions.flatMap(reader.values)
  if (compression === obsoleteJpeg) return 'The TIFF has an obsolete kind of JPEG inside.'
  const isExcess = ({ offset, size }: Strip) =>
    startsOfScan(bytes.subarray(offset, offset + size)) > jpegScansMax
  return compression === jpeg && strips.some(isExcess)
    ? `A JPEG inside the TIFF has over ${jpegScansMax} scans.`
    : undefined
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
