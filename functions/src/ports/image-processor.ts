import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { CallContext } from './context.ts'

export type OptimiseOutcome =
  | { kind: 'OPTIMISED'; webp: Uint8Array; widthPx: number; heightPx: number; sha256: string }
  | { kind: 'INFECTED'; signature: string }
  | { kind: 'UNDECODABLE'; detail: string }
  | { kind: 'TOO_LARGE'; detail: string }

export type { PhotoMeasurements }

/** A small copy of a photo, and its ThumbHash in base64. */
export type Thumbnail = { webp: Uint8Array; thumbhash: string }

type OptimiseContext = CallContext & { owner: string; comesAgain?: boolean }

/** Scans, decodes and measures photos. Throws `Unavailable` if the processor cannot answer. */
export interface ImageProcessor {
  /**
   * Scans the bytes, then makes the stored WebP (at most 1024 px, quality 92, no metadata). An
   * `owner` has few places for photos that take long, so that others' photos get theirs. Waits for
   * such a place, but only once for the photo of an event that `comesAgain`.
   */
  optimise(bytes: Uint8Array, context: OptimiseContext): Promise<OptimiseOutcome>
  /** Measures an optimised photo. An older image processor may make no thumbnail. */
  measure(
    webp: Uint8Array,
    context: CallContext,
  ): Promise<{ measurements: PhotoMeasurements; thumbnail: Thumbnail | undefined }>
}
