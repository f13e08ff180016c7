import { describe, expect, it } from 'vitest'
import {
  brown,
  green,
  grey,
  isInCircle,
  leafWith,
  paint,
  type Spot,
  sky,
  yellow,
} from './drawn-photos.ts'
import { countOnPhoto, measurePhoto } from './measure.ts'
import { countedMeasurementsSchema } from './schema.ts'

const fiveSpots: Spot[] = [
  { x: 100, y: 100, radius: 8, colour: brown },
  { x: 150, y: 95, radius: 6, colour: brown },
  { x: 128, y: 140, radius: 10, colour: brown },
  { x: 90, y: 150, radius: 5, colour: yellow },
  { x: 165, y: 160, radius: 7, colour: yellow },
]

const leafShare = (Math.PI * 90 ** 2) / 256 ** 2

describe('foliage', () => {
  it('is the leaf and not what lies behind it', () => {
    const { foliage } = measurePhoto(leafWith([]))
    expect(foliage.foliageFraction).toBeCloseTo(leafShare, 1)
    expect(foliage.greenFraction).toBeGreaterThan(0.97)
    expect(foliage.componentCount).toBe(1)
  })

  it.each([
    ['brown spots', brown],
    ['yellow spots', yellow],
    ['dark spots', [18, 15, 12]],
    ['white spots', [225, 225, 222]],
  ] as const)('keeps %s that it encloses', (_, colour) => {
    const photo = leafWith([{ x: 128, y: 128, radius: 14, colour }])
    expect(measurePhoto(photo).foliage.foliageFraction).toBeCloseTo(leafShare, 1)
  })

  it('keeps a brown edge that eats into the leaf', () => {
    const photo = leafWith([{ x: 205, y: 128, radius: 24, colour: brown }])
    expect(measurePhoto(photo).foliage.foliageFraction).toBeGreaterThan(leafShare * 0.93)
  })

  it('takes no soil for leaf where green merely lies on it', () => {
    const soil = paint(256, 256, (x, y) => (isInCircle(x, y, 128, 128, 50) ? green : brown))
    const share = (Math.PI * 50 ** 2) / 256 ** 2
    expect(measurePhoto(soil).foliage.foliageFraction).toBeCloseTo(share, 1)
  })

  it('takes no sheet of paper for leaf where the leaf cuts off its corners', () => {
    const photo = paint(256, 128, (x, y) =>
      Math.abs(x - 128) / 140 + Math.abs(y - 64) / 70 < 1 ? green : [235, 236, 234],
    )
    expect(measurePhoto(photo).foliage.whiteFraction).toBeLessThan(0.02)
  })

  it('is a wholly yellow leaf too', () => {
    const photo = paint(256, 256, (x, y) => (isInCircle(x, y, 128, 128, 90) ? yellow : grey))
    const { foliage } = measurePhoto(photo)
    expect(foliage.foliageFraction).toBeCloseTo(leafShare, 1)
    expect(foliage.yellowFraction).toBeGreaterThan(0.95)
  })

  it.each([
    ['a grey wall', paint(200, 150, () => grey)],
    ['sky', paint(200, 150, (_, y) => [sky[0] - (y >> 2), sky[1] - (y >> 2), sky[2]])],
    ['a black photo', paint(64, 64, () => [0, 0, 0])],
    ['a white photo', paint(64, 64, () => [255, 255, 255])],
  ])('is not on %s', (_, photo) => {
    const measured = measurePhoto(photo)
    expect(measured.foliage.foliageFraction).toBe(0)
    expect(measured.outline).toEqual([])
    expect(measured.lesions.count).toBe(0)
  })
})

describe('lesions', () => {
  it('are counted, measured and shown where they are', () => {
    const { lesions } = measurePhoto(leafWith(fiveSpots))
    expect(lesions.count).toBe(5)
    expect(lesions.regions).toHaveLength(5)
    const area = fiveSpots.reduce((sum, { radius }) => sum + (radius / 90) ** 2, 0)
    expect(lesions.areaFraction).toBeCloseTo(area, 2)
    const [largest] = lesions.regions
    expect(largest?.kind).toBe('BROWN')
    expect(largest?.region.x).toBeCloseTo((128 - 10) / 256, 2)
    expect(largest?.region.width).toBeCloseTo(21 / 256, 2)
  })

  it('are each shown by a box, the largest first', () => {
    const { spots, lesions } = measurePhoto(leafWith(fiveSpots))
    expect(spots).toHaveLength(lesions.count)
    const byRadius = fiveSpots.toSorted((one, other) => other.radius - one.radius)
    for (const [rank, { x, y, radius }] of byRadius.entries()) {
      const region = spots[rank]?.region
      expect((region?.x ?? 0) + (region?.width ?? 0) / 2).toBeCloseTo((x + 0.5) / 256, 2)
      expect((region?.y ?? 0) + (region?.height ?? 0) / 2).toBeCloseTo((y + 0.5) / 256, 2)
      expect(region?.width).toBeCloseTo((2 * radius + 1) / 256, 2)
    }
  })

  it('are counted all, of which the forty largest are shown', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      x: 72 + (i % 10) * 12,
      y: 95 + Math.floor(i / 10) * 12,
      radius: 1 + (i % 3),
      colour: brown,
    }))
    const { spots, lesions } = measurePhoto(leafWith(many))
    expect(lesions.count).toBe(60)
    expect(spots).toHaveLength(40)
    const areas = spots.map(({ areaFraction }) => areaFraction)
    expect(areas).toEqual(areas.toSorted((one, other) => other - one))
    expect(areas[39]).toBeGreaterThan(lesions.areaFraction / 60 / 2)
  })

  it('so large that a leaf is discoloured are no spot, and have no box', () => {
    const { spots, lesions } = measurePhoto(
      leafWith([{ x: 128, y: 128, radius: 60, colour: yellow }]),
    )
    expect(lesions.largestAreaFraction).toBeGreaterThan(0.25)
    expect(spots).toEqual([])
  })

  it('are absent on an even leaf', () => {
    expect(measurePhoto(leafWith([])).lesions.count).toBe(0)
    expect(measurePhoto(leafWith([])).spots).toEqual([])
  })

  it('of an orange brown are rust', () => {
    const rust = [178, 92, 30] as const
    const spots = fiveSpots.map((spot) => ({ ...spot, colour: rust }))
    expect(measurePhoto(leafWith(spots)).lesions.rustCount).toBe(5)
  })
})

describe('the outline', () => {
  it('follows the leaf with few points', () => {
    const { outline } = measurePhoto(leafWith(fiveSpots))
    expect(outline).toHaveLength(1)
    const [polygon = []] = outline
    expect(polygon.length).toBeLessThanOrEqual(40)
    for (const [x, y] of polygon) {
      expect(Math.hypot((x - 0.5) * 256, (y - 0.5) * 256)).toBeGreaterThan(85)
      expect(Math.hypot((x - 0.5) * 256, (y - 0.5) * 256)).toBeLessThan(93)
    }
  })
})

describe('a photo of any kind', () => {
  it('gives the same numbers twice', () => {
    expect(measurePhoto(leafWith(fiveSpots))).toEqual(measurePhoto(leafWith(fiveSpots)))
  })

  it.each([
    [1, 1],
    [1, 700],
    [1024, 3],
    [2, 2],
    [1024, 1024],
  ])('of %i x %i px gives measurements that fit the schema', (widthPx, heightPx) => {
    const noise = paint(widthPx, heightPx, (x, y) => [
      (x * 73 + y * 31) % 256,
      (x * 17 + y * 97) % 256,
      (x * y * 7) % 256,
    ])
    const measured = measurePhoto(noise)
    expect(countedMeasurementsSchema.parse(measured)).toEqual(measured)
  })

  it('keeps its tissue when another photo is counted', () => {
    const { tissue } = countOnPhoto(leafWith(fiveSpots))
    const before = structuredClone(tissue)
    countOnPhoto(leafWith([]))
    expect(tissue).toEqual(before)
  })

  it('leaves at most a megabyte of arrays behind for the garbage collector', () => {
    const photo = paint(512, 512, (x, y) => [x % 256, y % 256, (x + y) % 256])
    const leftBehind = Array.from({ length: 4 }, () => {
      const before = process.memoryUsage().arrayBuffers
      measurePhoto(photo)
      return process.memoryUsage().arrayBuffers - before
    })
    // The first photo fills the memory that the others use again.
    expect(Math.max(...leftBehind.slice(1))).toBeLessThan(2 ** 20)
  })
})
