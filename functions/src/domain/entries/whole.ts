import type { z } from 'zod'
import type { catalogue } from '../../contract/schemas/catalogue.ts'
import { conditionIds } from '../catalogue/conditions.ts'
import { plantNames } from '../catalogue/plants.ts'
import type { Texts } from '../locales/format-messages.ts'
import { reviewOf } from '../locales/languages.ts'
import { conditionEntry } from './condition-entry.ts'
import { plantEntry } from './plant-entry.ts'

/** Every entry of the catalogue in one language. */
export const wholeCatalogue = (
  language: string,
  texts: Texts,
): Omit<z.input<typeof catalogue>, 'version'> => ({
  language,
  review: reviewOf(language),
  disclaimer: texts.disclaimer,
  conditions: conditionIds.map((id) => conditionEntry(id, language, texts)),
  plants: plantNames.map((name) => plantEntry(name, texts)),
})
