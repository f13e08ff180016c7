import type { TranslatedText } from '../texts.ts'

/** Words that every other text in English has, and no language of the console. */
const englishWords = /(?<!\p{L})(?:the|and|with|your|from|which|when|there)(?!\p{L})/iu

/** A text that is still English, or has English in it, but for words that both languages have. */
export function untranslatedFaults(
  { forms, english }: TranslatedText,
  shared: readonly string[],
): string[] {
  const own = wordsOf(forms)
  const isSame = own.length > 0 && own.toLowerCase() === wordsOf(english).toLowerCase()
  const left = englishWords.exec(own)?.[0]
  return [
    ...(isSame && !shared.includes(forms[0] ?? '') ? ['is the same as in English'] : []),
    ...(left === undefined ? [] : [`has an English word: ${left}`]),
  ]
}

/** A text that only puts values side by side has no words. */
const wordsOf = (forms: readonly string[]): string => {
  const text = forms.join('|').replace(/\{\w+\}/g, '')
  return /\p{L}/u.test(text) ? text : ''
}
