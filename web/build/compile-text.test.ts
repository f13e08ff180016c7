import { expect, it } from 'vitest'
import { formatterOf } from '../src/texts/formatter.ts'
import { compileText } from './compile-text.ts'

type Compiled = string | ((values: object, formatter: unknown) => string)

/** Compiles a message in the same way as the build, and returns the text that a page shows. */
async function shown(language: string, message: string, values: object): Promise<string> {
  const code = `export const text = ${compileText(message)}`
  const { text } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    text: Compiled
  }
  return typeof text === 'string' ? text : text(values, formatterOf(language))
}

it.each([
  ['en', 'It’s "so"\nand `so` $', {}, 'It’s "so"\nand `so` $'],
  ['en', '{name}, {name}', { name: 'Ada' }, 'Ada, Ada'],
  ['de', '{count, number} von {all, number}', { count: 1234, all: 2 }, '1.234 von 2'],
  ['tr', '{share, number, percent}', { share: 0.25 }, '%25'],
  ['en', '{count, plural, =0 {none} one {# leaf} other {# leaves}}', { count: 0 }, 'none'],
  ['en', '{count, plural, =0 {none} one {# leaf} other {# leaves}}', { count: 1 }, '1 leaf'],
  ['pl', '{n, plural, one {# liść} few {# liście} other {# liści}}', { n: 3 }, '3 liście'],
  ['en', '{n, plural, one {{name}: #} other {{name}: #s}}', { n: 2, name: 'A' }, 'A: 2s'],
])(
  'for the language %s, the build compiles the message %j',
  async (language, message, values, text) => {
    expect(await shown(language, message, values)).toBe(text)
  },
)

it.each(['{unclosed', '{when, date}', '{n, plural, one {a}}'])(
  'the build rejects the malformed message %s',
  (message) => {
    expect(() => compileText(message)).toThrow(/./)
  },
)
