import { matchLanguage } from '../../language-matching.ts'
import { words as de } from './de/index.ts'
import { words as en } from './en/index.ts'
import { words as es } from './es/index.ts'
import { words as fr } from './fr/index.ts'
import { words as hi } from './hi/index.ts'
import { words as it } from './it/index.ts'
import { words as ja } from './ja/index.ts'
import { words as nl } from './nl/index.ts'
import { words as pl } from './pl/index.ts'
import { words as pt } from './pt/index.ts'
import { speak } from './speak.ts'
import type { Texts, Words } from './texts.ts'
import { words as tr } from './tr/index.ts'
import { words as zh } from './zh/index.ts'

export const wordsByLanguage = {
  en,
  es,
  pt,
  fr,
  de,
  it,
  nl,
  pl,
  tr,
  hi,
  zh,
  ja,
} as const satisfies Record<string, Words>
export type CatalogueLanguage = keyof typeof wordsByLanguage

/** Languages in which the catalogue is complete. */
export const catalogueLanguages = Object.keys(wordsByLanguage) as readonly CatalogueLanguage[]

const spoken = new Map<CatalogueLanguage, Texts>()

/** The texts for a well-formed language tag, English where it is not served. `language` is what they are in. */
export function textsFor(tag: string): { language: CatalogueLanguage; texts: Texts } {
  const language = matchLanguage(tag, catalogueLanguages) as CatalogueLanguage
  const texts = spoken.get(language) ?? speak(language, wordsByLanguage[language])
  spoken.set(language, texts)
  return { language, texts }
}
