import { analysis } from '@plant/testing/samples'
import { describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import {
  beyondSpread,
  changeBetween,
  comparableOf,
  discolouredFractionOf,
  progressSince,
  trendOf,
  withinSpread,
} from './progress.ts'

const measured = (changes: Partial<NonNullable<Diagnosis['measurements']>> = {}) => ({
  foliageFraction: 0.5,
  greenFraction: 0.9,
  yellowFraction: 0.05,
  brownFraction: 0.04,
  whiteFraction: 0.01,
  lesionCount: 4,
  lesions: [],
  outline: [],
  ...changes,
})

describe('the trend', () => {
  it.each([
    ['is SAME for an unchanged plant', { discoloured: 0, lesions: 0 }, 'SAME'],
    ['is SAME at the limit of most photo pairs', withinSpread, 'SAME'],
    [
      'is UNSURE beyond the limit of most photo pairs',
      { ...withinSpread, lesions: withinSpread.lesions + 0.1 },
      'UNSURE',
    ],
    ['is UNSURE at the limit of the spread', beyondSpread, 'UNSURE'],
    [
      'is WORSE beyond the spread',
      { discoloured: beyondSpread.discoloured + 0.01, lesions: 0 },
      'WORSE',
    ],
    [
      'is WORSE beyond the spread in spots alone',
      { discoloured: 0, lesions: beyondSpread.lesions + 0.1 },
      'WORSE',
    ],
    [
      'is BETTER beyond the spread in the other direction',
      { discoloured: -beyondSpread.discoloured - 0.01, lesions: 1 },
      'BETTER',
    ],
    [
      'is UNSURE if one measure improves and another one worsens',
      { discoloured: -0.9, lesions: 9 },
      'UNSURE',
    ],
  ])('%s', (_, change, expected) => {
    expect(trendOf(change)).toBe(expected)
  })

  it('reverses if the earlier and the later photo are swapped', () => {
    const [one, other] = [measured(), measured({ brownFraction: 0.6, lesionCount: 40 })]
    expect(trendOf(changeBetween(one, other))).toBe('WORSE')
    expect(trendOf(changeBetween(other, one))).toBe('BETTER')
  })
})

it('the discoloured share is the sum of the yellow, brown and white shares, and never exceeds 1', () => {
  expect(discolouredFractionOf(measured())).toBe(0.1)
  const rounded = { yellowFraction: 0.5, brownFraction: 0.3001, whiteFraction: 0.2 }
  expect(discolouredFractionOf(rounded)).toBe(1)
})

describe('an earlier analysis', () => {
  const stored = (changes: Parameters<typeof analysis>[0] = {}) => ({
    id: 'an_1',
    data: analysis(changes),
  })

  it('is compared with the new analysis by its stored measurements', () => {
    const now = measured({ brownFraction: 0.34, lesionCount: 9 })
    expect(progressSince(stored(), now, 'cd')).toEqual({
      comparedWith: 'an_1',
      since: '2026-11-20T08:18:04.123Z',
      trend: 'WORSE',
      discolouredFraction: { before: 0, now: 0.4 },
      lesionCount: { before: 0, now: 9 },
    })
  })

  it('is not compared if it has the same photo or is withheld', () => {
    expect(progressSince(stored(), measured(), 'ab')).toBeUndefined()
    const blocked = stored({ moderation: { state: 'BLOCKED', reasons: ['SAFETY'] } })
    expect(progressSince(blocked, measured(), 'cd')).toBeUndefined()
  })

  it("is not compared if it does not show the plant's health", () => {
    const { diagnosis } = analysis()
    for (const outcome of ['INCONCLUSIVE', 'NOT_A_PLANT', 'PHOTO_UNUSABLE'] as const)
      expect(comparableOf({ ...diagnosis, outcome })).toBeUndefined()
    expect(comparableOf({ ...diagnosis, measurements: null })).toBeUndefined()
    expect(comparableOf({ ...diagnosis, outcome: 'ISSUES_FOUND' })).toBe(diagnosis.measurements)
  })
})

it('there is no progress between photos of another framing', () => {
  const then = (foliageFraction: number) => ({
    id: 'an_1',
    data: analysis({
      diagnosis: { ...analysis().diagnosis, measurements: measured({ foliageFraction }) },
    }),
  })
  expect(progressSince(then(0.3), measured(), 'another photo')).toBeDefined()
  expect(progressSince(then(0.2), measured(), 'another photo')).toBeUndefined()
  expect(progressSince(then(0.9), measured({ foliageFraction: 0.4 }), 'another photo')).toBe(
    undefined,
  )
})
