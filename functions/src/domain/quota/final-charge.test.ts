import { diagnosis } from '@plant/testing/harness/plants'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../collections/transactions.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { chargeOfFailure, finalCharge, mayChangeQuota } from './final-charge.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const limits = { userDaily: 20, keyDaily: 1000, memberDaily: 200 }
const charged: Transaction['charge'] = {
  subject: 'ada',
  day: '2026-11-20',
  resets: 0,
  state: 'CHARGED',
}
const fresh = { day: '2026-11-20', resets: 0, used: 5, uncharged: 0 }
/** All free answers of the day were given. */
const usedUp = { ...fresh, uncharged: 20 }

function finalChargeOf(
  outcome: Diagnosis['outcome'],
  { charge = charged, quota = fresh, state = 'CLEAR' } = {},
) {
  const answer = { diagnosis: diagnosis(outcome), moderation: { state } }
  return finalCharge(charge, quota, answer, limits, now)
}

it.each(['HEALTHY', 'ISSUES_FOUND', 'INCONCLUSIVE'] as const)(
  'the outcome %s costs one unit',
  (outcome) => {
    const { usage, charge, quota } = finalChargeOf(outcome)
    expect(usage).toEqual({
      charged: 1,
      reason: 'ANSWERED',
      remainingToday: 15,
      resetsAt: '2026-11-21T00:00:00.000Z',
    })
    expect(charge).toEqual(charged)
    expect(quota).toBe(fresh)
  },
)

describe.each(['NOT_A_PLANT', 'PHOTO_UNUSABLE'] as const)('the outcome %s', (outcome) => {
  it('refunds the unit and states the reason', () => {
    const { usage, charge, quota } = finalChargeOf(outcome)
    expect(usage).toMatchObject({ charged: 0, reason: outcome, remainingToday: 16 })
    expect(charge.state).toBe('REFUNDED')
    expect(quota).toEqual({ day: '2026-11-20', resets: 0, used: 4, uncharged: 1 })
  })

  it('is free for the first twenty times a day, and then costs one unit', () => {
    const last = finalChargeOf(outcome, { quota: { ...fresh, uncharged: 19 } })
    expect(last.usage).toMatchObject({ charged: 0, reason: outcome })
    const next = finalChargeOf(outcome, { quota: last.quota })
    expect(next.usage).toMatchObject({ charged: 1, reason: 'UNDIAGNOSED_LIMIT' })
    expect(next.charge.state).toBe('CHARGED')
    expect(next.quota).toBe(last.quota)
  })

  it('does not change the quota if a new day began after the charge', () => {
    const yesterday = { ...charged, day: '2026-11-19' }
    const { usage, charge, quota } = finalChargeOf(outcome, { charge: yesterday, quota: usedUp })
    expect(usage).toMatchObject({ charged: 0, reason: outcome, remainingToday: 15 })
    expect(charge.state).toBe('REFUNDED')
    expect(quota).toEqual(usedUp)
  })
})

it('an answer about a whole plant is free within the daily limit of free answers', () => {
  const plant = diagnosis('INCONCLUSIVE')
  const photo = plant.photo && { ...plant.photo, view: 'PLANT' as const }
  const answer = { diagnosis: { ...plant, photo }, moderation: { state: 'CLEAR' } }
  const final = (quota: typeof fresh) => finalCharge(charged, quota, answer, limits, now).usage
  expect(final(fresh)).toMatchObject({ charged: 0, reason: 'NOT_A_LEAF' })
  expect(final(usedUp)).toMatchObject({ charged: 1, reason: 'UNDIAGNOSED_LIMIT' })
})

it('a blocked answer is free within the daily limit of free answers', () => {
  const final = finalChargeOf('HEALTHY', { state: 'BLOCKED' })
  expect(final.usage).toMatchObject({ charged: 0, reason: 'BLOCKED' })
  expect(final.quota).toEqual({ ...fresh, used: 4, uncharged: 1 })
  const next = finalChargeOf('HEALTHY', { state: 'BLOCKED', quota: usedUp })
  expect(next.usage).toMatchObject({ charged: 1, reason: 'UNDIAGNOSED_LIMIT' })
})

it("an operator's retry is free and refunds nothing", () => {
  const charge = { ...charged, state: 'FREE' as const }
  for (const outcome of ['HEALTHY', 'NOT_A_PLANT'] as const) {
    const final = finalChargeOf(outcome, { charge })
    expect(final.usage).toMatchObject({ charged: 0, reason: 'RETRIED_BY_OPERATOR' })
    expect(final.quota).toBe(fresh)
    expect(final.charge).toEqual(charge)
  }
})

it('a second look that is pooled with a paid look returns the unit of its earlier attempt', () => {
  const follows = { paidPath: 'optimized/ada/first.webp' }
  const healthy = diagnosis('HEALTHY')
  const health = { ...healthy.health, status: 'HEALTHY' } as const
  const answer = { diagnosis: { ...healthy, health }, moderation: { state: 'CLEAR' }, follows }
  expect(finalCharge(charged, fresh, answer, limits, now)).toMatchObject({
    usage: { charged: 0, reason: 'SECOND_LOOK' },
    charge: { state: 'REFUNDED' },
    quota: { ...fresh, used: 4 },
  })
  expect(mayChangeQuota(charged, answer)).toBe(true)
  expect(mayChangeQuota({ ...charged, state: 'FREE' }, answer)).toBe(false)
})

it('a free run that its own deadline ended costs a unit without free answers left, but only on its day', () => {
  const free = { ...charged, state: 'FREE' as const }
  const failure = { code: 'TIMED_OUT', isOver: true } as const
  expect(chargeOfFailure(free, usedUp, failure, limits)).toEqual({
    charge: charged,
    quota: { ...usedUp, used: 6 },
  })
  const yesterday = { ...free, day: '2026-11-19' }
  expect(chargeOfFailure(yesterday, usedUp, failure, limits).quota).toEqual(usedUp)
})

it("analyses of an enterprise count towards the enterprise's own limit", () => {
  const charge = { ...charged, subject: 'ent:acme' }
  expect(finalChargeOf('HEALTHY', { charge }).usage.remainingToday).toBe(995)
})
