import { expect, it } from 'vitest'
import { jsonLine, printable } from './printable.ts'

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

it('L7: JSON keeps its value, and escapes every character that could steer a terminal', () => {
  const value = {
    clientReference: 'a\u202egpj.\u2066b\u009b31m\u007f\u0085\u001b[2J\r\n"\\',
    '\u202ename': ['葉 पत्ती\u200d 🌱'],
  }
  const line = jsonLine(value)
  expect(JSON.parse(line)).toEqual(value)
  expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
  expect(line).toContain(String.raw`a\u202egpj.\u2066b\u009b31m\u007f\u0085\u001b[2J\r\n`)
  expect(line).toContain('葉 पत्ती\u200d 🌱')
})
