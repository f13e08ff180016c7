import type { CallContext } from './context.ts'

/**
 * Object storage for what does not fit into memory, or is found by its place. Throws `Unavailable`.
 */
export interface ObjectStreams {
  /**
   * Writes or overwrites; there is no object until the last byte has arrived. Throws what `content`
   * throws.
   */
  write(
    path: string,
    content: AsyncIterable<Uint8Array>,
    contentType: string,
    context: CallContext,
  ): Promise<void>
  /** The paths that begin so, in the order of their names. */
  list(prefix: string, context: CallContext): AsyncIterable<string>
}
