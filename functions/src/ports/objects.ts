import type { CallContext } from './context.ts'

/** Private object storage. Paths have no leading slash. Throws `Unavailable`. */
export interface Objects {
  /** Creates or overwrites. Repeating it with the same bytes changes nothing. */
  write(path: string, bytes: Uint8Array, contentType: string, context: CallContext): Promise<void>
  /**
   * Writes an object that must never be replaced. Repeating it with the same bytes changes nothing.
   * Returns TAKEN and writes nothing if the object has other bytes.
   */
  writeOnce(
    path: string,
    bytes: Uint8Array,
    contentType: string,
    context: CallContext,
  ): Promise<'WRITTEN' | 'TAKEN'>
  /** Returns undefined if the object does not exist in that generation. */
  read(path: string, context: CallContext, generation?: string): Promise<Uint8Array | undefined>
  exists(path: string, context: CallContext, generation?: string): Promise<boolean>
  /** Whether the path of any object has this prefix. */
  existsUnder(prefix: string, context: CallContext): Promise<boolean>
  /** Deleting an object that does not exist in that generation is no error. */
  remove(path: string, context: CallContext, generation?: string): Promise<void>
  /** A link with which anyone can GET the object. For photos, use `PhotoLinks`. */
  signedUrl(path: string, lifetimeSeconds: number): Promise<string>
}
