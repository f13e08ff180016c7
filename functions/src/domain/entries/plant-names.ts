import type { PlantItem } from '../../contract/schemas/catalogue.ts'
import { familyOf } from '../catalogue/families.ts'
import { findPlant, type Plant } from '../catalogue/plants.ts'
import type { Texts } from '../locales/format-messages.ts'

type Link = Pick<PlantItem, 'id' | 'scientificName' | 'name'>

/** The id of a plant, such as `citrus-limon` for "Citrus × limon". */
export const plantIdOf = (scientificName: string): string =>
  scientificName.replace('× ', '').replaceAll(' ', '-').toLowerCase()

/**
 * Finds a plant by the id of any of its names. A species outside the catalogue counts as its genus.
 * Only the first hyphen separates words, because an epithet can have hyphens.
 */
export const findPlantById = (id: string): Plant | null => findPlant(id.replace('-', ' '))

export const plantLink = (scientificName: string, { plants }: Texts): Link => ({
  id: plantIdOf(scientificName),
  scientificName,
  name: plants.nameOf(scientificName),
})

/** The family of a plant; null for a family itself, and for a genus without a family. */
export function familyLink(scientificName: string, texts: Texts): Link | null {
  const family = familyOf(scientificName)
  return family === '' || family === scientificName ? null : plantLink(family, texts)
}
