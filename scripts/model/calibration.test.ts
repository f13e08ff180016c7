import { describe, expect, it } from 'vitest'
import { calibrationCurve, calibrationError } from './calibration.ts'

const claims = (count: number, confidence: number, right: number) =>
  Array.from({ length: count }, (_, k) => ({ confidence, isRight: k < right }))

describe('the calibration error', () => {
  it('is 0 if the share of right claims equals their confidence', () => {
    expect(calibrationError([...claims(10, 0.9, 9), ...claims(10, 0.5, 5)])).toBeCloseTo(0, 10)
  })

  it('weights each claim equally, whatever its confidence', () => {
    expect(calibrationError([...claims(30, 0.9, 21), ...claims(10, 0.5, 5)])).toBeCloseTo(0.15, 10)
  })

  it('is 0 without claims', () => {
    expect(calibrationError([])).toBe(0)
  })
})

describe('the calibration curve', () => {
  it('counts a claim with a confidence of 1 in the last step', () => {
    expect(calibrationCurve(claims(4, 1, 4)).at(-1)).toEqual({ claims: 4, confidence: 1, right: 1 })
  })
})
