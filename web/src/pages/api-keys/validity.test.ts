import { describe, expect, it } from 'vitest'
import { validityOf } from './validity.ts'

const now = new Date('2026-11-22T08:00:00Z')

describe('the validity of a key', () => {
  it.each([
    [null, { kind: 'long' }],
    ['2026-12-06T08:00:01Z', { kind: 'long' }],
    ['2026-12-06T08:00:00Z', { kind: 'ending', days: 14 }],
    ['2026-11-22T08:00:01Z', { kind: 'ending', days: 1 }],
    ['2026-11-22T08:00:00Z', { kind: 'ended' }],
  ] as const)('depends on its expiry: %s', (expiresAt, validity) => {
    expect(validityOf(expiresAt, now)).toEqual(validity)
  })
})
