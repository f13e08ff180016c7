import type { z } from 'zod'
import { reviewState } from '../../contract/schemas/analysis-values.ts'

/** The source of all texts, and what stands in for a language that is not served. */
export const defaultLanguage = 'en'

export const reviewStates = reviewState.options
export type ReviewState = z.infer<typeof reviewState>

/**
 * Languages with texts in `functions/locales/<tag>`, in the order in which `/v1/config` lists them,
 * each with the lowest state of its texts (`translations/status/<tag>.json`). A new language is one
 * entry here and one folder there.
 *
 * A tag with a region is a variant: its files hold what differs from the language without it.
 */
const reviews = {
  en: 'machine-checked',
  'en-US': 'machine-checked',
  es: 'machine-checked',
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

/** Languages in which only a generative model answers. They have our disclaimer, some our mails. */
// biome-ignore format: tags side by side
const partialLanguages = [
  'ar', 'bg', 'bn', 'ca', 'cs', 'da', 'el', 'et', 'fa', 'fi', 'gu', 'he', 'hr', 'hu', 'id',
  'kn', 'ko', 'lt', 'lv', 'ml', 'mr', 'ms', 'no', 'pt-PT', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv',
  'sw', 'ta', 'te', 'th', 'uk', 'ur', 'vi', 'zh-Hant',
] as const

/** Every language in which the service answers. */
export const languages: readonly string[] = [...catalogueLanguages, ...partialLanguages]

/** How far the texts of a served language were read. What a model writes by itself was not. */
export const reviewOf = (language: string): ReviewState =>
  (reviews as Readonly<Record<string, ReviewState>>)[language] ?? 'machine'

/** Whether the files of a language hold only what differs from the language without the region. */
export const isVariant = (tag: string): boolean => new Intl.Locale(tag).region !== undefined
