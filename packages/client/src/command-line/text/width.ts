const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The full-width characters of Unicode's East Asian Width table that texts of the service use. */
const wide =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/u
const withoutWidth = /[\p{Mn}\p{Me}\p{Cf}]/u

/**
 * Splits a text into the characters that a reader sees: a letter with its marks, or a combined
 * emoji.
 */
export function charactersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/**
 * The number of terminal columns of a text without control characters: two for each full-width
 * character, none for marks above and below letters. Own code, because Node does not export its own
 * function and the package has no dependencies.
 */
export function widthOf(text: string): number {
  return charactersOf(text).reduce((columns, character) => columns + widthOfOne(character), 0)
}

function widthOfOne(character: string): number {
  if (wide.test(character)) return 2
  return Array.from(character).filter((point) => !withoutWidth.test(point)).length
}
