import { conditions } from './conditions.ts'
import { familyNames, familyOf, findFamily, genusNames } from './families.ts'
import { acceptedGenus, acceptedKey, byKey, parseScientificName } from './scientific-name.ts'
import { speciesNames } from './species.ts'
import { toxicityNames } from './toxicity.ts'

/** Species that growers name. A species outside the catalogue counts as its genus. */
// biome-ignore format: as a list
const furtherSpecies = [
  'Abelmoschus esculentus', 'Acer rubrum', 'Ageratina altissima', 'Anacardium occidentale',
  'Apium graveolens', 'Araucaria heterophylla', 'Camellia sinensis', 'Castanea sativa',
  'Cenchrus americanus', 'Centaurea repens', 'Centaurea solstitialis', 'Citrullus colocynthis',
  'Daucus carota', 'Dioscorea alata', 'Dioscorea cayenensis', 'Dioscorea esculenta',
  'Dioscorea polystachya', 'Dioscorea rotundata', 'Euphorbia lathyris', 'Glycine max',
  'Helianthus tuberosus', 'Hibiscus sabdariffa', 'Illicium verum', 'Juglans nigra',
  'Lolium temulentum', 'Magnolia stellata', 'Nasturtium officinale', 'Passiflora edulis', 'Phaseolus lunatus',
  'Phoenix dactylifera', 'Physalis peruviana', 'Physalis philadelphica', 'Piper nigrum',
  'Pistacia vera', 'Pisum sativum', 'Plectranthus verticillatus', 'Portulaca oleracea',
  'Prunus cerasifera', 'Prunus cerasus', 'Prunus domestica', 'Prunus laurocerasus',
  'Prunus lusitanica', 'Prunus mume', 'Prunus salicina', 'Prunus spinosa', 'Raphanus sativus',
  'Salvia officinalis', 'Sedum morganianum', 'Setaria italica', 'Solanum aethiopicum',
  'Solanum americanum', 'Solanum dulcamara', 'Solanum muricatum', 'Solanum nigrum',
  'Solanum pseudocapsicum', 'Trifolium hybridum', 'Vicia faba',
]

const hosts = Object.values(conditions).flatMap(({ hosts }) => (hosts === 'ANY' ? [] : hosts))

/** Every family, genus and species that the catalogue knows. */
export const plantNames: readonly string[] = [
  ...new Set([
    ...familyNames,
    ...genusNames,
    ...speciesNames,
    ...toxicityNames,
    ...hosts,
    ...furtherSpecies,
  ]),
]

const plants = byKey(plantNames)

/** A plant that the caller or a model names by its scientific name. */
export type Plant = {
  readonly level: 'SPECIES' | 'GENUS' | 'FAMILY'
  /** The accepted name. It may be a species outside the catalogue if its genus is inside. */
  readonly scientificName: string
  /** The name under which the catalogue has facts. */
  readonly listedAs: string
}

/**
 * Finds a plant by its scientific name. A species outside the catalogue counts as its genus.
 * Returns null if the catalogue lacks the genus or family, or if the words are no scientific name.
 */
export function findPlant(scientificName: string): Plant | null {
  const name = parseScientificName(scientificName)
  if (name === null) return null
  const family = name.epithet === null ? findFamily(name.genus) : undefined
  if (family !== undefined) return { level: 'FAMILY', scientificName: family, listedAs: family }
  const listed = plants.get(acceptedKey(name))
  if (listed !== undefined)
    return {
      level: listed.includes(' ') ? 'SPECIES' : 'GENUS',
      scientificName: listed,
      listedAs: listed,
    }
  const genus = plants.get(acceptedGenus(name.genus))
  if (genus === undefined) return null
  return { level: 'GENUS', scientificName: acceptedKey(name), listedAs: genus }
}

/** The plants of a family whose toxicity is known. */
export const poisonListOf = (family: string): readonly string[] =>
  toxicityNames.filter((name) => familyOf(name) === family)
