import sharp from 'sharp'

/**
 * Leaves libvips only the six loaders that the service needs, and those only from memory.
 *
 * The second line of defence behind `sniff`: SVG, PDF, FITS or a file name reach no parser even if
 * `sniff` has a hole. It holds for the whole process, so only server and child process call it.
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
 * One libvips thread per image, and no cache, because images never repeat. Parallelism comes from
 * images in flight, whose number also bounds the memory (docs/decisions/0011).
 */
export function tuneLibvips(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
