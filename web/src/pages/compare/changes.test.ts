import type { Analysis } from '@plant-analysis/client'
import { expect, it } from 'vitest'
import { conditionsOf, daysBetween, discolouredOf } from './changes.ts'

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
