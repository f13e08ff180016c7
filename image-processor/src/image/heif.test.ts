import { processorTimesOf } from '@plant/testing/times-of'
import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { box, uint } from '../testing/hostile-containers.ts'
import { excessOfHeif } from './heif.ts'

const { namedBytesMax, tilePixelsMax } = limits

/** A box with a version and no flags (ISO/IEC 14496-12, 4.2). */
const versionBox = (type: string, version: number, ...content: Buffer[]) =>
  box(type, [Buffer.from([version, 0, 0, 0]), ...content])
const photoOf = (...boxes: Buffer[]) => versionBox('meta', 0, ...boxes)

/** One item with these lengths of its extents (ISO/IEC 14496-12, 8.11.3). */
function itemOf(version: number, lengthBytes: number, lengths: readonly number[]): Buffer {
  const idBytes = version < 2 ? 2 : 4
  const extents = lengths.flatMap((length) => [uint(4, 0), uint(lengthBytes, length)])
  const method = uint(version === 0 ? 0 : 2, 0)
  const head = [uint(2, (4 << 12) | (lengthBytes << 8)), uint(idBytes, 1)]
  const item = [uint(idBytes, 1), method, uint(2, 0), uint(2, lengths.length), ...extents]
  return versionBox('iloc', version, ...head, ...item)
}

it.each([
  [0, 4],
  [0, 8],
  [1, 4],
  [2, 4],
  [2, 8],
])(
  'adds the lengths of the extents in a list of version %i, with %i bytes each',
  (version, bytes) => {
    const excessOf = (length: number) =>
      excessOfHeif(photoOf(itemOf(version, bytes, [namedBytesMax - 1_000_000, length])))
    expect(excessOf(1_000_000)).toBeUndefined()
    expect(excessOf(1_000_001)).toContain(`over ${namedBytesMax} bytes`)
  },
)

it.each([0, 4])('counts an extent without a length as the whole file (%i bytes each)', (bytes) => {
  const data = box('mdat', [Buffer.alloc(1_000_000)])
  const excessOf = (extents: number) =>
    excessOfHeif(Buffer.concat([photoOf(itemOf(0, bytes, Array(extents).fill(0))), data]))
  expect(excessOf(19)).toBeUndefined()
  expect(excessOf(20)).toContain(`over ${namedBytesMax} bytes`)
})

it('stops at the limit in 65 million extents without bytes, in at most 20 times the time of 60,000 others', async () => {
  const item = Buffer.concat([uint(2, 1), uint(2, 0), uint(2, 65_535)])
  const items = Array(1000).fill(item)
  const photo = photoOf(versionBox('iloc', 0, uint(2, 0), uint(2, items.length), ...items))
  expect(excessOfHeif(photo)).toContain(`over ${namedBytesMax} bytes`)
  const ordinary = photoOf(itemOf(0, 4, Array(60_000).fill(1)))
  const times = await processorTimesOf(
    () => excessOfHeif(photo),
    () => excessOfHeif(ordinary),
  )
  expect(times).toBeLessThan(20)
})

it('refuses a list whose numbers have 3 bytes', () => {
  expect(excessOfHeif(photoOf(itemOf(0, 3, [1])))).toContain('damaged')
})

/** The item 1, a tile of this size, and the item 2 of such tiles in each of the lists. */
function tiled(version: number, pixels: number, lists: readonly number[]): Buffer {
  const idBytes = version === 0 ? 2 : 4
  const size = versionBox('ispe', 0, uint(4, pixels), uint(4, 1))
  const uses = [uint(4, 1), uint(2, 1), uint(1, 1), uint(1, 1)]
  const grids = lists.map((tiles) =>
    box('dimg', [uint(idBytes, 2), uint(2, tiles), ...Array(tiles).fill(uint(idBytes, 1))]),
  )
  const properties = box('iprp', [box('ipco', [size]), versionBox('ipma', 0, ...uses)])
  return photoOf(properties, versionBox('iref', version, ...grids))
}

it.each([0, 1])('adds the pixels of the tiles in references of version %i', (version) => {
  expect(excessOfHeif(tiled(version, tilePixelsMax / 2, [2]))).toBeUndefined()
  expect(excessOfHeif(tiled(version, tilePixelsMax / 2, [3]))).toContain('pixels')
})

it('refuses a photo that lists the tiles of an item twice', () => {
  expect(excessOfHeif(tiled(0, 1, [2, 1]))).toContain('damaged')
})
