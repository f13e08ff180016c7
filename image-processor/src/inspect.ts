import sharp, { type Metadata } from 'sharp'
import { asBuffer } from './buffers.ts'
import type { Isolation } from './concurrency-limiter.ts'
import { isolationFor } from './image/decoder-memory.ts'
import { excessOfParts } from './image/parts.ts'
import { decodingTime } from './image/slow-decoding.ts'
import { sniff } from './image/sniff.ts'
import { limits } from './limits.ts'
import type { OptimiseReply } from './protocol.ts'
import { damaged, type Refused, undecodable } from './refused.ts'

export type Source = Extract<OptimiseReply, { outcome: 'OPTIMISED' }>['source']

export type Inspected = Refused | { outcome: 'DECODABLE'; source: Source; isolation: Isolation }

/**
 * Reads the photo's header without decoding a pixel. Returns every fault of the photo as an
 * outcome, and never throws for a photo. The caller must have scanned the bytes for malware.
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
  const excess = excessOfParts(asBuffer(bytes), format)
  if (excess !== undefined) return undecodable(excess)
  const header = await readHeader(bytes)
  if (header === undefined) return damaged(format)
  const pixels = header.width * header.height
  if (pixels > limits.photoPixelsMax) return tooLarge(pixels)
  const { width: widthPx, height: heightPx } = header.autoOrient
  const time = decodingTime(asBuffer(bytes), format)
  if (typeof time === 'object') return tooManyScans(time.scans)
  const source = { format, widthPx, heightPx, bytes: bytes.byteLength }
  return {
    outcome: 'DECODABLE',
    source,
    isolation: time === 'UNBOUNDED' ? 'CHILD_PROCESS' : isolationFor(format, header),
  }
}

/** Turns off libvips' pixel limit, so that a photo with too many pixels is not called damaged. */
async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

function tooManyScans(scans: number): Refused {
  const most = limits.jpegScansMax
  return undecodable(`The JPEG has ${scans} scans; at most ${most} are accepted.`)
}

function tooLarge(pixels: number): Refused {
  const has = Math.ceil(pixels / 1_000_000)
  const most = limits.photoPixelsMax / 1_000_000
  return {
    outcome: 'TOO_LARGE',
    detail: `The photo has ${has} megapixels; at most ${most} are accepted.`,
  }
}
