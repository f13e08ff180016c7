import { lettersOf, scriptOf } from '../../../functions/src/domain/locales/scripts.ts'
import type { TranslatedText } from '../texts.ts'

/** Reports letters of a foreign script. All languages may use Latin: °C, pH, species. */
export function scriptFaults(language: string, { forms }: TranslatedText): string[] {
  const others = new RegExp(`(?![${lettersOf(scriptOf(language))}\\p{Script=Latin}])\\p{L}`, 'u')
  // Several scripts share letters such as the long-vowel mark of Japanese.
  const shared = /[\p{Script=Common}\p{Script=Inherited}]/u
  return forms.flatMap((text) => {
    const found = Array.from(text).find((letter) => others.test(letter) && !shared.test(letter))
    return found === undefined ? [] : [`has a letter of another script: ${found}`]
  })
}
