import type { CallContext } from './context.ts'

/** Object storage for large objects and listings. Throws `Unavailable`. */
export interface ObjectStreams {
  /** Creates or overwrites; the object appears after the last byte. Rethrows `content`'s errors. */
  write(
    path: string,
    content: AsyncIterable<Uint8Array>,
    contentType: string,
    context: CallContext,
  ): Promise<void>
  /** The paths with this prefix, in alphabetical order. */
  list(prefix: string, context: CallContext): AsyncIterable<string>
}
