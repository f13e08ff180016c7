const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Full width in Unicode's table of East Asian widths, as far as texts of the service use it. */
const wide =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/u
const withoutWidth = /[\p{Mn}\p{Me}\p{Cf}]/u

/** What a reader sees as one character: a letter with its marks, or an emoji of several parts. */
export function charactersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/**
 * The columns that a terminal gives a text without control characters: two for each full-width
 * character, none for marks above and below letters. By hand, because Node keeps its own to itself
 * and the package is to have no dependency.
 */
export function widthOf(text: string): number {
  return charactersOf(text).reduce((columns, character) => columns + widthOfOne(character), 0)
}

function widthOfOne(character: string): number {
  if (wide.test(character)) return 2
  return Array.from(character).filter((point) => !withoutWidth.test(point)).length
}
