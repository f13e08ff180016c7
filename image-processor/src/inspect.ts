import { asBuffer } from './buffers.ts'
import type { Isolation } from './concurrency-limiter.ts'
import { isolationFor } from './image/decoder-memory.ts'
import { readHeader } from './image/header.ts'
import { excessOfParts } from './image/parts.ts'
import {
  decodingTime,
  hasLargeProfile,
  hasSlowProfile,
  isSlowFormat,
} from './image/slow-decoding.ts'
import { sniff } from './image/sniff.ts'
import { limits } from './limits.ts'
import type { SourceFormat } from './protocol.ts'
import { damaged, type Refused, tooLarge, undecodable } from './refused.ts'

/** A photo with its size after the EXIF orientation. A child process reads the size itself. */
export type Decodable = { outcome: 'DECODABLE'; format: SourceFormat } & (
  | { isolation: 'CHILD_PROCESS' }
  | { isolation: Exclude<Isolation, 'CHILD_PROCESS'>; widthPx: number; heightPx: number }
)

/**
 * Checks the photo without decoding a pixel, and reads the header unless that may take long.
 * Returns every fault of the photo as an outcome, and never throws for a photo. The caller must
 * have scanned the bytes for malware.
 */
export async function inspectPhoto(bytes: Uint8Array): Promise<Refused | Decodable> {
  const sniffed = sniff(bytes)
  if (sniffed.kind === 'OTHER') {
    return undecodable('The bytes are no JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF photo.')
  }
  const { format } = sniffed
  const excess = excessOfParts(asBuffer(bytes), format)
  if (excess !== undefined) return undecodable(excess)
  const outcome = 'DECODABLE'
  if (isSlowFormat(format) || hasLargeProfile(asBuffer(bytes), format))
    return { outcome, format, isolation: 'CHILD_PROCESS' }
  const header = await readHeader(bytes)
  if (header === undefined) return damaged(format)
  const pixels = header.width * header.height
  if (pixels > limits.photoPixelsMax) return tooLarge(pixels, format)
  const time = decodingTime(asBuffer(bytes), format, pixels)
  if (typeof time === 'object') return tooManyScans(time.scans)
  const needsChild = time === 'UNBOUNDED' || hasSlowProfile(header)
  const isolation = needsChild ? 'CHILD_PROCESS' : isolationFor(format, header, asBuffer(bytes))
  const { width: widthPx, height: heightPx } = header.autoOrient
  return { outcome, format, isolation, widthPx, heightPx }
}

function tooManyScans(scans: number): Refused {
  const most = limits.jpegScansMax
  return undecodable(
    `The JPEG has ${scans} scans; at most ${most} are accepted, fewer if it is large.`,
  )
}
