import { match } from '@formatjs/intl-localematcher'
import { defaultLanguage, languages } from './languages.ts'
import { scriptOf } from './scripts.ts'

/** Requests for Bokmål (nb) or Nynorsk (nn) are served with the Norwegian texts. */
const macrolanguages: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

/**
 * Returns the best of the served tags: the same language in the nearest script and region, else
 * English. CLDR would return a related language (Spanish for Catalan), but the API promises
 * English.
 */
export function matchLanguage(requested: string, served: readonly string[]): string {
  // The usual request, without the parsing of every tag.
  if (served.includes(requested)) return requested
  const wanted = languageOf(requested)
  const sameLanguage = served.filter((tag) => languageOfServed(tag) === wanted)
  const [first] = sameLanguage
  return first === undefined ? defaultLanguage : match([requested], sameLanguage, first)
}

/** Whether two tags name the same language: true for `pt` and `pt-BR`, false for `en` and `ja`. */
export const sameLanguage = (one: string, other: string): boolean =>
  languageOf(one) === languageOf(other)

/** Whether a request for a tag gets its own language from the served tags, in any script. */
export function isServedIn(requested: string, served: readonly string[]): boolean {
  const wanted = languageOf(requested)
  return served.some((tag) => languageOfServed(tag) === wanted)
}

/**
 * Whether texts in `served` satisfy a request for `requested`. Both tags must share language and
 * script, so `zh` does not satisfy `zh-TW`.
 */
export const isServedBy = (requested: string, served: string): boolean =>
  sameLanguage(requested, served) && scriptOf(requested) === scriptOf(served)

function languageOf(tag: string): string {
  const { language } = new Intl.Locale(tag)
  return macrolanguages[language] ?? language
}

const languagesOfServed = new Map<string, string>()

/** Parses each served tag once, because 20 tags of a header would take 9 ms. */
function languageOfServed(tag: string): string {
  const language = languagesOfServed.get(tag) ?? languageOf(tag)
  languagesOfServed.set(tag, language)
  return language
}

/** The languages to search for a text, in order: the nearest language, its parent, English. */
export function fallbackLanguages(tag: string): readonly string[] {
  const nearest = matchLanguage(tag, languages)
  const parent = new Intl.Locale(nearest).language
  return [...new Set([nearest, parent, defaultLanguage])]
}
