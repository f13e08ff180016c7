import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metadata } from './metadata.ts'

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}

describe('metadata', () => {
  it('accepts up to 8 levels of objects and lists, but rejects 9 levels', () => {
    const depth = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(depth, fc.boolean(), (levels, isList) => {
        const inner = nested(levels - 1, (value) => (isList ? [value] : { value }))
        expect(metadata.safeParse({ inner }).success).toBe(levels <= 8)
      }),
    )
  })

  it('rejects a value of a million nested lists, without a stack overflow', () => {
    const inner: unknown = JSON.parse('['.repeat(1_000_000) + ']'.repeat(1_000_000))
    expect(metadata.safeParse({ inner }).success).toBe(false)
  })

  it('accepts 16,384 bytes of JSON in UTF-8, but rejects 16,385 bytes', () => {
    const frame = JSON.stringify({ text: '' }).length
    const text = 'é'.repeat((16_384 - frame) / 2)
    expect(metadata.safeParse({ text }).success).toBe(true)
    expect(metadata.safeParse({ text: `${text}é` }).success).toBe(false)
  })

  it('must be an object', () => {
    for (const value of [[], 'text', 1, null]) expect(metadata.safeParse(value).success).toBe(false)
  })
})
