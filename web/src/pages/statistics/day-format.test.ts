import { afterEach, expect, it, vi } from 'vitest'
import { dayFormat } from './day-format.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'a UTC day has the same date in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(dayFormat('en')('2026-11-20')).toBe('Nov 20, 2026')
    expect(dayFormat('ja')('2026-11-20')).toBe('2026/11/20')
  },
)
