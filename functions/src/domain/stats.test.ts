import fc from 'fast-check'
import { expect, it } from 'vitest'
import { outcomes } from '../contract/schemas/analysis-values.ts'
import {
  addTotals,
  countAnalysis,
  dailyAnalyses,
  emptyStats,
  uncountAnalysis,
  useOfKey,
} from './stats.ts'

it('counts a completed analysis in the totals, under its outcome and on its day', () => {
  const once = countAnalysis(emptyStats, { outcome: 'HEALTHY' }, '2026-11-20')
  const twice = countAnalysis(once, { outcome: 'NOT_A_PLANT' }, '2026-11-20')
  expect(twice.totals.analyses).toBe(2)
  expect(twice.byOutcome).toEqual({ ...emptyStats.byOutcome, HEALTHY: 1, NOT_A_PLANT: 1 })
  expect(twice.daily).toEqual({ '2026-11-20': 2 })
})

it('keeps only the counts of the last 31 days, so that the document does not grow', () => {
  let stats = emptyStats
  for (let day = 0; day < 40; day += 1)
    stats = countAnalysis(
      stats,
      { outcome: 'HEALTHY' },
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    )
  expect(Object.keys(stats.daily)).toHaveLength(31)
  expect(Object.keys(stats.daily)[0]).toBe('2026-01-10')
  expect(stats.totals.analyses).toBe(40)
})

it('removes a deleted analysis from the totals, but not from the count of its day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...outcomes), fc.boolean(), (outcome, saved) => {
      const counted = countAnalysis(emptyStats, { outcome }, '2026-11-20')
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

const ofKey = (apiKeyId: string | null) => ({ outcome: 'HEALTHY', apiKeyId }) as const
const days = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  )

it('counts the analyses of each API key, but none of people', () => {
  let stats = countAnalysis(emptyStats, ofKey(null), '2026-11-19')
  expect(stats).not.toHaveProperty('byKey')
  stats = countAnalysis(stats, ofKey('tok_1'), '2026-11-19')
  for (const id of ['tok_1', 'tok_1', 'tok_2'])
    stats = countAnalysis(stats, ofKey(id), '2026-11-20')
  const now = new Date('2026-11-20T12:00:00Z')
  expect(useOfKey(stats, 'tok_1', now, 30)).toEqual({
    analyses: 3,
    daily: [
      { date: '2026-11-19', analyses: 1 },
      { date: '2026-11-20', analyses: 2 },
    ],
  })
  expect(useOfKey(stats, 'tok_1', now, 1).analyses).toBe(2)
  expect(useOfKey(stats, 'tok_3', now, 30)).toEqual({ analyses: 0, daily: [] })
})

it('keeps the counts of a key for as long as those of the account', () => {
  let stats = countAnalysis(emptyStats, ofKey('tok_old'), '2025-12-31')
  for (const day of days(31)) stats = countAnalysis(stats, ofKey('tok_1'), day)
  expect(stats.byKey).toEqual({ tok_1: stats.daily })
  expect(Object.keys(stats.daily)).toHaveLength(31)
})

it('keeps the counts of the 50 keys that made analyses last, so that the document does not grow', () => {
  let stats = countAnalysis(emptyStats, ofKey('tok_used_often'), '2026-01-01')
  for (let number = 0; number < 60; number += 1) {
    const day = number < 30 ? '2026-01-01' : '2026-01-02'
    stats = countAnalysis(stats, ofKey(`tok_${number}`), day)
    stats = countAnalysis(stats, ofKey('tok_used_often'), day)
  }
  const kept = Object.keys(stats.byKey ?? {})
  expect(kept).toHaveLength(50)
  expect(kept).toContain('tok_used_often')
  for (let number = 30; number < 60; number += 1) expect(kept).toContain(`tok_${number}`)
})
