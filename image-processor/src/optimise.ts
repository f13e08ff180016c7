import { createHash } from 'node:crypto'
import sharp, { type Metadata, type SharpOptions, type WebpOptions } from 'sharp'
import { sniff } from './image/sniff.ts'
import { limits } from './limits.ts'
import type { OptimiseReply, SourceFormat } from './protocol.ts'

/**
 * The documented settings: a stored photo is byte for byte
 * `sharp(photo, input).resize(resize).webp(webp).toBuffer()`.
 *
 * sharp writes no metadata and converts to sRGB unless told otherwise, and `failOn` stays at its default
 * ('warning'), which refuses truncated photos. Effort 2 takes 0.6 of the time of the default for the same
 * bytes (docs/decisions/0011).
 */
export const optimiseSettings = {
  input: { autoOrient: true, limitInputPixels: limits.photoPixelsMax } satisfies SharpOptions,
  resize: {
    width: limits.optimisedSidePxMax,
    height: limits.optimisedSidePxMax,
    fit: 'inside',
    withoutEnlargement: true,
  },
  webp: { quality: 92, effort: 2 } satisfies WebpOptions,
} as const

export type Optimised = Omit<Extract<OptimiseReply, { outcome: 'OPTIMISED' }>, 'imageBase64'> & {
  webp: Buffer
}
type Refused = Extract<OptimiseReply, { outcome: 'UNDECODABLE' | 'TOO_LARGE' }>
export type OptimiseResult = Optimised | Refused

export type Inspected =
  | Refused
  | {
      outcome: 'DECODABLE'
      source: Optimised['source']
      /** Whether the decoder will hold the whole picture in memory, and it is a large one. */
      needsRoom: boolean
    }

/** `inspectPhoto`, then `encodePhoto`, for those who have no memory to bound. */
export async function optimisePhoto(
  bytes: Uint8Array,
  timeoutSeconds: number,
): Promise<OptimiseResult> {
  const inspected = await inspectPhoto(bytes)
  if (inspected.outcome !== 'DECODABLE') return inspected
  return await encodePhoto(bytes, inspected.source, timeoutSeconds)
}

/**
 * What the header says, before one pixel is decoded. Every fault of the photo is an outcome; nothing about a
 * photo throws. The bytes must have been scanned.
 */
export async function inspectPhoto(bytes: Uint8Array): Promise<Inspected> {
  const sniffed = sniff(bytes)
  if (sniffed.kind === 'HEIC') {
    return undecodable('HEIC photos are not supported: convert the photo to JPEG, PNG or WebP.')
  }
  if (sniffed.kind === 'OTHER') {
    return undecodable('The bytes are no JPEG, PNG, WebP, AVIF, GIF or TIFF photo.')
  }
  const { format } = sniffed
  const header = await readHeader(bytes)
  if (header === undefined) return damaged(format)
  const pixels = header.width * header.height
  const pixelsMax = pixelsMaxOf(format, header)
  if (pixels > pixelsMax) return tooLarge(format, pixels, pixelsMax)
  const { width: widthPx, height: heightPx } = header.autoOrient
  return {
    outcome: 'DECODABLE',
    source: { format, widthPx, heightPx, bytes: bytes.byteLength },
    needsRoom: pixels > limits.sharedDecodePixelsMax && !decodesInStrips(format, header),
  }
}

/** Without libvips' own pixel limit, so that a pixel flood is told from a damaged photo. */
async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

/**
 * Fewer where the decoder holds the whole picture in a costly form: 50 megapixels of AVIF take 965 MB, of an interlaced
 * PNG of 16 bits with alpha 568 MB (docs/decisions/0123).
 */
function pixelsMaxOf(format: SourceFormat, header: Metadata): number {
  if (decodesInStrips(format, header)) return limits.photoPixelsMax
  const byDepth = header.channels * (header.depth === 'ushort' ? 2 : 1)
  const perPixel = format === 'avif' ? avifBytes(header) : byDepth * 1.25
  return Math.min(limits.photoPixelsMax, Math.floor(limits.decodedBytesMax / perPixel))
}

/** For each pixel: the planes of the decoder, their copy in RGB, and that of libvips. */
function avifBytes({ hasAlpha }: Metadata): number {
  return hasAlpha ? 28 : 20
}

/** Measured on 50 megapixels: these stay below 220 MB, the others take 300 to 1000 (docs/decisions/0012). */
function decodesInStrips(format: SourceFormat, header: Metadata): boolean {
  if (format === 'tiff') return true
  return (format === 'jpeg' || format === 'png') && header.isProgressive !== true
}

/**
 * Makes the WebP that is stored: upright, sRGB, without any metadata, at most 1024 x 1024, never enlarged.
 * Takes what `inspectPhoto` let through; what only the decoding shows is an outcome too.
 */
export async function encodePhoto(
  bytes: Uint8Array,
  source: Optimised['source'],
  timeoutSeconds: number,
): Promise<OptimiseResult> {
  try {
    const { data, info } = await sharp(bytes, optimiseSettings.input)
      .resize(optimiseSettings.resize)
      .webp(optimiseSettings.webp)
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true })
    return {
      outcome: 'OPTIMISED',
      webp: data,
      widthPx: info.width,
      heightPx: info.height,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
      source,
    }
  } catch (error) {
    // A retry would cost the same again, so a photo that is too slow to decode is refused for good.
    if (isTimeout(error)) return undecodable('The photo takes too long to decode.')
    return damaged(source.format)
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^timeout/i.test(error.message)
}

function damaged(format: SourceFormat): Refused {
  return undecodable(`The ${format.toUpperCase()} data is damaged or incomplete.`)
}

function undecodable(detail: string): Refused {
  return { outcome: 'UNDECODABLE', detail }
}

function tooLarge(format: SourceFormat, pixels: number, pixelsMax: number): Refused {
  const has = Math.ceil(pixels / 1_000_000)
  const most = Math.floor(pixelsMax / 1_000_000)
  return {
    outcome: 'TOO_LARGE',
    detail: `The photo has ${has} megapixels; at most ${most} are accepted of such a ${format.toUpperCase()}.`,
  }
}
