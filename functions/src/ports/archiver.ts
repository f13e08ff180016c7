export type ArchiveEntry = {
  /** A relative path with slashes. */
  name: string
  modifiedAt: Date
  /** False for what is compressed already. */
  deflate: boolean
  /** Asked for when the entry's turn comes, after all of the entry before was read. */
  content(): AsyncIterable<Uint8Array>
}

/** Packs entries into one ZIP file, entry by entry, and never holds a whole one. */
export interface Archiver {
  pack(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>
}
