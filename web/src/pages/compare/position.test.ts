import { expect, it } from 'vitest'
import { shareAcross } from './position.ts'

const box = { left: 100, width: 400 }

it.each([
  [100, 0],
  [300, 0.5],
  [500, 1],
  [40, 0],
  [900, 1],
])('converts a pointer at %i px to the fraction %f of the photo', (clientX, share) => {
  expect(shareAcross(clientX, box)).toBe(share)
})

it('returns 0 when the photo has no width', () => {
  expect(shareAcross(10, { left: 0, width: 0 })).toBe(0)
})
