/** Scripts whose Unicode name differs from the code in a language tag. */
const unicodeNames: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
}

/** The ISO 15924 script code of a language, such as `Hant` for `zh-TW`. */
export const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? 'Latn'

/** A regular expression class for a script's letters, to use inside brackets with the flag `u`. */
export function lettersOf(script: string): string {
  return (unicodeNames[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('')
}
