import { processorTimesOf } from '@plant/testing/times-of'
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
import { countOnPhoto } from './measure.ts'
import type { RawPhoto } from './planes.ts'
import { countedMeasurementsSchema } from './schema.ts'

const measurePhoto = (photo: RawPhoto) => countOnPhoto(photo).counted

const fiveSpots: Spot[] = [
  { x: 100, y: 100, radius: 8, colour: brown },
  { x: 150, y: 95, radius: 6, colour: brown },
  { x: 128, y: 140, radius: 10, colour: brown },
  { x: 90, y: 150, radius: 5, colour: yellow },
  { x: 165, y: 160, radius: 7, colour: yellow },
]

const leafShare = (Math.PI * 90 ** 2) / 256 ** 2

const draw = (painter: Parameters<typeof paint>[2]) => paint(512, 512, painter)
const stripes = draw((x, y) => ((y > 250 && y < 260) || x % 4 < 2 ? green : sky))
const comb = draw((x, y) => (y < 6 || x % 6 < 3 ? green : [250, 250, 250]))

it.each([
  ['E3: hundreds of green stripes take', 40, stripes],
  ['N2: a white comb on green takes', 20, comb],
] as const)('%s at most %i times as long as a leaf', async (_name, times, photo) => {
  const leaf = draw((x, y) => (isInCircle(x, y, 256, 256, 180) ? green : sky))
  expect(measurePhoto(photo).foliage.componentCount).toBe(1)
  const found = await processorTimesOf(
    () => measurePhoto(photo),
    () => measurePhoto(leaf),
  )
  expect(found).toBeLessThan(times)
})

describe('finding foliage', () => {
  it('finds the leaf and excludes the background', () => {
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
  ] as const)('includes %s inside the leaf', (_, colour) => {
    const photo = leafWith([{ x: 128, y: 128, radius: 14, colour }])
    expect(measurePhoto(photo).foliage.foliageFraction).toBeCloseTo(leafShare, 1)
  })

  it("includes brown tissue that reaches from the leaf's edge into the leaf", () => {
    const photo = leafWith([{ x: 205, y: 128, radius: 24, colour: brown }])
    expect(measurePhoto(photo).foliage.foliageFraction).toBeGreaterThan(leafShare * 0.93)
  })

  it('excludes the soil around a green leaf', () => {
    const soil = paint(256, 256, (x, y) => (isInCircle(x, y, 128, 128, 50) ? green : brown))
    const share = (Math.PI * 50 ** 2) / 256 ** 2
    expect(measurePhoto(soil).foliage.foliageFraction).toBeCloseTo(share, 1)
  })

  it("excludes a sheet of paper that shows only at the photo's corners", () => {
    const photo = paint(256, 128, (x, y) =>
      Math.abs(x - 128) / 140 + Math.abs(y - 64) / 70 < 1 ? green : [235, 236, 234],
    )
    expect(measurePhoto(photo).foliage.whiteFraction).toBeLessThan(0.02)
  })

  it('excludes a flowerpot that leaves hang over', () => {
    const pot = paint(256, 256, (x, y) => {
      if (y < 130 || (y < 200 && Math.abs(x - 128) >= 40)) return green
      return y < 230 && Math.abs(x - 128) < 40 ? brown : sky
    })
    const { foliage, lesions } = measurePhoto(pot)
    expect(foliage.brownFraction).toBeLessThan(0.02)
    expect(lesions.largestAreaFraction).toBeLessThan(0.02)
  })

  it('finds a wholly yellow leaf', () => {
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
  ])('finds no foliage on %s', (_, photo) => {
    const measured = measurePhoto(photo)
    expect(measured.foliage.foliageFraction).toBe(0)
    expect(measured.outline).toEqual([])
    expect(measured.lesions.count).toBe(0)
  })
})

describe('finding lesions', () => {
  it('counts, measures and locates lesions', () => {
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

  it('returns a box for each lesion, starting with the largest lesion', () => {
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

  it('counts all lesions and locates the forty largest lesions', () => {
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

  it('does not count discolouration of the whole leaf as a spot', () => {
    const { spots, lesions } = measurePhoto(
      leafWith([{ x: 128, y: 128, radius: 60, colour: yellow }]),
    )
    expect(lesions.largestAreaFraction).toBeGreaterThan(0.25)
    expect(spots).toEqual([])
  })

  it('finds no lesions on a leaf of a single colour', () => {
    expect(measurePhoto(leafWith([])).lesions.count).toBe(0)
    expect(measurePhoto(leafWith([])).spots).toEqual([])
  })

  it('finds no lesion on plants in the background', () => {
    const window = paint(256, 256, (x, y) => {
      if (isInCircle(x, y, 170, 150, 70)) return green
      if (isInCircle(x, y, 40, 40, 6)) return brown
      return isInCircle(x, y, 40, 40, 30) ? green : sky
    })
    const { lesions, spots, outline } = measurePhoto(window)
    expect([lesions.count, spots, outline.length]).toEqual([0, [], 1])
  })

  it('finds no lesion where the background shines through the rim', () => {
    const { lesions } = measurePhoto(
      paint(256, 256, (x, y) => {
        if (isInCircle(x, y, 128, 128, 88)) return green
        return isInCircle(x, y, 128, 128, 90) && x > 200 ? yellow : grey
      }),
    )
    expect(lesions.count).toBe(0)
  })

  it('classifies an orange-brown lesion as rust', () => {
    const rust = [178, 92, 30] as const
    const spots = fiveSpots.map((spot) => ({ ...spot, colour: rust }))
    expect(measurePhoto(leafWith(spots)).lesions.rustCount).toBe(5)
  })
})

describe('tracing the outline', () => {
  it('follows the leaf with at most 40 points', () => {
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

describe('measuring any photo', () => {
  it('gives the same numbers for the same photo', () => {
    expect(measurePhoto(leafWith(fiveSpots))).toEqual(measurePhoto(leafWith(fiveSpots)))
  })

  it.each([
    [1, 1],
    [1, 700],
    [1024, 3],
    [2, 2],
    [1024, 1024],
  ])('gives valid measurements for a photo of %i x %i px', (widthPx, heightPx) => {
    const noise = paint(widthPx, heightPx, (x, y) => [
      (x * 73 + y * 31) % 256,
      (x * 17 + y * 97) % 256,
      (x * y * 7) % 256,
    ])
    const measured = measurePhoto(noise)
    expect(countedMeasurementsSchema.parse(measured)).toEqual(measured)
  })

  it("keeps a photo's tissue unchanged while another photo is measured", () => {
    const { tissue } = countOnPhoto(leafWith(fiveSpots))
    const before = structuredClone(tissue)
    countOnPhoto(leafWith([]))
    expect(tissue).toEqual(before)
  })

  it('allocates less than 1 MiB of new arrays for each photo after the first', () => {
    const photo = paint(512, 512, (x, y) => [x % 256, y % 256, (x + y) % 256])
    const leftBehind = Array.from({ length: 4 }, () => {
      const before = process.memoryUsage().arrayBuffers
      measurePhoto(photo)
      return process.memoryUsage().arrayBuffers - before
    })
    // The first photo allocates the memory that the others reuse.
    expect(Math.max(...leftBehind.slice(1))).toBeLessThan(2 ** 20)
  })
})
