import { expect, it } from 'vitest'
import { printable } from './printable.ts'

it('removes terminal control sequences from nested values', () => {
  const value = {
    plantId: '\u001b[2J\u001b]0;title\u0007bed\r4',
    issues: [{ name: 'a\u009b31mb' }],
  }
  expect(printable(value)).toEqual({ plantId: 'bed 4', issues: [{ name: 'ab' }] })
})

it('removes characters that reverse the order of letters', () => {
  expect(printable('a\u202egpj.\u2066b')).toBe('a gpj. b')
})

it('keeps line breaks, other scripts and values that are not text', () => {
  const value = { text: 'one\ntwo 葉 पत्ती 🌱', count: 3, none: null, yes: true }
  expect(printable(value)).toEqual(value)
})
