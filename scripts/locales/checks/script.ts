import { lettersOf, scriptOf } from '../../../functions/src/domain/locales/scripts.ts'
import type { TranslatedText } from '../texts.ts'

/** Letters of another script than that of the language. Latin stands in all: °C, pH, species. */
export function scriptFaults(language: string, { forms }: TranslatedText): string[] {
  const others = new RegExp(`(?![${lettersOf(scriptOf(language))}\\p{Script=Latin}])\\p{L}`, 'u')
  // The long-vowel mark of Japanese and the like belong to several scripts.
  const shared = /[\p{Script=Common}\p{Script=Inherited}]/u
  return forms.flatMap((text) => {
    const found = Array.from(text).find((letter) => others.test(letter) && !shared.test(letter))
    return found === undefined ? [] : [`has a letter of another script: ${found}`]
  })
}
