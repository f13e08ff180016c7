import { photoBytesLimit } from './protocol.ts'

/**
 * Every limit of the image processor. Sources: docs/api.md#the-specification and
 * docs/decisions/0011.
 */
export const limits = {
  photoBytesLimit,
  /** Read from the header, so a pixel flood is refused before one pixel is decoded. */
  photoPixelsMax: 50_000_000,
  /** The most memory for the decoder of a photo that runs beside others (docs/decisions/0123). */
  sharedDecodeBytesMax: 150_000_000,
  /**
   * The most memory for the decoder of a photo that runs alone. A larger photo goes to a child
   * process, so that this process stays below 512 MB.
   */
  exclusiveDecodeBytesMax: 350_000_000,
  /**
   * The most writable memory that the child process may map. 50 megapixels of AVIF take up to 1.3
   * GB, and V8 reserves 0.55 GB that it never uses.
   */
  childProcessDataBytesMax: 2_000 * 1024 * 1024,
  /** A photo in a child process takes up to 6 s instead of 0.1 s; the process starts in 0.5 s. */
  childProcessTimeoutFactor: 2,
  /** The specification: at most 1024 x 1024 after optimisation. */
  optimisedSidePxMax: 1024,
  thumbnailSidePxMax: 256,
  /** Honest photos have about 10. A decoder walks over all blocks per scan without interruption. */
  jpegScansMax: 100,
  /** A photo with more scans is decoded in a child process, which can be ended. */
  sharedJpegScansMax: 20,
  /** The most requests that wait in memory. The next one gets a 503 before its body is read. */
  imagesWaitingMax: 8,
  retryAfterSeconds: 1,
  scanTimeoutSeconds: 10,
  scannerPingTimeoutSeconds: 1,
  /** clamd warns at this age too. One failed daily build is no reason to warn. */
  signaturesAgeDaysMax: 7,
  /** Cloud Run kills the process ten seconds after SIGTERM. */
  shutdownGraceSeconds: 9,
} as const
