import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readZip } from '@plant/testing/zip'
import { describe, expect, it } from 'vitest'
import type { ArchiveEntry } from '../../ports/objects.ts'
import { zipArchiver } from './archiver.ts'

const modifiedAt = new Date('2026-11-20T08:00:00.000Z')

async function* chunks(...texts: string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

const entry = (name: string, ...texts: string[]): ArchiveEntry => ({
  name,
  modifiedAt,
  deflate: true,
  content: () => chunks(...texts),
})

/** The size of array buffers in memory, after a forced garbage collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  // The collector frees some memory in parallel, so the number may be one test late.
  collect()
  return process.memoryUsage().arrayBuffers
}

async function* entries(...all: ArchiveEntry[]): AsyncIterable<ArchiveEntry> {
  yield* all
}

describe('the zip archiver', () => {
  it('packs entries that another library can read', async () => {
    const stored = { ...entry('images/é.webp', 'w', 'ebp'), deflate: false }
    const packed = zipArchiver.pack(entries(entry('data/a.json', '[', ']'), stored, entry('empty')))
    const files = await readZip(await buffer(packed))
    expect([...files].map(([name, content]) => [name, String(content)])).toEqual([
      ['data/a.json', '[]'],
      ['images/é.webp', 'webp'],
      ['empty', ''],
    ])
  })

  it('requests an entry only after the content of the previous entry was read', async () => {
    const order: string[] = []
    async function* noted(): AsyncIterable<ArchiveEntry> {
      for (const name of ['one', 'two', 'three']) {
        order.push(`entry ${name}`)
        yield { ...entry(name), content: () => read(name) }
      }
    }
    async function* read(name: string): AsyncIterable<Uint8Array> {
      yield Buffer.alloc(200_000)
      order.push(`read ${name}`)
    }
    await buffer(zipArchiver.pack(noted()))
    expect(order).toEqual(
      ['one', 'two', 'three'].flatMap((name) => [`entry ${name}`, `read ${name}`]),
    )
  })

  it('packs little more than the reader has read, even if the archive is large', async () => {
    const size = 1_000_000
    let produced = 0
    let taken = 0
    let ahead = 0
    async function* large(): AsyncIterable<Uint8Array> {
      for (let part = 0; part < 50; part += 1) {
        produced += size
        ahead = Math.max(ahead, produced - taken)
        yield Buffer.alloc(size, part)
      }
    }
    const packed = zipArchiver.pack(entries({ ...entry('x'), deflate: false, content: large }))
    for await (const chunk of packed) taken += chunk.byteLength
    expect(taken).toBeGreaterThan(50 * size)
    expect(ahead).toBeLessThan(6 * size)
  })

  it('keeps no content of an entry in memory after packing it', async () => {
    const count = 150
    let before = 0
    let kept = 0
    async function* photos(): AsyncIterable<ArchiveEntry> {
      for (let at = 0; at < count; at += 1) {
        if (at === 1) before = bytesInUse()
        if (at === count - 1) kept = bytesInUse() - before
        const photo = Buffer.alloc(1_000_000, at)
        yield { ...entry(`${at}.webp`), deflate: false, content: () => one(photo) }
      }
    }
    let bytes = 0
    for await (const chunk of zipArchiver.pack(photos())) bytes += chunk.byteLength
    expect(bytes).toBeGreaterThan(150_000_000)
    expect(kept).toBeLessThan(50_000_000)
  })

  it.each(['an entry', 'its content'])('fails completely if %s cannot be read', async (what) => {
    const failing = new Error('storage is down')
    async function* broken(): AsyncIterable<Uint8Array> {
      yield Buffer.from('some')
      throw failing
    }
    async function* all(): AsyncIterable<ArchiveEntry> {
      yield entry('whole', 'x')
      if (what === 'an entry') throw failing
      yield { ...entry('broken'), content: broken }
    }
    await expect(buffer(zipArchiver.pack(all()))).rejects.toThrow('storage is down')
  })
})
