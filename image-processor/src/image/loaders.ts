import sharp from 'sharp'

/**
 * Leaves libvips only the six loaders that the service needs, and those only from memory.
 *
 * A second fence behind `sniff`: SVG, PDF, FITS or a file name cannot reach a parser even if the first
 * fence has a hole. It holds for the whole process, so only the server calls it.
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
 * One libvips thread an image and no cache: images never repeat, and parallelism comes from images in
 * flight, which is also what bounds the memory (docs/decisions/0011).
 */
export function tuneLibvips(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
