import { expect, it } from 'vitest'
import type { Endpoint } from '../../collections/webhooks.ts'
import { afterAttempt } from './health.ts'

const at = new Date('2026-11-20T08:00:00.000Z')
const endpoint: Endpoint = {
  id: 'whk_1',
  url: 'https://hooks.example.com',
  events: [],
  description: null,
  createdAt: at,
  activeSince: at,
  secret: '',
  previousSecrets: [],
  status: 'active',
  disabled: null,
  failing: null,
  slow: false,
}

const failed = (failing: Endpoint['failing']) => {
  const before = { ...endpoint, failing }
  const attempted = { at, durationMs: 1, succeeded: false, isGone: false, isExhausted: false }
  return { before, after: afterAttempt(before, attempted, { retryScale: 1 }) }
}

it('an endpoint stays active after five days with fewer than ten failures', () => {
  const since = new Date('2026-11-14T08:00:00.000Z')
  expect(failed({ since, attempts: 8 }).after.status).toBe('active')
  expect(failed({ since, attempts: 9 }).after.status).toBe('disabled')
})

it('failures are counted up to ten, and further failures write nothing', () => {
  expect(failed({ since: at, attempts: 9 }).after.failing).toEqual({ since: at, attempts: 10 })
  const { before, after } = failed({ since: at, attempts: 10 })
  expect(after).toBe(before)
})

it('an answer to a call that a disabled endpoint still got does not change the endpoint', () => {
  const disabled = { at, reason: 'GONE', isOwnerTold: true } as const
  const before: Endpoint = { ...endpoint, status: 'disabled', disabled }
  const attempted = { at, durationMs: 1, isGone: false, isExhausted: true }
  for (const succeeded of [true, false])
    expect(afterAttempt(before, { ...attempted, succeeded }, { retryScale: 1 })).toBe(before)
})
