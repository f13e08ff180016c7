import { english } from './en/index.ts'
import type { Texts } from './texts.ts'

const textsByLanguage: Readonly<Record<string, Texts>> = { en: english }

/** Languages in which the catalogue is complete. */
export const catalogueLanguages: readonly string[] = Object.keys(textsByLanguage)

/**
 * The texts for a well-formed language tag: the tag itself, else a shorter form of it (RFC 4647 lookup),
 * else English. `language` says which one was found.
 */
export const textsFor = (tag: string): { language: string; texts: Texts } => {
  const subtags = tag.toLowerCase().split('-')
  for (let length = subtags.length; length > 0; length--) {
    const language = subtags.slice(0, length).join('-')
    const texts = textsByLanguage[language]
    if (texts !== undefined) return { language, texts }
  }
  return { language: 'en', texts: english }
}
