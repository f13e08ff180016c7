import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveEntry, Archiver } from '../../ports/archiver.ts'

/** ZIP by yazl. It writes sizes behind each entry's bytes, and ZIP64 where an archive needs it. */
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

/** One entry after the other: what comes later may depend on what was read before. */
async function feed(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, modifiedAt, deflate, content } of entries) {
    const read = Promise.withResolvers<void>()
    const options = { mtime: modifiedAt, compress: deflate, mode: 0o100600 }
    const take = releasing(content)
    zip.addReadStreamLazy(name, options, (give) => {
      const stream = Readable.from(announced(take(), read.resolve), { objectMode: false })
      // The library listens to no errors of streams that it is given late.
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

/** The library keeps what it was given until the archive ends, which would be every photo. */
function releasing<T>(make: () => T): () => T {
  let held: (() => T) | undefined = make
  return () => {
    const taken = held
    held = undefined
    if (!taken) throw new Error('an entry is read once')
    return taken()
  }
}
