import { noHints } from '@plant/testing/hints'
import { describe, expect, it } from 'vitest'
import type { FailureCode, Transaction } from '../../collections/transactions.ts'
import { decideRepeat, isLive, isOutOfTime } from './transaction.ts'

const createdAt = new Date('2026-11-20T08:00:00.000Z')
const deadlineAt = new Date('2026-11-20T08:02:00.000Z')
const before = new Date('2026-11-20T08:01:59.999Z')

const common = {
  uid: 'ada',
  accountId: 'ada',
  operation: 'start' as const,
  createdAt,
  deadlineAt,
  attempt: 1,
  storagePath: 'optimized/ada/an_1.webp',
  request: {
    fingerprint: 'print',
    clientReference: null,
    plantId: null,
    language: 'en',
    hints: noHints,
  },
  charge: { subject: 'ada', day: '2026-11-20', resets: 0, state: 'CHARGED' as const },
  expiresAt: null,
}
const pending: Transaction = { ...common, status: 'PENDING', sweepAt: createdAt }
const processing: Transaction = {
  ...common,
  status: 'PROCESSING',
  sweepAt: createdAt,
  lease: { holder: 'worker', until: deadlineAt },
}
const completed = {
  ...common,
  status: 'COMPLETED' as const,
  sweepAt: null,
  completedAt: createdAt,
  outcome: 'HEALTHY' as const,
  deleted: false,
} satisfies Transaction
const failed = (code: FailureCode): Transaction => ({
  ...common,
  status: 'FAILED',
  sweepAt: null,
  completedAt: createdAt,
  error: { code, detail: 'Why.' },
})

it('a repeated start of an unfinished transaction runs the transaction again only after the deadline', () => {
  expect(decideRepeat(pending, 'print', before)).toEqual({ kind: 'PENDING', status: 'PENDING' })
  expect(decideRepeat(processing, 'print', before)).toEqual({
    kind: 'PENDING',
    status: 'PROCESSING',
  })
  for (const live of [pending, processing])
    expect(decideRepeat(live, 'print', deadlineAt)).toEqual({ kind: 'RUN_AGAIN' })
})

it('a repeated start of a completed transaction always returns the result', () => {
  const later = new Date('2027-01-01T00:00:00.000Z')
  expect(decideRepeat(completed, 'print', later)).toEqual({ kind: 'COMPLETED' })
})

describe('a failed transaction', () => {
  it.each([
    'TIMED_OUT',
    'MODEL_UNAVAILABLE',
    'MODEL_INVALID_OUTPUT',
    'PHOTO_NOT_RECEIVED',
    'IMAGE_NOT_FOUND',
  ] as const)('runs again at a repeated start after the error %s', (code) => {
    expect(decideRepeat(failed(code), 'print', before)).toEqual({ kind: 'RUN_AGAIN' })
  })

  it.each(['IMAGE_UNDECODABLE', 'IMAGE_INFECTED', 'IMAGE_TOO_LARGE'] as const)(
    'returns the same error at a repeated start after the error %s',
    (code) => {
      const repeat = { kind: 'FAILED_FOR_GOOD', code, detail: 'Why.' }
      expect(decideRepeat(failed(code), 'print', before)).toEqual(repeat)
    },
  )
})

it('a different body with the same idempotency key is a conflict in every state', () => {
  for (const existing of [pending, processing, completed, failed('TIMED_OUT')])
    expect(decideRepeat(existing, 'other print', before)).toEqual({ kind: 'OTHER_REQUEST' })
})

it('a repeated start of a deleted transaction returns DELETED for any body', () => {
  const deleted: Transaction = { ...completed, deleted: true, request: null, sweepAt: createdAt }
  for (const print of ['print', 'other print', ''])
    expect(decideRepeat(deleted, print, before)).toEqual({ kind: 'DELETED' })
})

it('only an unfinished transaction can be past its deadline', () => {
  expect([pending, processing, completed, failed('TIMED_OUT')].map((one) => isLive(one))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isOutOfTime(pending, before)).toBe(false)
  expect(isOutOfTime(pending, deadlineAt)).toBe(true)
  expect(isOutOfTime(completed, deadlineAt)).toBe(false)
})
