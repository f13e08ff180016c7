import { expect, it } from 'vitest'
import { addSeconds } from '../../domain/time.ts'
import type { ApiKeyRecord, CallerRecord } from '../../ports/callers.ts'
import { callerCache } from './cache.ts'

const readAt = new Date('2026-11-20T08:00:00.000Z')
const record = {} as ApiKeyRecord

it.each([
  [10, undefined],
  [10, 11],
  [1, 1],
])(
  'the service caches a caller for %d s if the setting of the deployment is %s',
  (seconds, setting) => {
    const { keys } = callerCache(setting)
    keys.set('key', record, readAt)
    expect(keys.get('key', addSeconds(readAt, seconds - 0.001))).toBe(record)
    expect(keys.get('key', addSeconds(readAt, seconds))).toBeUndefined()
  },
)

it('after the clock has gone back, the service reads a caller again', () => {
  const { users } = callerCache()
  users.set('uid', {} as CallerRecord, readAt)
  expect(users.get('uid', addSeconds(readAt, -0.001))).toBeUndefined()
})
