import { inflateSync } from 'node:zlib'
import { limits } from '../limits.ts'
import type { SourceFormat } from '../protocol.ts'
import { excessOfExif } from './exif.ts'
import { excessOfHeif } from './heif.ts'
import { countGifImages, countMarkers, countPngChunks, pngChunks } from './image-end.ts'
import { hasLargeProfile } from './slow-decoding.ts'
import { excessOfTiff } from './tiff.ts'

/**
 * Returns why a photo has more parts than any real photo, or undefined. Decoders read all parts of
 * the header first, and nothing stops them or counts their memory: the frames of a WebP take time
 * by the square of their number, an empty segment of a JPEG takes 200 bytes of memory, and a
 * text of a PNG grows a thousandfold.
 */
export function excessOfParts(bytes: Buffer, format: SourceFormat): string | undefined {
  return excessOfExif(bytes, format) ?? excessOfFormat(bytes, format)
}

function excessOfFormat(bytes: Buffer, format: SourceFormat): string | undefined {
  if (format === 'jpeg' && countMarkers(bytes, isUncommonFrame) > 0)
    return 'The JPEG uses arithmetic or lossless coding, which no browser can show.'
  if (format === 'jpeg') return tooMany(countMarkers(bytes, isMetadata), 'segments of metadata')
  if (format === 'webp') return tooMany(count(bytes, 'ANMF'), 'frames')
  if (format === 'gif') return tooMany(countGifImages(bytes), 'frames')
  if (format === 'tiff') return excessOfTiff(bytes)
  if (format === 'avif' || format === 'heic') return excessOfHeif(bytes)
  return format === 'png' ? excessOfPng(bytes) : undefined
}

function excessOfPng(bytes: Buffer): string | undefined {
  const chunks = tooMany(countPngChunks(bytes), 'chunks', limits.pngChunksMax)
  if (chunks !== undefined) return chunks
  const texts = pngChunks(bytes, ['zTXt', 'iTXt'])
    .map(deflatedText)
    .filter((text) => text !== undefined)
  const profiles = pngChunks(bytes, ['iCCP'])
  const excess =
    tooMany(texts.length, 'compressed texts') ?? tooMany(profiles.length, 'profiles', 1)
  if (excess !== undefined) return excess
  return (
    tooMuchText(texts) ?? (hasLargeProfile(bytes, 'png') ? undefined : tooMuchProfile(profiles))
  )
}

function tooMany(
  found: number,
  parts: string,
  most: number = limits.photoPartsMax,
): string | undefined {
  return found > most ? `The photo has ${found} ${parts}; at most ${most} are accepted.` : undefined
}

/**
 * A frame that is not baseline, extended or progressive with Huffman coding (ITU-T T.81, table
 * B.1). Arithmetic coding of 1.5 KB makes the decoder read thousands of decisions for each block,
 * so that 50 megapixels take minutes, before the first line and its time limit.
 */
const isUncommonFrame = (marker: number): boolean =>
  marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Application segments and comments, which the decoder keeps in memory. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}

/** Counts a name anywhere in the file, because a decoder also finds frames inside a frame. */
function count(bytes: Buffer, name: string): number {
  let found = 0
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) found += 1
  return found
}

/** The decoder leaves out a damaged profile, but inflates a large one before anyone can stop it. */
function tooMuchProfile(profiles: readonly Chunk[]): string | undefined {
  const most = limits.pngProfileBytesMax
  for (const { data } of profiles) {
    const deflated = data.subarray(data.indexOf(0) + 2)
    try {
      inflateSync(deflated, { maxOutputLength: most })
    } catch (error) {
      if (error instanceof RangeError) return `The colour profile has over ${most} bytes.`
    }
  }
  return undefined
}

type Chunk = ReturnType<typeof pngChunks>[number]

/** The compressed part of a text chunk (PNG specification, 11.3.3), or undefined. */
function deflatedText({ type, data }: Chunk): Buffer | undefined {
  const afterName = (from: number) => data.indexOf(0, from) + 1
  const keyword = afterName(0)
  if (type === 'zTXt') return data.subarray(keyword + 1)
  if (data[keyword] !== 1) return undefined
  return data.subarray(afterName(afterName(keyword + 2)))
}

/**
 * Also refuses damaged texts, because they may be damaged after many megabytes. A megabyte of
 * deflate blocks that hold nothing takes a second, because the decoder inflates it several times.
 */
function tooMuchText(texts: readonly Buffer[]): string | undefined {
  const most = limits.deflatedBytesMax
  if (texts.reduce((sum, text) => sum + text.length, 0) > most)
    return `The compressed texts of the PNG have over ${most} bytes before inflation.`
  let left: number = limits.pngTextBytesMax
  try {
    for (const text of texts) left -= inflateSync(text, { maxOutputLength: left }).length
    return undefined
  } catch {
    return `The compressed texts of the PNG are damaged, or have over ${limits.pngTextBytesMax} bytes.`
  }
}
