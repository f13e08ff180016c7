/** The limits of the image processor, one place for all of them. Sources: specification section 8, `docs/decisions/0011`. */
export const limits = {
  /** Specification, section 8: a request stays below 10 MB, so no photo is larger either. */
  photoBytesMax: 10 * 1024 * 1024,
  /** Read from the header, so a pixel flood is refused before one pixel is decoded. */
  photoPixelsMax: 50_000_000,
  /** What the decoder of one photo may hold while others are decoded beside it (docs/decisions/0123). */
  sharedDecodeBytesMax: 150_000_000,
  /** What it may hold while no other is decoded; more is decoded in a process of its own, so that this one stays below 512 MB. */
  aloneDecodeBytesMax: 350_000_000,
  /**
   * What a process for one photo may map for writing. 50 megapixels of AVIF take 1.3 GB at most; V8 reserves 0.55 GB
   * that it never uses.
   */
  apartDataBytesMax: 2_000 * 1024 * 1024,
  /** Such a photo takes up to 6 s where others take 0.1, and the process half a second to start. */
  apartTimeoutFactor: 2,
  /** Specification, section 8: at most 1024 x 1024 after optimisation. */
  optimisedSidePxMax: 1024,
  /** Requests that hold their body in memory while others are worked on; the next one is a 503 before its body is read. */
  imagesWaitingMax: 8,
  retryAfterSeconds: 1,
  scanTimeoutSeconds: 10,
  scannerPingTimeoutSeconds: 1,
  /** As clamd itself warns; a day after each daily build that failed is no news yet. */
  signaturesAgeDaysMax: 7,
  /** Cloud Run kills ten seconds after SIGTERM. */
  shutdownGraceSeconds: 9,
} as const
