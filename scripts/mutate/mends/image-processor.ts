import type { MendsByFile } from './by-file.ts'

export const imageProcessor: MendsByFile = {
  'image-processor/src/app.ts': [
    ['AE3', 'if (isSlow(bytes)) deps.limiter.requireSlowPlace(owner)'],
    ['AG1', "sniff(bytes).kind === 'OTHER'", 'false'],
  ],
  'image-processor/src/concurrency-limiter.ts': [
    ['J2', 'if (children.length >= childrenMax) throw', 'if (false) throw'],
    ['V1', 'rank: () => debts.of(owner)', 'rank: () => 0'],
    ['V1', 'own.length >= limits.childProcessPhotosOfOwnerMax', 'false'],
    [
      'W1',
      '(childProcesses, wanted, paid)',
      '(photos, wanted, () => withPermits(childProcesses, wanted, paid))',
    ],
    ['Y1', 'requireSlowPlace(owner, limits.slowRetryAfterSeconds)', 'requireSlowPlace(owner)'],
    ['Z2', 'rank: () => debts.of(owner)', 'rank: () => 0'],
  ],
  'image-processor/src/encode/encode-isolated.ts': [
    ['Z8', "gone?.addEventListener('abort', end, { once: true })"],
  ],
  'image-processor/src/encode/encode.ts': [['AE3', '.input, ignoreIcc })', '.input })']],
  'image-processor/src/image/decoder-memory.ts': [
    ['AE6', 'cost + deflatedCost <=', 'cost <='],
    ['AJ1', ", 'ANMF']", ']'],
    ['D3', "'VP8L', 'ALPH', 'ANMF'", "'ANMF'"],
    ['V1', "isFastPng(header, photo) ? 'SHARED' : 'CHILD_PROCESS'", "'SHARED'"],
  ],
  'image-processor/src/image/heif.ts': [
    ['C3', 'if (total > namedBytesMax)', 'if (false)'],
    ['V4', "if (left < 0) throw new RangeError('the photo has too many parts')"],
    ['Z2', 'return pixels > tilePixelsMax', 'return false'],
  ],
  'image-processor/src/image/image-end.ts': [
    ['V3', 'chunks <= limits.pngChunksMax && '],
    ['Y2', 'block === 0)', 'block === -1)'],
  ],
  'image-processor/src/image/parts.ts': [
    ['B3', "if (format === 'webp') return tooMany(count(bytes, 'ANMF'), 'frames')"],
    ['B3', 'tooMuchText(texts) ?? '],
    ['B4', "tooMany(countMarkers(bytes, isMetadata), 'segments of metadata')", 'undefined'],
    ['D1', 'excessOfExif(bytes, format) ?? '],
    ['D4', 'if (error instanceof RangeError)', 'if (false)'],
    ['E1', " ?? tooMany(profiles.length, 'profiles', 1)"],
    ['V3', "tooMany(countPngChunks(bytes), 'chunks', limits.pngChunksMax)", 'undefined'],
    ['W2', "if (format === 'gif') return tooMany(countGifImages(bytes), 'frames')"],
    ['X1', "if (format === 'jpeg' && countMarkers(bytes, isUncommonFrame) > 0)", 'if (false)'],
    ['Z1', 'if (texts.reduce((sum, text) => sum + text.length, 0) > most)', 'if (false)'],
    ['Z1', "tooMany(countPngChunks(bytes), 'chunks', limits.pngChunksMax)", 'undefined'],
  ],
  'image-processor/src/image/slow-decoding.ts': [
    ['C2', "format === 'tiff' || format === 'avif' ||", "format === 'avif' ||"],
    ['C3', "format === 'tiff' || format === 'avif' ||", "format === 'tiff' ||"],
    ['D2', ' || hasElements(header)'],
    ['V1', ' || scans * pixels > limits.jpegScanPixelsMax'],
    ['Z1', 'data.length > limits.deflatedBytesMax', 'false'],
  ],
  'image-processor/src/image/tiff.ts': [
    ['C2a', 'if (directories.length > most)', 'if (false)'],
    ['C2b', 'scans.some((each) => each > jpegScansMax)', 'false'],
    [
      'Z2',
      'return sum(scans) * decodedBytesOfStrip(valuesOf) > tiffDecodedBytesMax',
      'return false',
    ],
  ],
  'image-processor/src/measure/lesions.ts': [
    [
      'N2',
      'const pixels = mask.subarray(runs.starts[run] ?? 0, runs.ends[run] ?? 0)\n    if (pixels.includes(1))',
      'const at = mask.indexOf(1, runs.starts[run] ?? 0)\n    if (at !== -1 && at < (runs.ends[run] ?? 0))',
    ],
  ],
  'image-processor/src/measure/outline.ts': [
    [
      'E3',
      'const polygon = rim',
      'tolerancesOf(tolerancesOf(rim) && rim)\n    const polygon = rim',
    ],
  ],
  'image-processor/src/scanner/clamd.ts': [
    ['AG1', 'if (overdue === limits.scansOverdueMax) options.onHung()'],
  ],
}
