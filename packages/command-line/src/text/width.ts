const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The full-width characters in the service's texts, from Unicode's East Asian Width table. */
const wide =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/u
const withoutWidth = /[\p{Mn}\p{Me}\p{Cf}]/u

/**
 * Splits a text into the characters that a reader sees. A letter with its marks is one character,
 * and so is a combined emoji.
 */
export function charactersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/**
 * The number of terminal columns of a text without control characters. A full-width character takes
 * two columns, and a mark above or below a letter takes no column. This code counts the
 * columns, because Node exports no function for the count and the package has no dependencies.
 */
export function widthOf(text: string): number {
  return charactersOf(text).reduce((columns, character) => columns + widthOfOne(character), 0)
}

function widthOfOne(character: string): number {
  if (wide.test(character)) return 2
  return Array.from(character).filter((point) => !withoutWidth.test(point)).length
}
