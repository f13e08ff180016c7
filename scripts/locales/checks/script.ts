import type { TranslatedText } from '../texts.ts'

/** Scripts that Unicode names otherwise than a language's tag does. */
const names: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
}

/** Letters of another script than that of the language. Latin stands in all: °C, pH, species. */
export function scriptFaults(language: string, { forms }: TranslatedText): string[] {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  const own = (names[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('')
  const others = new RegExp(`(?![${own}\\p{Script=Latin}])\\p{L}`, 'u')
  // The long-vowel mark of Japanese and the like belong to several scripts.
  const shared = /[\p{Script=Common}\p{Script=Inherited}]/u
  return forms.flatMap((text) => {
    const found = Array.from(text).find((letter) => others.test(letter) && !shared.test(letter))
    return found === undefined ? [] : [`has a letter of another script: ${found}`]
  })
}
