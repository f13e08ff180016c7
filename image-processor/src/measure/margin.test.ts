import { expect, it } from 'vitest'
import { leafWith, paint } from './drawn-photos.ts'
import { cut, partOnPlainGround, placed } from './margin.ts'
import type { RawPhoto } from './planes.ts'

const leaf = leafWith([])
type Colour = [number, number, number]

/** The leaf at a place on a ground of 600 x 600 px. */
const onGround = (left: number, top: number, ground: (x: number, y: number) => Colour): RawPhoto =>
  paint(600, 600, (x, y) => {
    const [across, down] = [x - left, y - top]
    const isLeaf = across >= 0 && across < leaf.widthPx && down >= 0 && down < leaf.heightPx
    if (!isLeaf) return ground(x, y)
    const at = (down * leaf.widthPx + across) * 3
    return [leaf.data[at] ?? 0, leaf.data[at + 1] ?? 0, leaf.data[at + 2] ?? 0]
  })
const sheet = (x: number, y: number): Colour => {
  const shade = 226 + ((x * 7 + y * 13) % 16)
  return [shade, shade, shade - 6]
}

it('finds the part with a small subject on a sheet with shadows, in the proportions of the photo', () => {
  const part = partOnPlainGround(onGround(40, 310, sheet))
  expect(part).not.toBeNull()
  if (part === null) return
  expect(part.widthPx).toBe(part.heightPx)
  expect(part.left).toBeGreaterThanOrEqual(0)
  expect(part.top + part.heightPx).toBeLessThanOrEqual(600)
  expect(part.widthPx).toBeLessThan(600 * 0.65)
})

it.each([
  ['a subject that fills the photo', leaf],
  ['a plain colour', paint(300, 200, () => [250, 250, 250])],
  ['one pixel', paint(1, 1, () => [90, 140, 60])],
  ['a subject on a ground of many colours', onGround(150, 150, (x) => [x % 256, 120, 40])],
])('leaves %s as it is', (_, photo) => {
  expect(partOnPlainGround(photo)).toBeNull()
})

it('cuts out a part, and puts the map of the part where the part lies', () => {
  const photo = paint(8, 8, (x, y) => [x, y, 0])
  const part = { left: 4, top: 2, widthPx: 4, heightPx: 4 }
  expect([...cut(photo, part).data.subarray(0, 6)]).toEqual([4, 2, 0, 5, 2, 0])
  const map = { sidePx: 4, values: Array.from({ length: 16 }, () => 1) }
  expect(placed(map, part, photo).values).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0])
})
