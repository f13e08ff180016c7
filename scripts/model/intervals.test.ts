import { describe, expect, it } from 'vitest'
import { areaInterval, balancedInterval, meanInterval, shareInterval } from './intervals.ts'

describe('the interval of a share', () => {
  it("matches Wilson's interval", () => {
    const { low, high } = shareInterval(0.9, 100)
    expect(low).toBeCloseTo(0.8256, 3)
    expect(high).toBeCloseTo(0.9448, 3)
  })

  it('is narrower with more cases, and never empty', () => {
    expect(shareInterval(1, 6).low).toBeCloseTo(0.61, 2)
    expect(shareInterval(1, 600).low).toBeGreaterThan(0.99)
    expect(shareInterval(1, 6).high).toBeCloseTo(1, 10)
  })

  it('is from 0 to 1 without cases', () => {
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe('the interval of an area under the curve', () => {
  it('matches the interval of Hanley and McNeil', () => {
    // Their example: 0.893 over 51 diseased and 58 healthy has a standard error of 0.032.
    const { low, high } = areaInterval(0.893, 51, 58)
    expect((high - low) / 2 / 1.96).toBeCloseTo(0.032, 2)
  })

  it('is narrower with more photos, and never empty', () => {
    expect(areaInterval(1, 5, 5).low).toBeLessThan(0.85)
    expect(areaInterval(1, 100, 100).low).toBeGreaterThan(0.98)
    expect(areaInterval(1, 100, 100).low).toBeLessThan(1)
  })

  it('stays within 0 and 1', () => {
    expect(areaInterval(0.99, 5, 5).high).toBe(1)
    expect(areaInterval(0.5, 0, 9)).toEqual({ low: 0, high: 1 })
  })
})

it('the interval of a balanced accuracy combines the intervals of its two shares', () => {
  const { low, high } = balancedInterval({ share: 0.9, count: 100 }, { share: 0.7, count: 100 })
  expect(low).toBeCloseTo(0.8 - Math.hypot(0.9 - 0.8256, 0.7 - 0.6042) / 2, 3)
  expect(high).toBeCloseTo(0.8 + Math.hypot(0.9448 - 0.9, 0.7811 - 0.7) / 2, 3)
})

describe('the interval of a mean over sources', () => {
  it("matches Student's interval, which is wide for few sources", () => {
    const { mean, interval } = meanInterval([0.9, 0.94, 0.86, 0.98])
    expect(mean).toBeCloseTo(0.92, 10)
    // t is 3.182 for 3 degrees of freedom, and the standard error is 0.0258.
    expect(interval?.low).toBeCloseTo(0.92 - 3.182 * 0.02582, 2)
    expect(interval?.high).toBeCloseTo(1, 2)
  })

  it('is null for one source', () => {
    expect(meanInterval([0.9])).toEqual({ mean: 0.9, interval: null })
  })
})
