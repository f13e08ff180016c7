import { describe, expect, it } from 'vitest'
import { scaleOf } from './chart-scale.ts'

describe('the axis of a chart', () => {
  it.each([
    { values: [3, 7, 0], stepMin: 1, top: 8, ticks: [0, 2, 4, 6, 8] },
    { values: [1], stepMin: 1, top: 1, ticks: [0, 1] },
    { values: [20], stepMin: 1, top: 20, ticks: [0, 5, 10, 15, 20] },
    { values: [999], stepMin: 1, top: 1000, ticks: [0, 500, 1000] },
  ])('ends at a round number above $values', ({ values, stepMin, top, ticks }) => {
    expect(scaleOf(values, stepMin)).toEqual({ top, ticks })
  })

  it('has lines even without values', () => {
    expect(scaleOf([], 1)).toEqual({ top: 1, ticks: [0, 1] })
    expect(scaleOf([0, 0], 0.01)).toEqual({ top: 0.01, ticks: [0, 0.01] })
  })

  it('uses steps below 1 for fractions', () => {
    const { top, ticks } = scaleOf([0.31, 0.07], 0.01)
    expect(top).toBeCloseTo(0.4)
    expect(ticks).toHaveLength(5)
  })

  it('contains every value, with two to five lines', () => {
    for (let value = 1; value < 3000; value += 7) {
      const { top, ticks } = scaleOf([value], 1)
      expect(top).toBeGreaterThanOrEqual(value)
      expect(top).toBeLessThan(value * 2 + 1)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
  })
})
