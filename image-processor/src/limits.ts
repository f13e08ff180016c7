import {
  heicPixelsMax,
  optimisedSidePxMax,
  photoBytesLimit,
  photoPixelsMax,
} from './photo-limits.ts'

/**
 * All limits of the image processor. The limits come from docs/api.md#the-specification and
 * docs/decisions/0011.
 */
export const limits = {
  photoBytesLimit,
  photoPixelsMax,
  heicPixelsMax,
  /** The most memory of a decoder that runs beside other decoders (docs/decisions/0123). */
  sharedDecodeBytesMax: 150_000_000,
  /**
   * The most memory of a decoder that runs alone. A photo that needs more memory goes to a child
   * process, so that the server stays below 512 MB.
   */
  exclusiveDecodeBytesMax: 350_000_000,
  /**
   * The longest side of a PNG or GIF that is decoded outside a child process. Resizing holds many
   * lines: a PNG of 50 KB with six lines of a million pixels took 1.2 GB.
   */
  sharedSidePxMax: 10_000,
  /**
   * The most bytes of a PNG's pixels that are decoded outside a child process: 0.5 s. A profile
   * doubles the time of each byte. A photo of 7050 x 7050 px with 16 bits took 4.7 s.
   */
  sharedPngBytesMax: 50_000_000,
  /** A deflated byte may take as long as so many bytes of pixels: blocks may hold nothing. */
  pngDeflatedByteCost: 20,
  /**
   * The most writable memory that the child process may map. 50 megapixels of AVIF take up to 1.3
   * GB, and V8 reserves 0.55 GB that it never uses.
   */
  childProcessDataBytesMax: 2_000 * 1024 * 1024,
  /**
   * The most photos that run in a child process or wait for it. Each may take 20 s, so ten of them
   * would keep all other photos out for minutes. The caller of a refused photo tries again.
   */
  childProcessPhotosMax: 6,
  /** The most of these photos of one owner, who could else keep the others' photos out. */
  childProcessPhotosOfOwnerMax: 2,
  /** After a second of an owner's photos, others go first for so many seconds. */
  ownerDebtFactor: 10,
  /** A child process starts in 0.5 s and decodes in up to 6 s. The server decodes in 0.1 s. */
  childProcessTimeoutFactor: 2,
  optimisedSidePxMax,
  thumbnailSidePxMax: 256,
  /** Normal photos have about 10 scans. Each scan is one pass over the photo, without a pause. */
  jpegScansMax: 100,
  /** The most pixels of all scans of a JPEG: 20 scans of the largest photo, which take 2 s. */
  jpegScanPixelsMax: 20 * photoPixelsMax,
  /** A JPEG with more scans, or pixels of all scans, is decoded in a child process: 0.6 s. */
  sharedJpegScansMax: 20,
  sharedJpegScanPixelsMax: 300_000_000,
  /** The most metadata segments, frames or compressed texts of a photo. Real photos have tens. */
  photoPartsMax: 1000,
  /** The most chunks of a PNG. Encoders make chunks of 8 KB. The decoder warns of damaged ones. */
  pngChunksMax: 10_000,
  /** The most deflated bytes of a PNG's texts, or of a profile outside a child process: 0.3 s. */
  deflatedBytesMax: 300_000,
  /** The most bytes of all compressed texts of a PNG after inflation. */
  pngTextBytesMax: 4_000_000,
  /** The largest colour profile that is read outside a child process. Printers have larger ones. */
  sharedProfileBytesMax: 1_000_000,
  /** The largest colour profile of a PNG after inflation. */
  pngProfileBytesMax: 10_000_000,
  /** The most directories and entries of all EXIF data. A photo has up to five directories. */
  exifDirectoriesMax: 100,
  exifEntriesMax: 10_000,
  /** The most directories of a TIFF. Each page, size or mask of a photo has one. */
  tiffDirectoriesMax: 20,
  /** The most strips or tiles of a TIFF. Some programs make a strip of each row. */
  tiffStripsMax: 30_000,
  /** The most bytes of all scans of all strips or tiles of a TIFF, which take 2 s. */
  tiffDecodedBytesMax: 1_000_000_000,
  /** The most boxes, items and references of an AVIF or HEIC. Photos of a phone have hundreds. */
  heifPartsMax: 10_000,
  /** The most pixels of the tiles of an AVIF or HEIC. Tiles may reach over the photo's edge. */
  tilePixelsMax: 2 * photoPixelsMax,
  /** The most bytes that all parts of a TIFF, AVIF or HEIC name. They may name a byte twice. */
  namedBytesMax: 2 * photoBytesLimit,
  /** The most requests that wait in memory. The next request gets a 503 before its body is read. */
  imagesWaitingMax: 8,
  retryAfterSeconds: 1,
  /** A photo that waits for a place for slow photos has been scanned, which each try repeats. */
  slowRetryAfterSeconds: 15,
  scanTimeoutSeconds: 10,
  /** After so many scans in a row without an answer, all threads of clamd hang (MaxThreads). */
  scansOverdueMax: 10,
  scannerPingTimeoutSeconds: 1,
  /** Older signatures cause a warning, as in clamd. A failed daily build must cause no warning. */
  signaturesAgeDaysMax: 7,
  /** Cloud Run kills the process ten seconds after SIGTERM. */
  shutdownGraceSeconds: 9,
} as const
