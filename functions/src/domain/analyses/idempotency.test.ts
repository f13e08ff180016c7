import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digestId, eventIdOf, fingerprintOf, transactionIdOf } from './idempotency.ts'

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const fields = fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,9}$/), value, { minKeys: 1 })

function shuffled<T>(entries: readonly T[], order: readonly number[]): T[] {
  return entries
    .map((entry, index) => ({ entry, rank: order[index % order.length] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

it('a fingerprint ignores the order of the fields', () => {
  fc.assert(
    fc.property(fields, fc.array(fc.integer(), { minLength: 1 }), (asked, order) => {
      const reordered = Object.fromEntries(shuffled(Object.entries(asked), order))
      expect(fingerprintOf(reordered)).toBe(fingerprintOf(asked))
    }),
  )
})

it('a fingerprint treats an undefined field as a missing field', () => {
  expect(fingerprintOf({ language: 'pt', placement: undefined })).toBe(
    fingerprintOf({ language: 'pt' }),
  )
})

it('a fingerprint changes with the name, value or number of the fields', () => {
  fc.assert(
    fc.property(fields, fields, (one, other) => {
      const isSame = fingerprintOf(one) === fingerprintOf(other)
      const sorted = (asked: Record<string, unknown>) =>
        JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)))
      expect(isSame).toBe(sorted(one) === sorted(other))
    }),
  )
})

it('a fingerprint distinguishes text from numbers, and one field from two fields', () => {
  expect(fingerprintOf({ a: '1' })).not.toBe(fingerprintOf({ a: 1 }))
  expect(fingerprintOf({ a: 'null' })).not.toBe(fingerprintOf({ a: null }))
  expect(fingerprintOf({ a: 'x', b: 'y' })).not.toBe(fingerprintOf({ a: 'xb:string:1:y' }))
})

it('a fingerprint stays as earlier releases stored it', () => {
  const request = { language: 'pt', hints: { species: null }, answers: [{ b: 1, a: 'x' }, 'y'] }
  expect(fingerprintOf(request)).toBe(
    '48dee1cd81ce62a5c938a67c0e3cb7305a3ecf2a794946be3143c0f7e5c22daf',
  )
})

it('an idempotency key identifies a different transaction in each account and operation', () => {
  const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
  const ids = [
    transactionIdOf('ada', 'start', key),
    transactionIdOf('ada', 'sync', key),
    transactionIdOf('bob', 'start', key),
    transactionIdOf('ada', 'start', key.replace('3', '4')),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(transactionIdOf('ada', 'start', key)).toBe(ids[0])
  for (const id of ids) expect(id).toMatch(/^an_[0-9A-Za-z]{22}$/)
})

it('an event id depends on the transaction, the type of the event and the attempt', () => {
  const ids = [
    eventIdOf('an_1', 'analysis.completed', 1),
    eventIdOf('an_1', 'analysis.failed', 1),
    eventIdOf('an_1', 'analysis.failed', 2),
    eventIdOf('an_2', 'analysis.failed', 2),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(eventIdOf('an_1', 'analysis.failed', 2)).toBe(ids[2])
  expect(ids[0]).toMatch(/^evt_[0-9A-Za-z]{22}$/)
})

it('a digest has 22 characters, as many as a random id', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(digestId(text)).toHaveLength(22)))
})
