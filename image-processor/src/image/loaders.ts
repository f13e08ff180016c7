import sharp from 'sharp'

/**
 * Limits libvips to the six loaders that the service needs, from memory only.
 *
 * This is the second defence behind `sniff`: even if `sniff` accepts an SVG, a PDF, a FITS or a
 * file name, no parser reads it. It applies to the whole process, so only the server and the child
 * process call it.
 */
export function restrictLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadTiffBuffer',
    ],
  })
}

/**
 * Sets one libvips thread per image, because images already run in parallel and their number limits
 * the memory (docs/decisions/0011). Sets no cache, because images never repeat.
 */
export function tuneLibvips(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
