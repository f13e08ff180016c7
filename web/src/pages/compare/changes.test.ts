import type { Analysis } from '@plant-analysis/client'
import { expect, it } from 'vitest'
import { conditionsOf, daysBetween, discolouredOf, isSameFraming } from './changes.ts'

const ill = (...ids: string[]) =>
  ({ issues: ids.map((conditionId) => ({ conditionId, name: `the ${conditionId}` })) }) as Analysis
const at = (createdAt: string) => ({ createdAt }) as Analysis

it('the discoloured fraction adds up the colours that are not green', () => {
  const measurements = { yellowFraction: 0.2, brownFraction: 0.08, whiteFraction: 0.02 }
  expect(discolouredOf({ measurements } as Analysis)).toBeCloseTo(0.3)
  expect(discolouredOf({ measurements: { ...measurements, brownFraction: 0.9 } } as Analysis)).toBe(
    1,
  )
  expect(discolouredOf({ measurements: null } as Analysis)).toBeNull()
})

it('the comparison distinguishes problems that are new, problems that disappeared and problems that stayed', () => {
  expect(conditionsOf({ earlier: ill('rust', 'mildew'), later: ill('mildew', 'spots') })).toEqual({
    came: ['the spots'],
    went: ['the rust'],
    stayed: ['the mildew'],
  })
  expect(conditionsOf({ earlier: ill(), later: ill() })).toEqual({ came: [], went: [], stayed: [] })
})

it('the days between two photos are calendar days', () => {
  expect(
    daysBetween({ earlier: at('2026-11-01T12:00:00Z'), later: at('2026-11-20T12:00:00Z') }),
  ).toBe(19)
  expect(
    daysBetween({ earlier: at('2026-11-20T11:00:00Z'), later: at('2026-11-20T12:00:00Z') }),
  ).toBe(0)
})

it('photos of a leaf and of a whole plant, or from another distance, have another framing', () => {
  const leaf = (foliageFraction: number, view: 'LEAF' | 'PLANT' = 'LEAF') =>
    ({ measurements: { foliageFraction }, photo: { view } }) as Analysis
  expect(isSameFraming({ earlier: leaf(0.3), later: leaf(0.6) })).toBe(true)
  expect(isSameFraming({ earlier: leaf(0.2), later: leaf(0.6) })).toBe(false)
  expect(isSameFraming({ earlier: leaf(0.5), later: leaf(0.5, 'PLANT') })).toBe(false)
  const plant = { measurements: null, photo: { view: 'PLANT' } } as Analysis
  expect(isSameFraming({ earlier: leaf(0.5), later: plant })).toBe(false)
})
