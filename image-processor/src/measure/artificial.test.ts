import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodeCopy } from '../measure-optimised.ts'
import { optimisePhoto } from '../optimise.ts'
import { isArtificial, judgedSidePx } from './artificial.ts'
import { resample } from './downscale.ts'
import { brown, green, grey, leafWith, paint, sky, yellow } from './drawn-photos.ts'
import type { RawPhoto } from './planes.ts'

const judged = (photo: RawPhoto) => isArtificial(resample(photo, judgedSidePx, judgedSidePx))

/** Repeatable noise from 0 to 255 (mulberry32). */
function noiseFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) & 255
  }
}
const noise = noiseFrom(7)

const colours = {
  green,
  brown,
  yellow,
  sky,
  grey,
  red: [200, 30, 40],
  white: [255, 255, 255],
} as const
const drawn: [string, RawPhoto][] = [
  ...Object.entries(colours).flatMap(([name, [r, g, b]]): [string, RawPhoto][] => [
    [`the colour ${name}`, paint(400, 300, () => [r, g, b])],
    [
      `a gradient to ${name}`,
      paint(400, 300, (x, y) => [(r * x) / 400, (g * (x + y)) / 700, (b * y) / 300]),
    ],
    [
      `noise around ${name}`,
      paint(400, 300, () => [(r + noise()) / 2, (g + noise()) / 2, (b + noise()) / 2]),
    ],
    [
      `a grid of ${name}`,
      paint(400, 300, (x, y) => (x % 24 < 3 || y % 24 < 3 ? [0, 0, 0] : [r, g, b])),
    ],
    [
      `squares of ${name}`,
      paint(400, 300, (x, y) => (((x >> 5) + (y >> 5)) % 2 ? [r, g, b] : [30, 30, 30])),
    ],
    [`stripes of ${name}`, paint(400, 300, (x) => (x % 50 < 25 ? [r, g, b] : [240, 240, 230]))],
  ]),
  ['grey noise', paint(300, 300, () => [noise(), noise(), noise()])],
  [
    'a round gradient',
    paint(300, 300, (x, y) => {
      const far = Math.hypot(x - 150, y - 150)
      return [far, 255 - far, 90]
    }),
  ],
]

it.each(drawn)('is true for %s', (_, photo) => {
  expect(judged(photo)).toBe(true)
})

it('is false for a drawn leaf', () => {
  expect(judged(leafWith([{ x: 120, y: 120, radius: 12, colour: brown }]))).toBe(false)
})

const photos = join(import.meta.dirname, '../../../test/photos')

it('is false for every test photo of a plant', async () => {
  const files = readdirSync(photos).filter((name) => /\.(jpe?g|webp|png)$/.test(name))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const optimised = await optimisePhoto(readFileSync(join(photos, file)), 30)
    if (optimised.outcome !== 'OPTIMISED') continue
    const { copy } = await decodeCopy(optimised.webp, 30)
    expect([file, judged(copy)]).toEqual([file, false])
  }
})
