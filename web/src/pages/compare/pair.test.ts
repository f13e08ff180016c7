import type { Analysis } from '@plant-analysis/client'
import { describe, expect, it } from 'vitest'
import { pairOf, stepsBetween } from './pair.ts'

type Sample = { outcome?: Analysis['outcome']; comparedWith?: string }

/** A photo on a day of November, with the day as its id. */
function photo(day: number, { outcome = 'HEALTHY', comparedWith }: Sample = {}) {
  const createdAt = `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`
  const progress = comparedWith ? { comparedWith, trend: 'SAME' } : null
  return { id: String(day), outcome, createdAt, progress } as Analysis
}

const series = [
  photo(20, { outcome: 'PHOTO_UNUSABLE' }),
  photo(15, { comparedWith: '8' }),
  photo(10, { outcome: 'INCONCLUSIVE' }),
  photo(8, { comparedWith: '3' }),
  photo(3),
]

const idsOf = (pair: ReturnType<typeof pairOf>) => pair && [pair.earlier.id, pair.later.id]

describe('the comparison page', () => {
  it('chooses the newest photo of the plant and the photo that the service compared with the newest photo', () => {
    expect(idsOf(pairOf(series, '', ''))).toEqual(['8', '15'])
  })

  it('chooses the named photos, with the earlier photo first', () => {
    expect(idsOf(pairOf(series, '3', '20'))).toEqual(['3', '20'])
    expect(idsOf(pairOf(series, '20', '3'))).toEqual(['3', '20'])
  })

  it('chooses a second photo if only one photo is named', () => {
    expect(idsOf(pairOf(series, '3', ''))).toEqual(['3', '15'])
    expect(idsOf(pairOf(series, '15', ''))).toEqual(['8', '15'])
    expect(idsOf(pairOf(series, '', '10'))).toEqual(['8', '10'])
    expect(idsOf(pairOf(series, '', '3'))).toEqual(['3', '20'])
  })

  it('replaces a named photo that no longer exists', () => {
    expect(idsOf(pairOf(series, 'gone', 'gone too'))).toEqual(['8', '15'])
  })

  it('chooses no photos when the plant has one photo, or when one photo is named twice', () => {
    expect(pairOf([photo(3)], '', '')).toBeUndefined()
    expect(pairOf([photo(3)], '3', '')).toBeUndefined()
    expect(pairOf([], '', '')).toBeUndefined()
    expect(pairOf(series, '3', '3')).toBeUndefined()
  })

  it('chooses two unusable photos if the plant has no other photos', () => {
    const dark = [photo(5, { outcome: 'PHOTO_UNUSABLE' }), photo(4, { outcome: 'NOT_A_PLANT' })]
    expect(idsOf(pairOf(dark, '', ''))).toEqual(['4', '5'])
  })
})

it("the comparison page lists the photos between two photos, with the service's comparisons", () => {
  const [earlier, later] = [photo(3), photo(15)]
  expect(stepsBetween(series, { earlier, later }).map(({ id }) => id)).toEqual(['8', '15'])
  expect(
    stepsBetween(series, { earlier: photo(10), later: photo(20) }).map(({ id }) => id),
  ).toEqual(['15'])
})
