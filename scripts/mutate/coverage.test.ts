import { expect, it } from 'vitest'
import { isCovered } from './coverage.ts'

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
})
const functions = [
  { ranges: [range(0, 100, 1)] },
  { ranges: [range(10, 60, 3), range(20, 30, 0), range(24, 26, 2)] },
]

it('the innermost range tells whether a place ran', () => {
  expect([5, 15, 22, 25, 28, 30].map((offset) => isCovered(functions, offset))).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ])
  expect(isCovered(functions, 100)).toBe(false)
})
