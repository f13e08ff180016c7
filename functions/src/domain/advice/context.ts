import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Continent } from '../catalogue/condition-facts.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { Locales } from '../locales/load.ts'
import { continentAt } from './continents.ts'

/** What advice depends on, apart from the conditions found. */
export type AdviceContext = {
  /** The language of the answer. */
  readonly language: string
  /** In that language, or in English where the catalogue lacks it. */
  readonly texts: Texts
  readonly isCatalogueLanguage: boolean
  readonly placement: PlantHints['placement']
  readonly continent: Continent | null
  readonly candidates: Diagnosis['plant']['candidates']
}

/** Reads the hints and the texts of an answer in `language`. */
export function adviceContext(
  language: string,
  { placement, latitude, longitude }: PlantHints,
  candidates: Diagnosis['plant']['candidates'],
  locales: Locales,
): AdviceContext {
  const found = locales.textsFor(language)
  return {
    language,
    texts: found.texts,
    isCatalogueLanguage: found.language === language,
    placement,
    continent: continentAt(latitude, longitude),
    candidates,
  }
}
