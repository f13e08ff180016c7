import { expect, it } from 'vitest'
import { withPlainNumbers } from './request-body.ts'

const long = (value: unknown) => ({
  '@type': 'type.googleapis.com/google.protobuf.Int64Value',
  value,
})

it('converts 64-bit numbers of native clients to plain numbers at any depth', () => {
  const sent = { days: long('-3'), list: [long('2')], place: { x: long('9007199254740993') } }
  expect(withPlainNumbers(sent)).toEqual({
    days: -3,
    list: [2],
    place: { x: 9007199254740992 },
  })
})

it('does not convert malformed 64-bit numbers, which the schemas reject', () => {
  for (const value of ['', '1.5', '1e3', 'x', 3, null])
    expect(withPlainNumbers({ a: long(value) })).toEqual({ a: long(value) })
})

it('accepts a body that is nested 10,000 levels deep', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(9999)}1${']'.repeat(9999)}`)
  expect(withPlainNumbers({ deep })).toMatchObject({ deep: expect.any(Array) })
})
