import { describe, expect, it } from 'vitest'
import { readArguments, readChoice, readNumber } from './arguments.ts'

const options = { json: { type: 'boolean' }, language: { type: 'string' } } as const
const photos = 'photos'

describe('reading a command line', () => {
  it('accepts options and arguments in any order', () => {
    const read = readArguments(['a.jpg', '--language', 'pt', '--json', '-'], options, photos)
    expect(read).toEqual({ values: { language: 'pt', json: true }, positionals: ['a.jpg', '-'] })
  })

  it('treats everything after -- as arguments', () => {
    const read = readArguments(['--', '--json'], options, photos)
    expect(read.positionals).toEqual(['--json'])
  })

  it.each([
    [['--what'], "Unknown option '--what'."],
    [['--language'], "Option '--language <value>' argument missing."],
    [['--json=yes'], "Option '--json' does not take an argument."],
    [[], 'No photos given.'],
  ])('rejects the arguments %j', (args, message) => {
    expect(() => readArguments(args, options, photos)).toThrow(
      expect.objectContaining({ message, exitCode: 2 }),
    )
  })

  it('rejects arguments of a command that accepts no arguments', () => {
    expect(() => readArguments(['more'], options)).toThrow("Unexpected argument 'more'.")
  })
})

describe('reading a number option', () => {
  const days = { min: 1, max: 365 }

  it.each(['1', '365'])('accepts the number %s', (given) => {
    expect(readNumber('watering-days', given, days)).toBe(Number(given))
  })

  it.each(['0', '366', '1.5', '1e2', '', ' 1', 'seven'])('rejects %j as a number', (given) => {
    expect(() => readNumber('watering-days', given, days)).toThrow(
      expect.objectContaining({
        message: `--watering-days takes a whole number from 1 to 365, not '${given}'.`,
        exitCode: 2,
      }),
    )
  })

  it('accepts a fraction when the option does not require a whole number', () => {
    expect(readNumber('latitude', '-49.25', { min: -90, max: 90, isWhole: false })).toBe(-49.25)
  })
})

it('accepts only the words of a choice, and lists these words in the error', () => {
  expect(readChoice('placement', 'inside', ['inside', 'outside'])).toBe('inside')
  expect(() => readChoice('placement', 'attic', ['inside', 'outside'])).toThrow(
    "--placement takes inside, outside, not 'attic'.",
  )
})
