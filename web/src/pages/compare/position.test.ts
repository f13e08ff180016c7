import { expect, it } from 'vitest'
import { shareAcross } from './position.ts'

const box = { left: 100, width: 400 }

it.each([
  [100, 0],
  [300, 0.5],
  [500, 1],
  [40, 0],
  [900, 1],
])('a pointer at %i px has the position %f across the photo', (clientX, share) => {
  expect(shareAcross(clientX, box)).toBe(share)
})

it('the position of a pointer is 0 when the photo has no width', () => {
  expect(shareAcross(10, { left: 0, width: 0 })).toBe(0)
})
