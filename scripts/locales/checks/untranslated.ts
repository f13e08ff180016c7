import type { TranslatedText } from '../texts.ts'

/** Common English words that are a word in no other language of the console. */
const englishWords = /(?<!\p{L})(?:the|and|with|your|from|which|when|there)(?!\p{L})/iu

/** Reports texts that are still English in whole or in part, except those that `shared` lists. */
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

/** Empty if the text only joins values. */
const wordsOf = (forms: readonly string[]): string => {
  const text = forms.join('|').replace(/\{\w+\}/g, '')
  return /\p{L}/u.test(text) ? text : ''
}
