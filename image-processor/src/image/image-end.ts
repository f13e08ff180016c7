import { limits } from '../limits.ts'
import { sniff } from './sniff.ts'

/**
 * Returns the offset just after the image, where every decoder stops reading. Returns undefined if
 * the image is truncated or its format is unknown.
 *
 * The parts of a TIFF lie in any order, and nothing marks the end, so all bytes after the header
 * count as trailing. Uses no decoder, because decoders do not report where an image ended.
 */
export function imageEnd(bytes: Buffer): number | undefined {
  const sniffed = sniff(bytes)
  if (sniffed.kind === 'OTHER') return undefined
  switch (sniffed.format) {
    case 'jpeg':
      return endOfJpeg(bytes)
    case 'png':
      return endOfPng(bytes)
    case 'gif':
      return endOfGif(bytes)
    case 'webp':
      return within(bytes, 8 + bytes.readUInt32LE(4))
    case 'avif':
    case 'heic':
      return endOfBoxes(bytes)
    case 'tiff':
      return 8
  }
}

function within(bytes: Buffer, offset: number): number | undefined {
  return offset <= bytes.length ? offset : undefined
}

/** Counts the wanted markers of a JPEG, except inside the content of the segments. */
export function countMarkers(bytes: Buffer, isWanted: (marker: number) => boolean): number {
  let count = 0
  endOfJpeg(bytes, (marker) => {
    if (isWanted(marker)) count += 1
  })
  return count
}

/**
 * Walks from segment to segment (ITU-T T.81, annex B). A search for the end marker would stop
 * inside an EXIF thumbnail, which has end markers too.
 */
function endOfJpeg(
  bytes: Buffer,
  onMarker: (marker: number) => void = () => undefined,
): number | undefined {
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at = bytes.indexOf(0xff, at)
      if (at === -1) return undefined
      continue
    }
    const marker = bytes[at + 1] ?? 0
    onMarker(marker)
    if (marker === 0xd9) return at + 2
    if (marker === 0xff) at += 1
    else if (hasNoLength(marker)) at += 2
    else if (at + 4 > bytes.length) return undefined
    else at += 2 + Math.max(bytes.readUInt16BE(at + 2), 2)
  }
  return undefined
}

/** TEM, start-of-image, restart markers and stuffed bytes in scan data have no length field. */
function hasNoLength(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

/** Counts the chunks before the end of a PNG, up to one over the limit. */
export function countPngChunks(bytes: Buffer): number {
  let count = 0
  endOfPng(bytes, () => {
    count += 1
  })
  return count
}

/** The data of all chunks of these types before the end of a PNG, as views of the bytes. */
export function pngChunks(bytes: Buffer, types: readonly string[]) {
  const found: { type: string; data: Buffer }[] = []
  endOfPng(bytes, (type, at, next) => {
    if (types.includes(type)) found.push({ type, data: bytes.subarray(at + 8, next - 4) })
  })
  return found
}

/** Reads no chunk behind the first one over the limit: a chunk may have no bytes. */
function endOfPng(
  bytes: Buffer,
  onChunk: (type: string, at: number, next: number) => void = () => undefined,
): number | undefined {
  let at = 8
  for (let chunks = 0; chunks <= limits.pngChunksMax && at + 12 <= bytes.length; chunks += 1) {
    const next = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return within(bytes, next)
    onChunk(type, at, next)
    at = next
  }
  return undefined
}

/** Counts the images of a GIF, each of which is a frame of an animation. */
export function countGifImages(bytes: Buffer): number {
  let count = 0
  endOfGif(bytes, () => {
    count += 1
  })
  return count
}

function endOfGif(bytes: Buffer, onImage: () => void = () => undefined): number | undefined {
  let at = 13 + colourTableBytes(bytes[10] ?? 0)
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) return at + 1
    if (block === 0x21) at = endOfSubBlocks(bytes, at + 2)
    else if (block === 0x2c) {
      onImage()
      at = endOfSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9] ?? 0))
    } else if (block === 0) {
      // Decoders skip zeros between blocks.
      at += 1
    } else return undefined
  }
  return undefined
}

function colourTableBytes(packed: number): number {
  return (packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 0x07) + 1)
}

function endOfSubBlocks(bytes: Buffer, start: number): number {
  let at = start
  for (let size = bytes[at]; size !== undefined && size > 0; size = bytes[at]) at += 1 + size
  return at + 1
}

/** A box of size 0 ends with the file. Stops at data that is not a box. */
function endOfBoxes(bytes: Buffer): number {
  let end = 0
  for (const box of boxesOf(bytes)) {
    if (!/^[\w ]{4}$/.test(box.type)) return end
    end = box.end
  }
  return end
}

/** The type of a box, the offset of its content and the offset of its end. */
type Box = { type: string; start: number; end: number }

/** The boxes (ISO/IEC 14496-12, 4.2) from the start of the bytes, until the first damaged box. */
export function* boxesOf(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const head = size === 1 && at + 16 <= bytes.length ? 16 : 8
    const boxBytes = head === 16 ? Number(bytes.readBigUInt64BE(at + 8)) : size
    const end = size === 0 ? bytes.length : at + boxBytes
    if (end < at + head || end > bytes.length) return
    const type = bytes.toString('latin1', at + 4, at + 8)
    yield { type, start: at + head, end }
    at = end
  }
}
