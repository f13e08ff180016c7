import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  charge,
  dayOf,
  emptyQuota,
  limitOf,
  quotaState,
  refund,
  resetToday,
  today,
} from './quota.ts'

const now = new Date('2026-11-20T23:59:59.999Z')
const midnight = new Date('2026-11-21T00:00:00.000Z')
const limit = 20

it('charges exactly as many units a day as the limit allows', () => {
  let record = emptyQuota(now)
  for (let unit = 1; unit <= limit; unit += 1) {
    record = charge(record, limit, now) ?? record
    expect(record.used).toBe(unit)
  }
  expect(charge(record, limit, now)).toBeUndefined()
})

it('starts each UTC day with an unused quota', () => {
  const usedUp = { day: dayOf(now), resets: 0, used: limit, uncharged: 20 }
  expect(charge(usedUp, limit, midnight)).toEqual({
    day: '2026-11-21',
    resets: 0,
    used: 1,
    uncharged: 0,
  })
  expect(today(usedUp, midnight)).toEqual(emptyQuota(midnight))
  expect(today(usedUp, now)).toBe(usedUp)
})

const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21')
const resets = fc.nat(2)
const record = fc.record({ day, resets, used: fc.nat(limit), uncharged: fc.nat(limit) })

it('restores the quota record if a charge is refunded on the same day', () => {
  fc.assert(
    fc.property(record, (before) => {
      const charged = charge(before, limit, now)
      fc.pre(charged !== undefined)
      expect(charged && refund(charged, charged)).toEqual(today(before, now))
    }),
  )
})

it('ignores refunds of another day or period, and never lets the count fall below zero', () => {
  fc.assert(
    fc.property(record, fc.record({ day, resets }), (before, period) => {
      const after = refund(before, period)
      const same = period.day === before.day && period.resets === before.resets
      expect(after.used).toBe(same ? Math.max(0, before.used - 1) : before.used)
      expect({ ...after, used: 0 }).toEqual({ ...before, used: 0 })
    }),
  )
})

it('each reset of the quota starts a new period', () => {
  fc.assert(
    fc.property(record, (before) => {
      const after = resetToday(before, now)
      expect(after).toMatchObject({ day: dayOf(now), used: 0, uncharged: 0 })
      expect(refund({ ...after, used: 1 }, before).used).toBe(1)
      expect(resetToday(after, now).resets).toBe(after.resets + 1)
    }),
  )
})

it('shows the remaining units of the quota and the end of the day', () => {
  expect(quotaState({ day: '2026-11-20', resets: 0, used: 3, uncharged: 0 }, limit, now)).toEqual({
    limit: 20,
    used: 3,
    remaining: 17,
    resetsAt: midnight,
  })
  expect(
    quotaState({ day: '2026-11-20', resets: 0, used: 30, uncharged: 0 }, limit, now).remaining,
  ).toBe(0)
  expect(
    quotaState({ day: '2026-11-20', resets: 0, used: 3, uncharged: 0 }, limit, midnight),
  ).toEqual({
    limit: 20,
    used: 0,
    remaining: 20,
    resetsAt: new Date('2026-11-22T00:00:00.000Z'),
  })
})

it('gives the API keys of an enterprise, and its people, their own limits', () => {
  const limits = { userDaily: 20, keyDaily: 1000, memberDaily: 200 }
  expect(limitOf({ subject: 'ent:acme', plan: 'enterprise' }, limits)).toBe(1000)
  expect(limitOf({ subject: 'ada', plan: 'enterprise' }, limits)).toBe(200)
  expect(limitOf({ subject: 'ada', plan: 'personal' }, limits)).toBe(20)
  // A charge of an earlier release has no plan.
  expect(limitOf({ subject: 'ada' }, limits)).toBe(20)
})
