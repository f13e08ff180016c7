import type { CallContext } from './context.ts'

/**
 * Private object storage. Paths have no leading slash. Throws `Unavailable` where it cannot answer.
 */
export interface Objects {
  /** Writes or overwrites; a repeat with the same bytes changes nothing. */
  write(path: string, bytes: Uint8Array, contentType: string, context: CallContext): Promise<void>
  /**
   * Writes what must never be replaced. A repeat with the same bytes changes nothing. TAKEN, with
   * nothing written, where other bytes are there.
   */
  writeOnce(
    path: string,
    bytes: Uint8Array,
    contentType: string,
    context: CallContext,
  ): Promise<'WRITTEN' | 'TAKEN'>
  /** undefined where there is no such object, or no longer in that generation. */
  read(path: string, context: CallContext, generation?: string): Promise<Uint8Array | undefined>
  exists(path: string, context: CallContext, generation?: string): Promise<boolean>
  /** Whether there is an object whose path begins so. */
  existsUnder(prefix: string, context: CallContext): Promise<boolean>
  /** Deleting what is not there, or no longer in that generation, is no error. */
  remove(path: string, context: CallContext, generation?: string): Promise<void>
  /**
   * A link that anyone holding it may GET until it lapses. To a photo `PhotoLinks` makes one, which
   * is not a remote call.
   */
  signedUrl(path: string, lifetimeSeconds: number): Promise<string>
}
