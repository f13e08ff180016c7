/** The kind of a file that the browser cannot decode. Each kind has its own error message. */
export type FileKind = 'HEIC' | 'TIFF' | 'OTHER'

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** The kind of a file by its first 12 bytes, because its name or media type may be wrong. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'TIFF'
  return text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12)) ? 'HEIC' : 'OTHER'
}
