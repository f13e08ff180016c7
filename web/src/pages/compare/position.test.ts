import { expect, it } from 'vitest'
import { shareAcross } from './position.ts'

const box = { left: 100, width: 400 }

it.each([
  [100, 0],
  [300, 0.5],
  [500, 1],
  [40, 0],
  [900, 1],
])('puts a pointer at %i px at %f of the photo', (clientX, share) => {
  expect(shareAcross(clientX, box)).toBe(share)
})

it('does not divide by the width of a photo without one', () => {
  expect(shareAcross(10, { left: 0, width: 0 })).toBe(0)
})
