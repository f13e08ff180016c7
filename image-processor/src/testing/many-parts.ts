import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPhoto, insertPngChunk } from './photos.ts'

/** A dynamic Huffman block and a stored block, both empty (RFC 1951, 3.2). */
const emptyBlocks = '04ef81962449922449feffe7deed7465b8a9302100128b9a4756cfde010000ffff'
/** The last stored block, and the checksum of nothing (RFC 1950, 2.2). */
const deflatedEnd = Buffer.from('010000ffff00000001', 'hex')

/** Small photos of many parts, which decoders read before the first pixel. */
export const manyParts = {
  async webpOfFrames(frames: number): Promise<Buffer> {
    return webpOf(Array(frames).fill(await frame()))
  },
  async gifOfFrames(frames: number, hasZeros = false): Promise<Buffer> {
    const gif = await drawPhoto(20, 10).gif().toBuffer()
    const colours = 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)
    const [head, frame] = [gif.subarray(0, 13 + colours), gif.subarray(13 + colours, -1)]
    const part = hasZeros ? Buffer.concat([frame, Buffer.alloc(2)]) : frame
    return Buffer.concat([head, ...Array<Buffer>(frames).fill(part), gif.subarray(-1)])
  },
  /** One frame that contains the other frames behind its picture. */
  async webpOfNestedFrames(frames: number): Promise<Buffer> {
    const inner = Buffer.concat(Array(frames).fill(await frame()))
    return webpOf([riffChunk('ANMF', Buffer.concat([(await frame()).subarray(8), inner]))])
  },
  async pngOfTexts(type: 'zTXt' | 'iTXt', texts: number, megabytes: number): Promise<Buffer> {
    const head = Buffer.from(type === 'zTXt' ? 'Comment\0\0' : 'Comment\0\x01\0\0\0', 'latin1')
    const text = Buffer.concat([head, deflateSync(Buffer.alloc(megabytes * 1_000_000, 'a'))])
    let png: Buffer = await drawPhoto(20, 10).png().toBuffer()
    for (let n = 0; n < texts; n += 1) png = insertPngChunk(png, type, text)
    return png
  },
  /** A chunk behind the header, as in a PNG that a program has edited. */
  pngWith: async (type: string, data: string): Promise<Buffer> =>
    insertPngChunk(await drawPhoto(20, 10).png().toBuffer(), type, Buffer.from(data)),
  /** A text or profile that inflates to nothing, from blocks whose Huffman codes take long. */
  async pngOfNothingDeflated(type: 'zTXt' | 'iTXt' | 'iCCP', bytes: number): Promise<Buffer> {
    const head = Buffer.from(type === 'iTXt' ? 'Comment\0\x01\0\0\0' : 'Comment\0\0', 'latin1')
    const block = Buffer.from(emptyBlocks, 'hex')
    const blocks = Buffer.alloc(bytes - (bytes % block.length), block)
    const data = Buffer.concat([head, Buffer.from('7801', 'hex'), blocks, deflatedEnd])
    return insertPngChunk(await drawPhoto(64, 64).png().toBuffer(), type, data)
  },
  /** Chunks that the decoder finds damaged, or chunks of pixels that hold nothing. */
  async pngOfChunks(type: string, chunks: number, bytes = 2): Promise<Buffer> {
    const png = await drawPhoto(20, 10).png().toBuffer()
    const size = 12 + bytes
    const chunk = insertPngChunk(png, type, Buffer.alloc(bytes)).subarray(33, 33 + size)
    const list = Buffer.alloc(size * chunks, chunk)
    return Buffer.concat([png.subarray(0, 33), list, png.subarray(33)])
  },
  /** EXIF data whose only directory names itself in each entry. */
  async photoOfExif(format: 'jpeg' | 'png' | 'webp', names: number): Promise<Buffer> {
    const photo = await drawPhoto(20, 10)[format]().toBuffer()
    const exif = exifOf([endless(names)], 'II')
    if (format === 'png') return insertPngChunk(photo, 'eXIf', exif)
    if (format === 'webp') return webpOf([photo.subarray(12), riffChunk('EXIF', exif)])
    const data = Buffer.concat([Buffer.from('Exif\0\0'), exif])
    const head = Buffer.from([0xff, 0xe1, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([photo.subarray(0, 2), head, data, photo.subarray(2)])
  },
  /** A WebP chunk whose size looks like the start of a segment of a JPEG. */
  async webpOfExifLikeJpeg(): Promise<Buffer> {
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifOf([endless(200)], 'II')], 0xe1ff)
    const photo = await drawPhoto(20, 10).webp().toBuffer()
    return webpOf([photo.subarray(12), riffChunk('EXIF', exif)])
  },
  async gifOfExifNames(names: number): Promise<Buffer> {
    return Buffer.concat([
      await drawPhoto(20, 10).gif().toBuffer(),
      Buffer.alloc(4 * names, 'EXIF'),
    ])
  },
  /** A colour profile with a tag whose elements of 8 bytes name the same bytes. */
  async pngOfProfile(type: string, count = 40_000): Promise<Buffer> {
    const { icc = Buffer.alloc(0) } = await sharp(
      await drawPhoto(20, 10).withIccProfile('srgb').png().toBuffer(),
    ).metadata()
    const elements = Buffer.alloc(8 * count)
    const profile = Buffer.concat([icc, Buffer.from(type), elements])
    profile.writeUInt32BE(profile.length, 0)
    const chunk = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(profile)])
    return insertPngChunk(await drawPhoto(20, 10).png().toBuffer(), 'iCCP', chunk)
  },
  /** A photo whose profile has a tag of elements that all name the same curves (ICC.1, 10.18). */
  async photoOfElements(format: 'png' | 'tiff', count: number): Promise<Buffer> {
    const { icc = Buffer.alloc(0) } = await sharp(
      await drawPhoto(9, 9).withIccProfile('srgb').png().toBuffer(),
    ).metadata()
    const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(withElements(icc, count))])
    const png = insertPngChunk(await drawPhoto(256, 256).png().toBuffer(), 'iCCP', profile)
    return format === 'png' ? png : await sharp(png).keepIccProfile().tiff().toBuffer()
  },
  /** Each profile inflates to just below the limit of one profile. */
  async pngOfProfiles(profiles: number): Promise<Buffer> {
    const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(9_900_000))])
    let png: Buffer = await drawPhoto(20, 10).png().toBuffer()
    for (let n = 0; n < profiles; n += 1) png = insertPngChunk(png, 'iCCP', profile)
    return png
  },
  /** A JPEG whose frame header has another marker, which names another kind of coding. */
  async jpegOfFrame(marker: number): Promise<Buffer> {
    const jpeg = await drawPhoto(20, 10).jpeg().toBuffer()
    jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker
    return jpeg
  },
  /** Empty segments with EXIF's marker or another. */
  async jpegOfSegments(segments: number, marker = 0xe1): Promise<Buffer> {
    const jpeg = await drawPhoto(20, 10).jpeg().toBuffer()
    const empty = Buffer.alloc(4 * segments, Buffer.from([0xff, marker, 0, 2]))
    return Buffer.concat([jpeg.subarray(0, 2), empty, jpeg.subarray(2)])
  },
}

/** Adds the tag `D2B0` behind the others of a profile (ICC.1, 7.3), whose offsets it moves. */
function withElements(icc: Buffer, count: number): Buffer {
  const tags = icc.readUInt32BE(128)
  const end = 132 + 12 * tags
  const head = Buffer.concat([icc.subarray(0, end), Buffer.alloc(12)])
  for (let at = 136; at < end; at += 12) head.writeUInt32BE(head.readUInt32BE(at) + 12, at)
  const elements = elementsOf(count)
  head.write('D2B0', end)
  head.writeUInt32BE(icc.length + 12, end + 4)
  head.writeUInt32BE(elements.length, end + 8)
  head.writeUInt32BE(tags + 1, 128)
  head.writeUInt32BE(head.length + icc.length - end + elements.length, 0)
  // Only profiles of this version have such tags.
  head.writeUInt32BE(0x04400000, 8)
  return Buffer.concat([head, icc.subarray(end), elements])
}

/** Elements with three channels, each of which is the same set of curves `x`. */
function elementsOf(count: number): Buffer {
  const words = (...numbers: number[]) => {
    const bytes = Buffer.alloc(4 * numbers.length)
    numbers.forEach((number, at) => {
      bytes.writeUInt32BE(number, 4 * at)
    })
    return bytes
  }
  const [channels, one] = [0x00030003, 0x3f800000]
  const curve = ['curf', words(0, 0x00010000), 'parf', words(0, 0, one, one, 0, 0)]
  const set = ['cvst', words(0, channels, 36, 40, 36, 40, 36, 40), ...curve]
  const places = Array.from({ length: count }, () => [16 + 8 * count, 76]).flat()
  const parts = ['mpet', words(0, channels, count, ...places), ...set]
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

/** The offsets of the directories that it names, its other entries, and the next one's offset. */
type Directory = { names: readonly number[]; entries?: number; next?: number }

/** EXIF data in big endian unless the order is `II`, whose first directory starts at byte 8. */
export function exifOf(directories: readonly Directory[], order = 'MM'): Buffer {
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

/** A directory all of whose entries name it again. */
const endless = (names: number): Directory => ({ names: Array(names).fill(8) })

/** A frame of one pixel (WebP container specification, "Animation"). */
async function frame(): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3, background: '#080' } as const
  const still = await sharp({ create }).webp().toBuffer()
  return riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), still.subarray(12)]))
}

function webpOf(frames: Buffer[]): Buffer {
  const animated = Buffer.alloc(10, Buffer.from([2, ...Array(9).fill(0)]))
  const parts = [riffChunk('VP8X', animated), riffChunk('ANIM', Buffer.alloc(6)), ...frames]
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
