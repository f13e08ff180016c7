import { expect, it } from 'vitest'
import { printable } from './printable.ts'

it('takes out what would command the terminal, at any depth', () => {
  const value = {
    plantId: '\u001b[2J\u001b]0;title\u0007bed\r4',
    issues: [{ name: 'a\u009b31mb' }],
  }
  expect(printable(value)).toEqual({ plantId: 'bed 4', issues: [{ name: 'ab' }] })
})

it('takes out what would turn the order of the letters round', () => {
  expect(printable('a\u202egpj.\u2066b')).toBe('a gpj. b')
})

it('leaves line breaks, other scripts and what is no text', () => {
  const value = { text: 'one\ntwo 葉 पत्ती 🌱', count: 3, none: null, yes: true }
  expect(printable(value)).toEqual(value)
})
