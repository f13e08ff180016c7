import sharp from 'sharp'

/**
 * Limits libvips to the six loaders that the service needs. The loaders read from memory, not from
 * files.
 *
 * If `sniff` mistakenly accepts an SVG, a PDF, a FITS or a file name, libvips still refuses to read
 * it. The limit on loaders applies to the whole process, so only the server and the child process
 * call this function.
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
 * Gives libvips one thread per image, because images run in parallel and only the memory limits how
 * many (docs/decisions/0011). Turns off the cache, because images never repeat.
 */
export function tuneLibvips(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
