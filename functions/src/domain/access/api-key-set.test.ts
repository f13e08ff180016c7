import { expect, it } from 'vitest'
import type { ApiKeyEntry } from '../../collections/api-keys.ts'
import { hasRoom, hasRoomForGrace, isValid, newestFirst, valid, withMakers } from './api-key-set.ts'

const now = new Date('2026-11-20T08:00:00Z')
const entry = (parts: Partial<ApiKeyEntry> = {}): ApiKeyEntry => ({
  id: 'tok_1',
  createdAt: now,
  validUntil: null,
  replaced: false,
  ...parts,
})
const many = (count: number, parts: Partial<ApiKeyEntry> = {}) =>
  Array.from({ length: count }, () => entry(parts))

it('an API key is valid until it expires or is revoked', () => {
  expect(isValid({ validUntil: null }, now)).toBe(true)
  expect(isValid({ validUntil: new Date(now.getTime() + 1) }, now)).toBe(true)
  expect(isValid({ validUntil: now }, now)).toBe(false)
  expect(isValid({ validUntil: null, revokedAt: now }, now)).toBe(false)
  expect(valid([entry(), entry({ validUntil: now })], now)).toHaveLength(1)
})

it('an account may have twenty API keys; keys in their grace period count separately', () => {
  expect(hasRoom(many(19))).toBe(true)
  expect(hasRoom(many(20))).toBe(false)
  expect(hasRoom([...many(19), ...many(20, { replaced: true })])).toBe(true)
  expect(hasRoomForGrace([...many(20), ...many(19, { replaced: true })])).toBe(true)
  expect(hasRoomForGrace(many(20, { replaced: true }))).toBe(false)
})

it('sorts API keys from newest to oldest, and sorts keys of the same age by descending id', () => {
  const older = entry({ id: 'tok_c', createdAt: new Date(0) })
  const entries = [older, entry({ id: 'tok_a' }), entry({ id: 'tok_b' })]
  for (const each of [entries, entries.toReversed()])
    expect(newestFirst(each).map(({ id }) => id)).toEqual(['tok_b', 'tok_a', 'tok_c'])
})

it('keeps the first 49 makers of a key, and the last', () => {
  const known = Array.from({ length: 49 }, (_, at) => `tok_${at}`)
  expect(withMakers(known.slice(0, 2), ['tok_1', 'tok_2'])).toEqual(known.slice(0, 3))
  expect(withMakers(known, ['last'])).toEqual([...known, 'last'])
  expect(withMakers(known, ['more', 'last'])).toEqual([...known, 'last'])
})
