import type { z } from 'zod'
import { reviewState } from '../../contract/schemas/analysis-values.ts'

/** The source of all translations, and the fallback for every language without texts. */
export const defaultLanguage = 'en'

export const reviewStates = reviewState.options
export type ReviewState = z.infer<typeof reviewState>

/**
 * Languages with texts in `functions/locales/<tag>`, in the order of `/v1/config`. A language's
 * state is the lowest review state of its texts (`translations/status/<tag>.json`). To add a
 * language, add an entry here and a folder in `functions/locales`.
 *
 * A tag with a region is a variant. The files of a variant hold only the texts that differ from the
 * language without the region.
 */
const reviews = {
  en: 'machine-checked',
  'en-US': 'machine-checked',
  es: 'machine-checked',
  'es-419': 'machine-checked',
  pt: 'machine-checked',
  fr: 'machine-checked',
  de: 'machine-checked',
  it: 'machine-checked',
  nl: 'machine-checked',
  pl: 'machine-checked',
  tr: 'machine-checked',
  hi: 'machine-checked',
  zh: 'machine-checked',
  ja: 'machine-checked',
} as const satisfies Record<string, ReviewState>
export type CatalogueLanguage = keyof typeof reviews

export const catalogueLanguages = Object.keys(reviews) as readonly CatalogueLanguage[]

/** Languages that need a generative model. All have a disclaimer, and some also have mails. */
// biome-ignore format: tags side by side
const partialLanguages = [
  'ar', 'bg', 'bn', 'ca', 'cs', 'da', 'el', 'et', 'fa', 'fi', 'gu', 'he', 'hr', 'hu', 'id',
  'kn', 'ko', 'lt', 'lv', 'ml', 'mr', 'ms', 'no', 'pt-PT', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv',
  'sw', 'ta', 'te', 'th', 'uk', 'ur', 'vi', 'zh-Hant',
] as const

/** Every language in which the service can answer. */
export const languages: readonly string[] = [...catalogueLanguages, ...partialLanguages]

/** The review state of a language's texts. Texts without a review have the state `machine`. */
export const reviewOf = (language: string): ReviewState =>
  (reviews as Readonly<Record<string, ReviewState>>)[language] ?? 'machine'

const variants = new Set(languages.filter((tag) => new Intl.Locale(tag).region !== undefined))

/** Whether a language's files contain only the texts that differ from its parent language. */
export const isVariant = (tag: string): boolean => variants.has(tag)
