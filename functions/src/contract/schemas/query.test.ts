import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnalysis } from '../../operations/analyses/read.ts'
import { listHistory } from '../../operations/history/list.ts'
import { pageQuery } from './query.ts'

const { query: historyQuery } = listHistory
const { query: pollQuery } = readAnalysis

describe('the page size of a list', () => {
  it('is 20 by default', () => {
    expect(pageQuery.parse({})).toEqual({ pageSize: 20 })
  })

  it('accepts sizes of 1 to 100, and lowers larger sizes to 100', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (size) => {
        const expected = size > 100n ? 100 : Number(size)
        expect(pageQuery.parse({ pageSize: String(size) }).pageSize).toBe(expected)
      }),
    )
  })

  it.each(['0', '-1', '1.5', 'abc', '', ' 5', '1e2', '0x10', 'NaN'])(
    'rejects the page size "%s"',
    (pageSize) => {
      expect(pageQuery.safeParse({ pageSize }).success).toBe(false)
    },
  )

  it('rejects a repeated parameter', () => {
    expect(pageQuery.safeParse({ pageSize: ['5', '6'] }).success).toBe(false)
  })
})

describe('a filter of a list', () => {
  it('accepts only true and false for `saved`', () => {
    expect(historyQuery?.parse({ saved: 'true' }).saved).toBe(true)
    expect(historyQuery?.parse({ saved: 'false' }).saved).toBe(false)
    for (const saved of ['', '1', 'TRUE', 'yes']) {
      expect(historyQuery?.safeParse({ saved }).success).toBe(false)
    }
  })

  it.each([
    ['2026-11-20T08:18:04.000Z', '2026-11-20T08:18:04.000Z'],
    ['2026-11-20T08:18:04+01:00', '2026-11-20T07:18:04.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T08:18', '2026-11-20T08:18:00.000Z'],
    ['2026-11-20T08:18:04', '2026-11-20T08:18:04.000Z'],
    ['2026-11-20T08:18:04.123456', '2026-11-20T08:18:04.123Z'],
    ['2026-11-20T08:18:04 01:00', '2026-11-20T07:18:04.000Z'],
    ['2026-11-20T08:18:04.5 05:30', '2026-11-20T02:48:04.500Z'],
  ])('understands the time %s', (createdAfter, instant) => {
    const parsed = historyQuery?.parse({ createdAfter, createdBefore: createdAfter })
    expect(new Date(parsed?.createdAfter ?? '').toISOString()).toBe(instant)
    expect(parsed?.createdBefore).toBe(parsed?.createdAfter)
  })

  it.each([
    'yesterday',
    '',
    '2026-13-01T00:00:00Z',
    '2026-02-30',
    '20261120',
    '2026-11-20T25:00:00',
    '2026-11-20 ',
    '1763626684',
    // Firestore accepts the years 1 to 9999 in UTC, and fails at any other year.
    '0000-01-01',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
  ])('rejects the time "%s"', (createdAfter) => {
    expect(historyQuery?.safeParse({ createdAfter }).success).toBe(false)
  })

  it('accepts an empty impression as the filter for unrated analyses', () => {
    expect(historyQuery?.parse({ impression: '' }).impression).toBe('')
  })
})

describe('the `waitSeconds` parameter of a poll', () => {
  it('accepts 0 to 10 seconds, defaults to 0, and rejects longer waits', () => {
    expect(pollQuery?.parse({})).toEqual({ waitSeconds: 0 })
    expect(pollQuery?.parse({ waitSeconds: '10' })).toEqual({ waitSeconds: 10 })
    for (const waitSeconds of ['11', '-1', '0.5', 'soon']) {
      expect(pollQuery?.safeParse({ waitSeconds }).success).toBe(false)
    }
  })
})
