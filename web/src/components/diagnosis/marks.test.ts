import { expect, it } from 'vitest'
import {
  boxOf,
  isActive,
  isWhole,
  labelAt,
  marksOf,
  outlinePath,
  placeOf,
  spotsId,
} from './marks.ts'
import { analysisWith, issueWith } from './samples.ts'

type Fact = { key: string; amount: number | null }

const photo = { width: 1000, height: 500 }

it('the evidence on the photo is numbered across all issues, and the spots have no number', () => {
  const region = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
  const seen = {
    source: 'PHOTO',
    text: 'Seen.',
    region,
    facts: [] as Fact[],
    outline: [] as number[][],
  } as const
  const said = {
    source: 'HINT',
    text: 'Said.',
    region: null,
    facts: [] as Fact[],
    outline: [] as number[][],
  } as const
  const analysis = analysisWith({
    issues: [issueWith({ evidence: [said, seen] }), issueWith({ evidence: [seen] })],
    lesions: [{ areaFraction: 0.01, region }],
  })
  expect(marksOf(analysis).map(({ id, number, nth }) => [id, number, nth])).toEqual([
    ['spot-0', null, 0],
    ['evidence-0-1', 1, 0],
    ['evidence-1-0', 2, 1],
  ])
})

it('the sentence that counts the spots highlights all spots, and the sentence of one spot highlights that spot', () => {
  const region = { x: 0, y: 0, width: 1, height: 1 }
  const own = { id: 'spot-3', layer: 'spots', outline: [], nth: 0 } as const
  const spot = { ...own, region, number: null }
  expect(isActive(spotsId, spot)).toBe(true)
  expect(isActive('spot-3', spot)).toBe(true)
  expect(isActive('spot-2', spot)).toBe(false)
  expect(isActive(null, spot)).toBe(false)
})

it('fractions of the photo become a box in pixels', () => {
  const region = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 }
  expect(boxOf(region, photo, 0)).toEqual({ x: 200, y: 100, width: 500, height: 250 })
})

it('a small region is enlarged around its middle, so that users can see and click the region', () => {
  const region = { x: 0.5, y: 0.5, width: 0.001, height: 0.001 }
  const { x, y, width, height } = boxOf(region, photo, 0)
  expect([width, height]).toEqual([30, 30])
  expect(x + width / 2).toBeCloseTo(500.5)
  expect(y + height / 2).toBeCloseTo(250.25)
})

it.each([
  { x: 0, y: 0, width: 1, height: 1 },
  { x: 0.99, y: 0.99, width: 0.01, height: 0.01 },
  { x: 0, y: 0, width: 0.001, height: 1 },
])('the frame of %o stays within the photo', (region) => {
  const { x, y, width, height } = boxOf(region, photo, 5)
  expect(x).toBeGreaterThanOrEqual(5)
  expect(y).toBeGreaterThanOrEqual(5)
  expect(x + width).toBeLessThanOrEqual(995)
  expect(y + height).toBeLessThanOrEqual(495)
})

it('the whole photo is distinguished from a part of the photo', () => {
  expect(isWhole({ x: 0, y: 0, width: 1, height: 0.98 })).toBe(true)
  expect(isWhole({ x: 0, y: 0, width: 0.5, height: 1 })).toBe(false)
})

it('polygons are drawn as closed shapes, and polygons without an area are skipped', () => {
  const triangle = [
    [0, 0],
    [1, 0],
    [0.5, 0.3333],
  ]
  expect(
    outlinePath(
      [
        triangle,
        [
          [0, 0],
          [1, 1],
        ],
      ],
      photo,
    ),
  ).toBe('M0 0L1000 0L500 166.7Z')
  expect(outlinePath([], photo)).toBe('')
})

it('the place of a region is described by a row and a column', () => {
  const at = (x: number, y: number) => placeOf({ x, y, width: 0.1, height: 0.1 })
  expect(at(0, 0)).toEqual({ vertical: 'top', horizontal: 'left' })
  expect(at(0.45, 0.45)).toEqual({ vertical: 'middle', horizontal: 'middle' })
  expect(at(0.95, 0.95)).toEqual({ vertical: 'bottom', horizontal: 'right' })
})

it.each([
  ['at the left', { x: 50, y: 100, width: 300, height: 200 }],
  ['at the right', { x: 650, y: 100, width: 300, height: 200 }],
  ['across the top', { x: 0, y: 20, width: 1000, height: 100 }],
  ['across the bottom', { x: 0, y: 400, width: 1000, height: 90 }],
  ['in a corner', { x: 900, y: 400, width: 90, height: 90 }],
])('numbers lie beside a place %s, in the photo and apart', (_where, frame) => {
  const labels = [0, 1].map((nth) => labelAt(frame, photo, nth))
  for (const { x, y } of labels) {
    const isOver =
      x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
    expect([isOver, x > 0 && x < photo.width, y > 0 && y < photo.height]).toEqual([
      false,
      true,
      true,
    ])
  }
  const [one, two] = labels as [{ x: number; y: number }, { x: number; y: number }]
  expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(48)
})
