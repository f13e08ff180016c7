/** The source of all texts, and what stands in for a language that is not served. */
export const defaultLanguage = 'en'

/**
 * Languages in which every text stands in `functions/locales/<tag>`, in the order in which
 * `/v1/config` lists them. A new language is one entry here and one folder there.
 */
// biome-ignore format: tags side by side
export const catalogueLanguages = [
  'en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl', 'tr', 'hi', 'zh', 'ja',
] as const
export type CatalogueLanguage = (typeof catalogueLanguages)[number]

/** Languages in which only a generative model answers. They have our disclaimer, some our mails. */
// biome-ignore format: tags side by side
const partialLanguages = [
  'ar', 'bg', 'bn', 'ca', 'cs', 'da', 'el', 'et', 'fa', 'fi', 'gu', 'he', 'hr', 'hu', 'id',
  'kn', 'ko', 'lt', 'lv', 'ml', 'mr', 'ms', 'no', 'pt-PT', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv',
  'sw', 'ta', 'te', 'th', 'uk', 'ur', 'vi', 'zh-Hant',
] as const

/** Every language in which the service answers. */
export const languages: readonly string[] = [...catalogueLanguages, ...partialLanguages]
