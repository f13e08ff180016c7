import { limits } from '../limits.ts'
import { boxesOf } from './image-end.ts'

/**
 * Returns why no real photo is an AVIF or HEIC like this, or undefined. The decoder copies
 * all metadata before the first pixel, and any number of extents may name the same bytes. It also
 * decodes whole tiles of any size, as often as a grid names them.
 */
export function excessOfHeif(bytes: Buffer): string | undefined {
  const { namedBytesMax, tilePixelsMax, heifPartsMax } = limits
  const parts = countedParts(heifPartsMax)
  let total = 0
  let pixels = 0
  try {
    for (const meta of parts.contentsOf(bytes)('meta')) {
      // Behind its version and flags, the box contains boxes.
      const boxes = parts.contentsOf(meta.subarray(4))
      for (const list of boxes('iloc')) total += bytesOfItems(list, bytes.length, parts)
      const sizes = sizesOfItems(boxes('iprp'), parts)
      for (const list of boxes('iref')) pixels = Math.max(pixels, pixelsOfTiles(list, sizes, parts))
    }
  } catch {
    return `The list of items of the photo is damaged, or has over ${heifPartsMax} parts.`
  }
  if (total > namedBytesMax) return `The items of the photo have over ${namedBytesMax} bytes.`
  return pixels > tilePixelsMax
    ? `The tiles of the photo have over ${tilePixelsMax} pixels.`
    : undefined
}

type Parts = ReturnType<typeof countedParts>

/** Counts the parts of a photo, and throws above the limit: a box or an item may have no bytes. */
function countedParts(most: number) {
  let left = most
  const count = (parts: number): void => {
    left -= parts
    if (left < 0) throw new RangeError('the photo has too many parts')
  }
  const boxesIn = (bytes: Buffer) => {
    const boxes: { type: string; content: Buffer }[] = []
    for (const { type, start, end } of boxesOf(bytes)) {
      count(1)
      boxes.push({ type, content: bytes.subarray(start, end) })
    }
    return boxes
  }
  /** Returns a function that finds the contents of all boxes of a type. */
  const contentsOf = (bytes: Buffer) => {
    const boxes = boxesIn(bytes)
    return (wanted: string): Buffer[] =>
      boxes.filter(({ type }) => type === wanted).map(({ content }) => content)
  }
  return { count, boxesIn, contentsOf }
}

/** Reads one number behind the other, and throws behind the end. */
function cursorOf(list: Buffer, start = 0) {
  let at = start
  const skip = (width: number): void => {
    at += width
  }
  const read = (width: number): number => {
    skip(width)
    if (width === 8) return Number(list.readBigUInt64BE(at - 8))
    return width === 0 ? 0 : list.readUIntBE(at - width, width)
  }
  return { read, skip }
}

/**
 * The most pixels of the tiles of an item (ISO/IEC 14496-12, 8.11.12). A tile may have tiles, but
 * not itself.
 */
function pixelsOfTiles(
  references: Buffer,
  sizes: ReadonlyMap<number, number>,
  { count, contentsOf }: Parts,
): number {
  const idBytes = references.readUInt8(0) === 0 ? 2 : 4
  const tiles = new Map<number, number[]>()
  for (const derived of contentsOf(references.subarray(4))('dimg')) {
    const { read } = cursorOf(derived)
    const item = read(idBytes)
    if (tiles.has(item)) throw new RangeError('the tiles are listed twice')
    const length = read(2)
    count(length)
    tiles.set(
      item,
      Array.from({ length }, () => read(idBytes)),
    )
  }
  const known = new Map<number, number>()
  const pixelsOf = (item: number): number => {
    const found = known.get(item)
    if (found !== undefined) return found
    known.set(item, Number.POSITIVE_INFINITY)
    const own = tiles.get(item)?.reduce((sum, tile) => sum + pixelsOf(tile), 0)
    const pixels = own ?? sizes.get(item) ?? 0
    known.set(item, pixels)
    return pixels
  }
  return [...tiles.keys()].reduce((most, item) => Math.max(most, pixelsOf(item)), 0)
}

/** The largest size of each item among its properties (ISO/IEC 23008-12, 6.5.3 and 9.3.1). */
function sizesOfItems(
  properties: readonly Buffer[],
  { count, boxesIn, contentsOf }: Parts,
): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const boxes of properties.map(contentsOf)) {
    const pixels = boxes('ipco').flatMap((list) =>
      boxesIn(list).map(({ type, content }) =>
        type === 'ispe' ? content.readUInt32BE(4) * content.readUInt32BE(8) : 0,
      ),
    )
    for (const list of boxes('ipma')) {
      const { read } = cursorOf(list)
      const idBytes = read(1) === 0 ? 2 : 4
      const [width, most] = read(3) % 2 === 1 ? [2, 0x7fff] : [1, 0x7f]
      for (let entries = read(4); entries > 0; entries -= 1) {
        count(1)
        const item = read(idBytes)
        for (let left = read(1); left > 0; left -= 1) {
          const size = pixels[(read(width) & most) - 1] ?? 0
          sizes.set(item, Math.max(sizes.get(item) ?? 0, size))
        }
      }
    }
  }
  return sizes
}

/**
 * Adds the lengths of all extents (ISO/IEC 14496-12, 8.11.3). A length of 0 means the whole file.
 * Throws when the list is damaged. Stops at the limit, because an extent may have no bytes at all.
 */
function bytesOfItems(list: Buffer, fileBytes: number, { count }: Parts): number {
  const { read, skip } = cursorOf(list, 4)
  const widths = widthsOf(list.readUInt8(0), read(2))
  const items = read(widths.id)
  let total = 0
  for (let item = 0; item < items; item += 1) {
    skip(widths.item)
    count(1)
    for (let extents = read(2); extents > 0; extents -= 1) {
      skip(widths.offset)
      total += read(widths.length) || fileBytes
      if (total > limits.namedBytesMax) return total
    }
  }
  return total
}

/** The widths of an item's id, of an item before its extents, and of an extent's two parts. */
function widthsOf(version: number, packed: number) {
  const id = version < 2 ? 2 : 4
  const [method, index] = version === 0 ? [0, 0] : [2, widthOf(packed)]
  return {
    id,
    item: id + method + 2 + widthOf(packed >> 4),
    offset: index + widthOf(packed >> 12),
    length: widthOf(packed >> 8),
  }
}

function widthOf(bits: number): number {
  const width = bits & 15
  if (width !== 0 && width !== 4 && width !== 8) throw new RangeError('the width is damaged')
  return width
}
