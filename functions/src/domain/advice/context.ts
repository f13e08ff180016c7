import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { Locales } from '../locales/load.ts'
import { territoryOf } from './territory.ts'

/** Everything that affects the advice, except the conditions found. */
export type AdviceContext = {
  readonly language: string
  /** Texts in `language`, or in English if the catalogue lacks the language. */
  readonly texts: Texts
  readonly isCatalogueLanguage: boolean
  readonly placement: PlantHints['placement']
  /** The code of the country or territory whose law applies, or null. */
  readonly territory: string | null
  readonly candidates: Diagnosis['plant']['candidates']
  /** Whether the grower said that the plant is no citrus, or the service still asks. */
  readonly isCitrusSettled: boolean
}

export function adviceContext(
  language: string,
  hints: PlantHints,
  candidates: Diagnosis['plant']['candidates'],
  locales: Locales,
  isCitrusSettled = false,
): AdviceContext {
  const found = locales.textsFor(language)
  return {
    language,
    texts: found.texts,
    isCatalogueLanguage: found.language === language,
    placement: hints.placement,
    territory: territoryOf(hints),
    candidates,
    isCitrusSettled,
  }
}
