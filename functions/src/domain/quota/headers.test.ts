import { expect, it } from 'vitest'
import { quotaHeaders } from './headers.ts'
import { quotaState } from './quota.ts'

it('the quota headers give the limit, the remaining units and the seconds until midnight UTC', () => {
  const now = new Date('2026-11-20T23:00:00.000Z')
  const state = quotaState({ day: '2026-11-20', resets: 0, used: 5, uncharged: 0 }, 20, now)
  expect(quotaHeaders(state, now)).toEqual({
    'RateLimit-Policy': '"daily";q=20;w=86400',
    RateLimit: '"daily";r=15;t=3600',
  })
})
