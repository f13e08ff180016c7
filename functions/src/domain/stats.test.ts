import fc from 'fast-check'
import { expect, it } from 'vitest'
import { outcomes } from '../contract/schemas/analysis-values.ts'
import { addTotals, countAnalysis, dailyAnalyses, emptyStats, uncountAnalysis } from './stats.ts'

it('counts a completed analysis in the totals, under its outcome and on its day', () => {
  const once = countAnalysis(emptyStats, 'HEALTHY', '2026-11-20')
  const twice = countAnalysis(once, 'NOT_A_PLANT', '2026-11-20')
  expect(twice.totals.analyses).toBe(2)
  expect(twice.byOutcome).toEqual({ ...emptyStats.byOutcome, HEALTHY: 1, NOT_A_PLANT: 1 })
  expect(twice.daily).toEqual({ '2026-11-20': 2 })
})

it('keeps only the counts of the last 31 days, so that the document does not grow', () => {
  let stats = emptyStats
  for (let day = 0; day < 40; day += 1)
    stats = countAnalysis(
      stats,
      'HEALTHY',
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    )
  expect(Object.keys(stats.daily)).toHaveLength(31)
  expect(Object.keys(stats.daily)[0]).toBe('2026-01-10')
  expect(stats.totals.analyses).toBe(40)
})

it('removes a deleted analysis from the totals, but not from the count of its day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...outcomes), fc.boolean(), (outcome, saved) => {
      const counted = countAnalysis(emptyStats, outcome, '2026-11-20')
      const kept = saved ? addTotals(counted, { saved: 1 }) : counted
      const removed = uncountAnalysis(kept, { outcome, saved })
      expect(removed).toEqual({ ...emptyStats, daily: { '2026-11-20': 1 } })
    }),
  )
})

it('never lowers a count below zero, which would make the document unreadable', () => {
  const removed = uncountAnalysis(emptyStats, { outcome: 'HEALTHY', saved: true })
  expect(removed).toEqual(emptyStats)
  expect(addTotals(emptyStats, { folders: -1, devices: 2 }).totals).toEqual({
    ...emptyStats.totals,
    devices: 2,
  })
})

it('lists each UTC day up to today once, also across the end of a month and a leap day', () => {
  const days = dailyAnalyses(emptyStats, new Date('2028-03-01T23:59:59.999Z'), 3)
  expect(days).toEqual([
    { date: '2028-02-28', analyses: 0 },
    { date: '2028-02-29', analyses: 0 },
    { date: '2028-03-01', analyses: 0 },
  ])
})
