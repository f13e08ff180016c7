import { match } from '@formatjs/intl-localematcher'
import { defaultLanguage, languages } from './languages.ts'
import { scriptOf } from './scripts.ts'

/** Bokmål and Nynorsk are asked for by their own tags and served by the one of Norwegian. */
const macrolanguages: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

/**
 * The served tag that fits a well-formed one best: the same language in the nearest script and
 * region, else English. Another language is never put in its place, however near CLDR holds it to
 * be (Spanish for Catalan): the caller asked for neither, and English is what the contract
 * promises.
 */
export function matchLanguage(requested: string, served: readonly string[]): string {
  const wanted = languageOf(requested)
  const sameLanguage = served.filter((tag) => languageOf(tag) === wanted)
  const [first] = sameLanguage
  return first === undefined ? defaultLanguage : match([requested], sameLanguage, first)
}

/** Whether one tag answers a request for the other: `pt` does for `pt-BR`, `en` not for `ja`. */
export const sameLanguage = (one: string, other: string): boolean =>
  languageOf(one) === languageOf(other)

/**
 * Whether texts of one tag are what a request for the other asked for: the same language, in the
 * script that its region or the tag itself names. `zh` is not for `zh-TW`, whose script is another.
 */
export const isServedBy = (requested: string, served: string): boolean =>
  sameLanguage(requested, served) && scriptOf(requested) === scriptOf(served)

function languageOf(tag: string): string {
  const { language } = new Intl.Locale(tag)
  return macrolanguages[language] ?? language
}

/** Where to look for a text that not every language has: nearest language, its parent, English. */
export function fallbackLanguages(tag: string): readonly string[] {
  const nearest = matchLanguage(tag, languages)
  const parent = new Intl.Locale(nearest).language
  return [...new Set([nearest, parent, defaultLanguage])]
}
