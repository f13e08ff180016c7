/** Scripts that Unicode names otherwise than a language's tag does. */
const unicodeNames: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
}

/** The script of a language as its ISO 15924 code, such as `Hant` for `zh-TW`. */
export function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? 'Latn'
}

/** What a regular expression with the flag `u` takes, within brackets, for a script's letters. */
export function lettersOf(script: string): string {
  return (unicodeNames[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('')
}
