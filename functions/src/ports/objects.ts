import type { CallContext } from './context.ts'

/** Private object storage. Paths have no leading slash. Throws `Unavailable`. */
export interface Objects {
  /** Creates or overwrites an object. Writing the same bytes again changes nothing. */
  write(path: string, bytes: Uint8Array, contentType: string, context: CallContext): Promise<void>
  /**
   * Writes an object that must never be replaced. Writing the same bytes again changes nothing.
   * Returns TAKEN, and writes nothing, if the object exists with other bytes.
   */
  writeOnce(
    path: string,
    bytes: Uint8Array,
    contentType: string,
    context: CallContext,
  ): Promise<'WRITTEN' | 'TAKEN'>
  /**
   * Returns the stored bytes, and never decompresses them. Returns undefined if the object does not
   * exist in the given generation. Stops reading an object of `bytesLimit` bytes or more.
   */
  read(
    path: string,
    bytesLimit: number,
    context: CallContext,
    generation?: string,
  ): Promise<Uint8Array | 'TOO_LARGE' | undefined>
  exists(path: string, context: CallContext, generation?: string): Promise<boolean>
  /** Whether the path of any object has this prefix. */
  existsUnder(prefix: string, context: CallContext): Promise<boolean>
  /**
   * Ends the links with which the sender of an upload lets anyone download the object. No error if
   * the object does not exist in the given generation.
   */
  endDownloads(path: string, context: CallContext, generation?: string): Promise<void>
  /** Deleting an object that does not exist in the given generation is no error. */
  remove(path: string, context: CallContext, generation?: string): Promise<void>
  /** A link that lets anyone download the object. For photos, use `PhotoLinks`. */
  signedUrl(path: string, lifetimeSeconds: number): Promise<string>
}

/** Object storage for large objects and listings. Throws `Unavailable`. */
export interface ObjectStreams {
  /** Creates or replaces an object once its last byte has arrived. Rethrows errors of `content`. */
  write(
    path: string,
    content: AsyncIterable<Uint8Array>,
    contentType: string,
    context: CallContext,
  ): Promise<void>
  /** The paths with this prefix, in alphabetical order. */
  list(prefix: string, context: CallContext): AsyncIterable<string>
}

/** A link that lets anyone download the object until the link expires. */
type SignedLink = { url: string; expiresAt: Date }

/**
 * Makes links to stored photos. A link may cost a remote call, and a page of the history needs
 * forty links: make only those of an answer, at once. Never store or log a link, and send it only
 * to its requester. Throws `Unavailable`.
 */
export interface PhotoLinks {
  /** `path` has no leading slash. The object need not exist. */
  linkTo(path: string, now: Date): Promise<SignedLink>
}

export type ArchiveEntry = {
  /** A relative path with slashes. */
  name: string
  modifiedAt: Date
  /** Whether to compress the content. False for content that is already compressed. */
  deflate: boolean
  /** Called for each entry after the previous entry was read completely. */
  content(): AsyncIterable<Uint8Array>
}

/** Packs entries into a ZIP file as a stream, without holding a whole entry in memory. */
export interface Archiver {
  pack(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>
}
