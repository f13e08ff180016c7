import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { CallContext } from './context.ts'

export type OptimiseOutcome =
  | { kind: 'OPTIMISED'; webp: Uint8Array; widthPx: number; heightPx: number; sha256: string }
  | { kind: 'INFECTED'; signature: string }
  | { kind: 'UNDECODABLE'; detail: string }
  | { kind: 'TOO_LARGE'; detail: string }

export type { PhotoMeasurements }

/**
 * The private service that scans, decodes and measures photos. Throws `Unavailable` where it cannot
 * answer.
 */
export interface ImageProcessor {
  /**
   * Scans the bytes as sent, then makes the WebP that is stored (at most 1024 px, quality 92, no
   * metadata).
   */
  optimise(bytes: Uint8Array, context: CallContext): Promise<OptimiseOutcome>
  /** Measures an optimised photo. */
  measure(webp: Uint8Array, context: CallContext): Promise<PhotoMeasurements>
}
