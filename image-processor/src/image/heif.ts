import { limits } from '../limits.ts'
import { boxesOf } from './image-end.ts'

/**
 * Returns why no real photo is an AVIF or HEIC like this, or undefined. The decoder copies
 * all metadata before the first pixel, and any number of extents may name the same bytes.
 */
export function excessOfHeif(bytes: Buffer): string | undefined {
  const most = limits.namedBytesMax
  let total = 0
  try {
    for (const box of boxesOf(bytes)) {
      if (box.type !== 'meta') continue
      // Behind its version and flags, the box contains boxes.
      const meta = bytes.subarray(box.start + 4, box.end)
      for (const { type, start, end } of boxesOf(meta))
        if (type === 'iloc') total += bytesOfItems(meta.subarray(start, end), bytes.length)
    }
  } catch {
    return 'The list of items of the photo is damaged.'
  }
  return total > most ? `The items of the photo have over ${most} bytes.` : undefined
}

/**
 * Adds the lengths of all extents (ISO/IEC 14496-12, 8.11.3). A length of 0 means the whole file.
 * Throws when the list is damaged. Stops at the limit, because an extent may have no bytes at all.
 */
function bytesOfItems(list: Buffer, fileBytes: number): number {
  let at = 4
  const read = (width: number): number => {
    at += width
    if (width === 8) return Number(list.readBigUInt64BE(at - 8))
    return width === 0 ? 0 : list.readUIntBE(at - width, width)
  }
  const widths = widthsOf(list.readUInt8(0), read(2))
  const items = read(widths.id)
  let total = 0
  for (let item = 0; item < items; item += 1) {
    at += widths.item
    for (let extents = read(2); extents > 0; extents -= 1) {
      at += widths.offset
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
