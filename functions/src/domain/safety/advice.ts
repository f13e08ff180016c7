import { homeBrewWords, pesticideWords, productNames, rateOfUse } from './words.ts'

/** Removes whole sentences, because code cannot rewrite a sentence in forty languages. */
function keepSentences(
  text: string,
  language: string,
  isAllowed: (sentence: string) => boolean,
): string {
  if (isAllowed(text)) return text
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => isAllowed(segment))
    .join('')
    .trim()
}

/** Removes sentences with a product, brand, substance, home recipe or dose. */
export function withoutProducts(text: string, language: string): string {
  return keepSentences(
    text,
    language,
    (sentence) =>
      !productNames.test(sentence) && !homeBrewWords.test(sentence) && !rateOfUse.test(sentence),
  )
}

/** Removes sentences with numbers from chemical actions, because any number may be a dose. */
export function withoutNumbers(text: string, language: string): string {
  return keepSentences(text, language, (sentence) => !/\p{N}/u.test(withoutTemperatures(sentence)))
}

/** Temperatures are allowed, because a temperature is not a dose. */
const withoutTemperatures = (sentence: string): string =>
  sentence.replace(/\p{N}+\s*(?:°\s*[CF]|℃)/gu, '')

/** Removes sentences that name a pesticide. Only chemical actions may recommend pesticides. */
export function withoutPesticides(text: string, language: string): string {
  return keepSentences(text, language, (sentence) => !namesPesticide(sentence))
}

const namesPesticide = (text: string): boolean => pesticideWords.test(text)

/** Keeps the allowed sentences of a model's text that does not describe an action. */
export function withoutProductsOrPesticides(text: string, language: string): string {
  return withoutPesticides(withoutProducts(text, language), language)
}

/** Whether the text of an action follows the rules. */
export function isAdvisable(text: string, language: string, isChemical: boolean): boolean {
  const withoutMore = isChemical ? withoutNumbers : withoutPesticides
  return withoutMore(withoutProducts(text, language), language) === text
}
