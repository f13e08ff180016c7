import { photoBytesLimit } from './protocol.ts'

/**
 * Every number of the image processor. Sources: docs/api.md#the-specification and
 * docs/decisions/0011.
 */
export const limits = {
  photoBytesLimit,
  /** Read from the header, so a pixel flood is refused before one pixel is decoded. */
  photoPixelsMax: 50_000_000,
  /** What the decoder of one photo may hold while others are decoded (docs/decisions/0123). */
  sharedDecodeBytesMax: 150_000_000,
  /**
   * What it may hold while no other photo is decoded. More is decoded in a child process, so that
   * this process stays below 512 MB.
   */
  exclusiveDecodeBytesMax: 350_000_000,
  /**
   * What the child process of one photo may map for writing. 50 megapixels of AVIF take at most
   * 1.3 GB; V8 reserves 0.55 GB that it never uses.
   */
  childProcessDataBytesMax: 2_000 * 1024 * 1024,
  /** Such a photo takes up to 6 s where others take 0.1 s, and its process 0.5 s to start. */
  childProcessTimeoutFactor: 2,
  /** The specification: at most 1024 x 1024 after optimisation. */
  optimisedSidePxMax: 1024,
  thumbnailSidePxMax: 256,
  /** Honest ones have about 10. Each is a walk over all blocks that nothing interrupts. */
  jpegScansMax: 100,
  /** With more it is decoded in a child process, which can be ended. */
  sharedJpegScansMax: 20,
  /** Requests that hold their body while others are worked on. The next one gets a 503, unread. */
  imagesWaitingMax: 8,
  retryAfterSeconds: 1,
  scanTimeoutSeconds: 10,
  scannerPingTimeoutSeconds: 1,
  /** When clamd itself warns. One failed daily build is no reason to. */
  signaturesAgeDaysMax: 7,
  /** Cloud Run kills ten seconds after SIGTERM. */
  shutdownGraceSeconds: 9,
} as const
