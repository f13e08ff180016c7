import { describe, expect, it } from 'vitest'
import { brown, green, grey, isInCircle, paint, sky } from './drawn-photos.ts'
import { countOnPhoto } from './measure.ts'
import type { RawPhoto } from './planes.ts'
import type { Sign } from './schema.ts'
import { locateSigns, type SignMap } from './signs.ts'

const sidePx = 20

/** Makes a sign map from a function of the position, where x and y are from 0 to 1. */
function mapOf(valueAt: (x: number, y: number) => number): SignMap {
  const values = Array.from({ length: sidePx ** 2 }, (_, cell) =>
    valueAt(((cell % sidePx) + 0.5) / sidePx, (Math.floor(cell / sidePx) + 0.5) / sidePx),
  )
  return { sidePx, values }
}

const around = (centreX: number, centreY: number, wide = 0.1) =>
  mapOf((x, y) => 0.9 * Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / wide ** 2))

/** The places and sizes of a leaf on the photo. Each leaf has a spot. */
const leaves: [name: string, x: number, y: number, radius: number][] = [
  ['in the middle', 128, 96, 70],
  ['at the left edge', 0, 96, 80],
  ['at the right edge', 255, 96, 80],
  ['at the upper edge', 128, 0, 80],
  ['in a lower corner', 255, 191, 110],
  ['over the whole photo', 128, 96, 400],
  ['that is small', 60, 60, 14],
]

const leafAt = (centreX: number, centreY: number, radius: number): RawPhoto =>
  paint(256, 192, (x, y) => {
    if (!isInCircle(x, y, centreX, centreY, radius)) return y < 96 ? sky : grey
    return isInCircle(x, y, centreX, centreY, Math.min(20, radius / 3)) ? brown : green
  })

const maps: [name: string, map: SignMap][] = [
  ['equal everywhere', mapOf(() => 0.9)],
  [
    'strongest at the rim of the photo',
    mapOf((x, y) => Math.max(...[x, y].map((at) => Math.abs(at - 0.5))) * 2),
  ],
  ['strongest in the upper left corner', around(0, 0)],
  ['strongest in the middle', around(0.5, 0.5)],
  ['strongest in the lower right', around(0.85, 0.8)],
  [
    'in a chessboard pattern',
    mapOf((x, y) => ((Math.floor(x * 20) + Math.floor(y * 20)) % 2 ? 0.9 : 0.1)),
  ],
]

const cases = leaves.flatMap(([leaf, ...place]) =>
  maps.map(([map, values]) => [leaf, map, leafAt(...place), values] as const),
)

function locate(photo: RawPhoto, map: SignMap) {
  const { tissue } = countOnPhoto(photo)
  const { foliage, grid } = tissue
  const isFoliage = (x: number, y: number): boolean =>
    foliage[Math.floor(y * grid.height) * grid.width + Math.floor(x * grid.width)] === 1
  return { signs: locateSigns(map, tissue), isFoliage, grid }
}

/** Lists the pixels whose centre lies in a polygon. */
function pixelsIn(polygon: Sign['outline'], width: number, height: number): [number, number][] {
  const inside = (x: number, y: number): boolean =>
    polygon.reduce((isIn, [ax, ay], k) => {
      const [bx, by] = polygon.at(k - 1) ?? [0, 0]
      const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
      return crosses ? !isIn : isIn
    }, false)
  const pixels: [number, number][] = []
  for (let y = 0.5; y < height; y++) {
    for (let x = 0.5; x < width; x++) {
      if (inside(x / width, y / height)) pixels.push([x / width, y / height])
    }
  }
  return pixels
}

describe('locating signs', () => {
  it.each(cases)(
    'finds signs only on the leaf, for a leaf %s and a map %s',
    (_, __, photo, map) => {
      const { signs, isFoliage, grid } = locate(photo, map)
      for (const { region, outline } of signs) {
        expect(region.width * region.height).toBeGreaterThan(0)
        for (const [x, y] of outline) expect(isFoliage(x, y)).toBe(true)
        const pixels = pixelsIn(outline, grid.width, grid.height)
        const outside = pixels.filter(([x, y]) => !isFoliage(x, y))
        expect(outside.length).toBeLessThanOrEqual(pixels.length * 0.02)
      }
    },
  )

  it.each(cases)('draws boxes around signs, for a leaf %s and a map %s', (_, __, photo, map) => {
    const { signs, isFoliage } = locate(photo, map)
    const at = (from: number, length: number, k: number) => from + (length * (k + 0.5)) / 32
    for (const { region } of signs) {
      const sampled = Array.from({ length: 32 * 32 }, (_, k) =>
        isFoliage(
          at(region.x, region.width, k % 32),
          at(region.y, region.height, Math.floor(k / 32)),
        ),
      )
      // The box ends where the sign ends, so at least 30 % of it is foliage.
      expect(sampled.filter(Boolean).length).toBeGreaterThan(sampled.length * 0.3)
    }
  })

  it("finds a sign with its strength and size at the map's strongest point", () => {
    const { signs } = locate(leafAt(128, 96, 400), around(0.25, 0.5))
    expect(signs).toHaveLength(1)
    for (const { strength, region, areaFraction, outline } of signs) {
      expect(strength).toBeGreaterThan(0.7)
      expect(region.x + region.width / 2).toBeCloseTo(0.25, 1)
      expect(region.y + region.height / 2).toBeCloseTo(0.5, 1)
      expect(areaFraction).toBeGreaterThan(0.01)
      expect(areaFraction).toBeLessThan(0.2)
      expect(outline.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('lists the strongest of several signs first', () => {
    const one = around(0.2, 0.3)
    const other = around(0.8, 0.7)
    const both = {
      sidePx,
      values: one.values.map((value, k) => value * 0.85 + (other.values[k] ?? 0)),
    }
    const { signs } = locate(leafAt(128, 96, 400), both)
    expect(signs.map(({ region }) => region.x > 0.5)).toEqual([true, false])
  })

  it.each([0.3, 0.5, 0.7])(
    "places the sign on the discoloured tissue near the map's strongest point, at x = %s",
    (x) => {
      const { signs } = locate(leafAt(x * 256, 96, 60), around(x + 0.06, 0.56, 0.2))
      const [{ region } = { region: undefined }] = signs
      expect(region && region.x + region.width / 2).toBeCloseTo(x, 1)
      expect(region && region.y + region.height / 2).toBeCloseTo(0.5, 1)
      expect(region?.width).toBeLessThan(0.2)
    },
  )

  it('finds a sign on every leaf when the network sees signs everywhere', () => {
    for (const [, ...place] of leaves) {
      expect(
        locate(
          leafAt(...place),
          mapOf(() => 0.9),
        ).signs.length,
      ).toBeGreaterThan(0)
    }
  })

  it('finds no sign outside the leaf, even where the map is strong', () => {
    const { signs } = locate(leafAt(60, 60, 40), around(0.9, 0.9))
    expect(signs).toEqual([])
  })

  it.each([
    ['a map that shows nothing', leafAt(128, 96, 70), mapOf(() => 0.05)],
    ['a photo without foliage', paint(256, 192, () => grey), mapOf(() => 0.9)],
  ])('finds no sign in %s', (_, photo, map) => {
    expect(locate(photo, map).signs).toEqual([])
  })
})
