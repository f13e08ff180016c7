import type { Metadata } from 'sharp'
import { limits } from '../limits.ts'
import type { SourceFormat } from '../protocol.ts'
import type { Share } from '../slots.ts'

/** How a photo may be decoded, by what its decoder will hold: beside others, alone, or in a process of its own. */
export function shareFor(format: SourceFormat, header: Metadata): Share {
  const bytes = header.width * header.height * decoderBytesPerPixel(format, header)
  if (bytes <= limits.sharedDecodeBytesMax) return 'SHARED'
  return bytes <= limits.aloneDecodeBytesMax ? 'ALONE' : 'APART'
}

/** Measured on 50 megapixels, rounded up (docs/decisions/0123); from the header alone. */
function decoderBytesPerPixel(format: SourceFormat, header: Metadata): number {
  const sampleBytes = header.depth === 'uchar' ? 1 : 2
  switch (format) {
    case 'tiff':
      return 3
    case 'jpeg':
      // All coefficients of a progressive one, 16 bits each, whatever its chroma.
      return header.isProgressive === true ? header.channels * 2.25 : 1
    case 'png':
      return header.isProgressive === true ? header.channels * sampleBytes * 1.25 : 3
    case 'webp':
      return 5
    case 'gif':
      return 6
    case 'avif':
      // libaom keeps 176 bytes for each block of 4 x 4 pixels beside the planes, libheif copies them twice.
      return sampleBytes === 1 ? 18 : 25
  }
}
