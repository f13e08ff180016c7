const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/**
 * Whether these are the first bytes of a TIFF or HEIC file, which the service can decode where the
 * browser cannot. A file's name or media type may be wrong.
 */
export function isForService(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return true
  return text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12))
}
