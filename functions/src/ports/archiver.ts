export type ArchiveEntry = {
  /** A relative path with slashes. */
  name: string
  modifiedAt: Date
  /** False for compressed content. */
  deflate: boolean
  /** Called for each entry after the previous entry was read completely. */
  content(): AsyncIterable<Uint8Array>
}

/** Packs entries into a ZIP file as a stream. It never holds a whole entry in memory. */
export interface Archiver {
  pack(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>
}
