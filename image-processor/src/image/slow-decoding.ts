import type { Metadata } from 'sharp'
import { limits } from '../limits.ts'
import type { SourceFormat } from '../protocol.ts'
import { countMarkers, pngChunks } from './image-end.ts'
import { sniff } from './sniff.ts'

export type DecodingTime = 'BOUNDED' | 'UNBOUNDED' | { scans: number }

const startOfScan = 0xda
const startOfScanBytes = Buffer.from([0xff, startOfScan])

/**
 * Finds photos whose decoding may take longer than their size suggests. sharp checks its time limit
 * between lines, but some decoders do all their work before the first line. UNBOUNDED decoding
 * needs a process that can be killed. Returns the number of scans of a JPEG that has more scans
 * than any normal photo of its size. The authors of libjpeg-turbo explain the danger in "Two Issues
 * with the JPEG Standard".
 */
export function decodingTime(bytes: Buffer, format: SourceFormat, pixels: number): DecodingTime {
  if (format !== 'jpeg') return 'BOUNDED'
  const scans = countMarkers(bytes, (marker) => marker === startOfScan)
  if (scans > limits.jpegScansMax || scans * pixels > limits.jpegScanPixelsMax) return { scans }
  const { sharedJpegScansMax, sharedJpegScanPixelsMax, jpegScansMax } = limits
  const isLong = scans > sharedJpegScansMax || scans * pixels > sharedJpegScanPixelsMax
  return isLong || startsOfScan(bytes) > jpegScansMax ? 'UNBOUNDED' : 'BOUNDED'
}

/** Formats that only the child process reads, because their headers may take long. */
export const isSlowFormat = (format: SourceFormat): format is 'tiff' | 'avif' | 'heic' =>
  format === 'tiff' || format === 'avif' || format === 'heic'

/** Whether inflating the profile of a PNG may take long, whatever its size after inflation. */
export const hasLargeProfile = (bytes: Buffer, format: SourceFormat): boolean =>
  format === 'png' &&
  pngChunks(bytes, ['iCCP']).some(({ data }) => data.length > limits.deflatedBytesMax)

/** Whether the bytes alone show that the photo needs the child process. Other photos may, too. */
export function isSlow(bytes: Buffer): boolean {
  const sniffed = sniff(bytes)
  if (sniffed.kind === 'OTHER') return false
  const { format } = sniffed
  const isSlowHeader = isSlowFormat(format) || hasLargeProfile(bytes, format)
  return isSlowHeader || decodingTime(bytes, format, 0) === 'UNBOUNDED'
}

/** Whether the colour profile may take long to read. */
export const hasSlowProfile = (header: Metadata): boolean =>
  (header.icc?.length ?? 0) > limits.sharedProfileBytesMax || hasElements(header)

/**
 * Whether the colour profile has a tag of type `mpet` (ICC.1, 10.18). Its elements may all name the
 * same bytes: 10,000 of them fit into a PNG of 3 KB, and each pixel takes all of them, a minute
 * together. No camera writes such a profile.
 */
export const hasElements = ({ icc }: Metadata): boolean => icc?.includes('mpet') === true

/**
 * Counts the scan markers in all bytes up to one over the limit, because a decoder that meets
 * damaged data also searches the segments for the next marker.
 */
export function startsOfScan(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(startOfScanBytes); at !== -1; count += 1) {
    if (count > limits.jpegScansMax) break
    at = bytes.indexOf(startOfScanBytes, at + 2)
  }
  return count
}
