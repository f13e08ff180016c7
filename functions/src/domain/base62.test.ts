import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base62 } from './base62.ts'

const sixteenBytes = fc.uint8Array({ minLength: 16, maxLength: 16 })

it('encodes any 16 bytes as 22 characters of base 62', () => {
  fc.assert(
    fc.property(sixteenBytes, (bytes) => {
      expect(base62(bytes)).toMatch(/^[0-9A-Za-z]{22}$/)
    }),
  )
  expect(base62(new Uint8Array(16))).toBe('0'.repeat(22))
  expect(base62(new Uint8Array(16).fill(255))).toBe('7n42DGM5Tflk9n8mt7Fhc7')
})

it('encodes different bytes as different texts, which sort in the same order', () => {
  fc.assert(
    fc.property(sixteenBytes, sixteenBytes, (one, other) => {
      const bytes = Math.sign(Buffer.compare(one, other))
      const texts = Math.sign(Buffer.compare(Buffer.from(base62(one)), Buffer.from(base62(other))))
      expect(texts).toBe(bytes)
    }),
  )
})
