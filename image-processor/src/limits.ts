/** The limits of the image processor, one place for all of them. Sources: specification section 8, `docs/decisions/0011`. */
export const limits = {
  /** Specification, section 8: a request stays below 10 MB, so no photo is larger either. */
  photoBytesMax: 10 * 1024 * 1024,
  /** Read from the header, so a pixel flood is refused before one pixel is decoded. */
  photoPixelsMax: 50_000_000,
  /** Above this a photo whose decoder holds it whole is worked on alone. */
  sharedDecodePixelsMax: 16_000_000,
  /** What the decoder of one photo may hold, so that the process stays below 512 MB with all that waits (docs/decisions/0123). */
  decodedBytesMax: 350_000_000,
  /** Specification, section 8: at most 1024 x 1024 after optimisation. */
  optimisedSidePxMax: 1024,
  /** Requests that hold their body in memory while others are worked on; the next one is a 503 before its body is read. */
  imagesWaitingMax: 8,
  retryAfterSeconds: 1,
  scanTimeoutSeconds: 10,
  scannerPingTimeoutSeconds: 1,
  /** Cloud Run kills ten seconds after SIGTERM. */
  shutdownGraceSeconds: 9,
} as const
