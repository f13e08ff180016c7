/** Maps script codes of language tags to Unicode script names, if the two differ. */
const unicodeNames: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
}

/** Returns the ISO 15924 script code of a language, such as `Hant` for `zh-TW`. */
export const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? 'Latn'

/** Returns a script's letters for use inside the brackets of a regular expression with `u`. */
export function lettersOf(script: string): string {
  return (unicodeNames[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('')
}
