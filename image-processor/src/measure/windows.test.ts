import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxBlur } from './blur.ts'
import { erode } from './morphology.ts'

/** Photos, each with the radius of a window: from 0 to more than the photo's width. */
const photos = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    radius: fc.integer({ min: 0, max: 12 }),
  })
  .chain(({ width, height, radius }) => {
    const size = { minLength: width * height, maxLength: width * height }
    return fc
      .array(fc.integer({ min: 0, max: 255 }), size)
      .map((values) => ({ grid: { width, height }, radius, values }))
  })

/** The values in the square window around each pixel. The photo's edge cuts the window off. */
function windowsOf({
  grid,
  radius,
  values,
}: typeof photos extends fc.Arbitrary<infer P> ? P : never) {
  return values.map((_, i) => {
    const [x, y] = [i % grid.width, Math.floor(i / grid.width)]
    return values.filter((_value, k) => {
      const [dx, dy] = [(k % grid.width) - x, Math.floor(k / grid.width) - y]
      return Math.abs(dx) <= radius && Math.abs(dy) <= radius
    })
  })
}

describe('the square window around a pixel', () => {
  it("blurs the pixel to the mean of the window's values", () => {
    fc.assert(
      fc.property(photos, (photo) => {
        const blurred = boxBlur(Float32Array.from(photo.values), photo.grid, photo.radius)
        windowsOf(photo).forEach((values, i) => {
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length
          expect(blurred[i]).toBeCloseTo(mean, 3)
        })
      }),
    )
  })

  it('erodes the pixel to 0 if any pixel in the window is 0', () => {
    fc.assert(
      fc.property(photos, ({ grid, radius, values }) => {
        const mask = values.map((value) => (value < 230 ? 1 : 0))
        const eroded = erode(Uint8Array.from(mask), grid, radius)
        const windows = windowsOf({ grid, radius, values: mask })
        expect([...eroded]).toEqual(windows.map((window) => (window.includes(0) ? 0 : 1)))
      }),
    )
  })
})
