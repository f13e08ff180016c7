import { describe, expect, it } from 'vitest'
import { areaInterval, shareInterval } from './intervals.ts'

describe('the interval of a share', () => {
  it('is that of Wilson', () => {
    const { low, high } = shareInterval(0.9, 100)
    expect(low).toBeCloseTo(0.8256, 3)
    expect(high).toBeCloseTo(0.9448, 3)
  })

  it('leaves room where all cases were alike, less with more of them', () => {
    expect(shareInterval(1, 6).low).toBeCloseTo(0.61, 2)
    expect(shareInterval(1, 600).low).toBeGreaterThan(0.99)
    expect(shareInterval(1, 6).high).toBeCloseTo(1, 10)
  })

  it('of no case says nothing', () => {
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe('the interval of an area', () => {
  it('is that of Hanley and McNeil', () => {
    // Their example: 0.893 over 51 diseased and 58 healthy has a standard error of 0.032.
    const { low, high } = areaInterval(0.893, 51, 58)
    expect((high - low) / 2 / 1.96).toBeCloseTo(0.032, 2)
  })

  it('stays within 0 and 1', () => {
    expect(areaInterval(0.99, 5, 5).high).toBe(1)
    expect(areaInterval(0.5, 0, 9)).toEqual({ low: 0, high: 1 })
  })
})
