import { processorTimesOf } from '@plant/testing/times-of'
import { expect, it } from 'vitest'
import { colourPlanes } from './colour.ts'
import { brown, paint } from './drawn-photos.ts'
import { findLesions } from './lesions.ts'

it('N2: finds that no line of a comb reaches into the subject in at most 10 times the time of lines that all do', async () => {
  const side = 256
  const lines = Uint8Array.from({ length: side * side }, (_pixel, at) => (at % 2 === 0 ? 1 : 0))
  const planes = colourPlanes(paint(side, side, () => brown))
  const findIn = (subject: 0 | 1) =>
    findLesions(planes, lines, new Uint8Array(side * side).fill(subject), side * side)
  expect([findIn(0).length, findIn(1).length]).toEqual([0, side / 2])
  const times = await processorTimesOf(
    () => findIn(0),
    () => findIn(1),
  )
  expect(times).toBeLessThan(10)
})
