import fc from 'fast-check'

/** Texts that have broken other services, such as half of a surrogate pair and `__proto__`. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\uffff',
  '\u202eevil',
  'é'.normalize('NFD'),
  '🌱'.repeat(60),
  'x'.repeat(2000),
  '\r\nSet-Cookie: a=b',
  '../../etc/passwd',
  '..',
  'a/b',
  'a\\b',
  '%2e%2e%2f',
  '%00',
  '__proto__',
  'constructor',
  '__x__',
  '${7*7}',
  "' OR 1=1 --",
  '<script>',
  'null',
  '0',
  '-1',
  '1e999',
  '9007199254740993',
  '2026-02-30T25:61:61Z',
  '+292278994-08-17T07:12:55.807Z',
] as const

/** Any UTF-16 units, also halves of surrogate pairs. */
const anyUnits = fc.string({
  unit: fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit)),
  maxLength: 20,
})

export const oddText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  anyUnits,
)

/** Any JSON, and numbers at which other languages and databases differ from JavaScript. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, 5e-324, true, null, [], {}),
  fc.array(oddText, { maxLength: 3 }),
)

/** Percent-encodes each text, also half of a surrogate pair, whose bytes are no UTF-8. */
export function escape(text: string): string {
  return [...text]
    .map((character) => {
      if (character.isWellFormed()) return encodeURIComponent(character)
      const unit = character.charCodeAt(0)
      const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
      return bytes.map((byte) => `%${byte.toString(16)}`).join('')
    })
    .join('')
}

/** The characters that Node sends in a header: all of Latin 1 but control characters. */
export const headerText = fc.oneof(
  oddText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')),
  fc.constantFrom('*', ',', '""', 'W/"x"', 'a=b;q=9', '-', '!'),
)
