import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveEntry, Archiver } from '../../ports/objects.ts'

/** Packs with yazl, which writes sizes after the bytes and uses ZIP64 for large archives. */
export const zipArchiver: Archiver = {
  async *pack(entries) {
    const zip = new ZipFile()
    const output = zip.outputStream
    const fail = (error: unknown) =>
      (output as Readable).destroy(error instanceof Error ? error : new Error(String(error)))
    zip.on('error', fail)
    feed(zip, entries).catch(fail)
    for await (const chunk of output) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  },
}

/** Adds the entries one by one, because an entry may depend on data that was read before. */
async function feed(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, modifiedAt, deflate, content } of entries) {
    const read = Promise.withResolvers<void>()
    const options = { mtime: modifiedAt, compress: deflate, mode: 0o100600 }
    const take = releasing(content)
    zip.addReadStreamLazy(name, options, (give) => {
      const stream = Readable.from(announced(take(), read.resolve), { objectMode: false })
      // The library does not handle errors of streams that are opened later.
      stream.once('error', read.reject)
      give(null, stream)
    })
    await read.promise
  }
  zip.end()
}

async function* announced(
  content: AsyncIterable<Uint8Array>,
  ended: () => void,
): AsyncIterable<Uint8Array> {
  yield* content
  ended()
}

/** Releases the content of an entry, which yazl would otherwise keep until the archive ends. */
function releasing<T>(make: () => T): () => T {
  let held: (() => T) | undefined = make
  return () => {
    const taken = held
    held = undefined
    if (!taken) throw new Error('an entry can be read only once')
    return taken()
  }
}
