import { homeBrewWords, pesticideWords, productNames, rateOfUse } from './words.ts'

/**
 * What advice may say in words. Sentences that may not stand are left out rather than rewritten:
 * code that rewrites forty languages would write nonsense.
 */
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

/**
 * No product, no trade mark, no substance for sale, no recipe from the kitchen, no amount per area
 * or volume: the label says those, and law differs by country.
 */
export function withoutProducts(text: string, language: string): string {
  return keepSentences(
    text,
    language,
    (sentence) =>
      !productNames.test(sentence) && !homeBrewWords.test(sentence) && !rateOfUse.test(sentence),
  )
}

/**
 * For chemical actions, where any number may be a dose, in whatever script and unit; when to start
 * and repeat are fields.
 */
export function withoutNumbers(text: string, language: string): string {
  return keepSentences(text, language, (sentence) => !/\p{N}/u.test(withoutTemperatures(sentence)))
}

/** A temperature is no dose. */
const withoutTemperatures = (sentence: string): string =>
  sentence.replace(/\p{N}+\s*(?:°\s*[CF]|℃)/gu, '')

/**
 * For all other actions: a pesticide is advised by an action that says it is one, or not at all.
 */
export function withoutPesticides(text: string, language: string): string {
  return keepSentences(text, language, (sentence) => !namesPesticide(sentence))
}

function namesPesticide(text: string): boolean {
  return pesticideWords.test(text)
}

/** What is left of sentences of a model that advise nothing by themselves. */
export function withoutProductsOrPesticides(text: string, language: string): string {
  return withoutPesticides(withoutProducts(text, language), language)
}

/** Whether nothing has to be taken out of the words of an action. */
export function isAdvisable(text: string, language: string, isChemical: boolean): boolean {
  const withoutMore = isChemical ? withoutNumbers : withoutPesticides
  return withoutMore(withoutProducts(text, language), language) === text
}
