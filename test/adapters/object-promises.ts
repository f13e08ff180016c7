import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { withinTest } from '@plant/testing/within-test'
import { expect, it } from 'vitest'
import type { Objects } from '../../functions/src/ports/objects.ts'

type ObjectsHarness = {
  objects: Objects
  /** Stores an object that claims to be compressed with gzip. */
  putGzip(path: string, bytes: Uint8Array): Promise<unknown>
}

export const context = () => ({ requestId: 'req_1', signal: withinTest() })
export const newPath = () => `optimized/test-${randomBytes(8).toString('hex')}/x.webp`
const bytesLimit = 10_000_000

/** The promises of `Objects` that the memory of the harness and Cloud Storage both keep. */
export function objectPromises({ objects, putGzip }: ObjectsHarness): void {
  const read = (path: string, limit = bytesLimit) => objects.read(path, limit, context())

  it('objects can be read, overwritten and removed', async () => {
    const path = newPath()
    const [one, two] = [randomBytes(2000), randomBytes(3000)]
    expect(await read(path)).toBeUndefined()
    expect(await objects.exists(path, context())).toBe(false)
    await objects.write(path, one, 'image/webp', context())
    await objects.write(path, one, 'image/webp', context())
    expect(await objects.exists(path, context())).toBe(true)
    expect(await objects.existsUnder(path.replace('webp', ''), context())).toBe(true)
    expect(await objects.existsUnder(path.replace('webp', 'jpg'), context())).toBe(false)
    expect(one.equals((await read(path)) as Uint8Array)).toBe(true)
    await objects.write(path, two, 'image/webp', context())
    expect(two.equals((await read(path)) as Uint8Array)).toBe(true)
    await objects.remove(path, context())
    await objects.remove(path, context())
    expect(await read(path)).toBeUndefined()
  })

  it('writing a part of a larger buffer stores only this part', async () => {
    const path = newPath()
    const whole = randomBytes(100)
    await objects.write(path, whole.subarray(10, 20), 'image/webp', context())
    expect([...((await read(path)) as Uint8Array)]).toEqual([...whole.subarray(10, 20)])
  })

  it('H1: a read returns fewer bytes than the limit, and TOO_LARGE from the limit on', async () => {
    const path = newPath()
    await objects.write(path, randomBytes(300_000), 'image/webp', context())
    expect(await read(path, 300_001)).toHaveLength(300_000)
    expect(await read(path, 300_000)).toBe('TOO_LARGE')
    expect(await read(path, 1)).toBe('TOO_LARGE')
  })

  it('H1: a read returns a compressed object as it was stored', async () => {
    const path = newPath()
    const small = gzipSync(Buffer.alloc(20_000_000))
    await putGzip(path, small)
    expect(small.equals((await read(path)) as Uint8Array)).toBe(true)
  })
}
