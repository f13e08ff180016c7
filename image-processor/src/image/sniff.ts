import type { SourceFormat } from '../protocol.ts'

export type Sniffed = { kind: 'SUPPORTED'; format: SourceFormat } | { kind: 'OTHER' }

const otherFormat: Sniffed = { kind: 'OTHER' }
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

/**
 * Finds the format of a photo from its first bytes. Ignores the declared content type, which may be
 * wrong.
 *
 * Uses its own table of signatures, from the specifications of the formats. The detection in
 * libvips would try every built-in loader, including the loader for SVG. BigTIFF, the format for
 * files over 4 GB, is not a photo's format.
 */
export function sniff(bytes: Uint8Array): Sniffed {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256))
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return supported('jpeg')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return supported('png')
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return supported('gif')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return supported('webp')
  if (/^(II\*\0|MM\0\*)/.test(text)) return supported('tiff')
  if (text.slice(4, 8) === 'ftyp') return sniffBrands(head)
  return otherFormat
}

export function isHeic(bytes: Uint8Array): boolean {
  const sniffed = sniff(bytes)
  return sniffed.kind === 'SUPPORTED' && sniffed.format === 'heic'
}

function supported(format: SourceFormat): Sniffed {
  return { kind: 'SUPPORTED', format }
}

const brandsBytesMax = 0xffff

/** AVIF and HEIC files have the same container (ISO/IEC 23008-12) and differ in their brands. */
function sniffBrands(head: Buffer): Sniffed {
  // A longer first box would let a file begin like a program, which clamd would then parse.
  if (head.length < 16 || head.readUInt32BE(0) > brandsBytesMax) return otherFormat
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  if (brands.some((brand) => heicBrands.has(brand))) return supported('heic')
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return supported('avif')
  return otherFormat
}
