import { speciesCare } from './care-profiles.ts'
import { acceptedKey, byKey, parseScientificName } from './scientific-name.ts'

/** Weeds and wild plants, without care profiles, because growers should remove most of them. */
// biome-ignore format: as a list
const wild = [
  'Chromolaena odorata', 'Cryptostegia grandiflora', 'Lantana camara', 'Parkinsonia aculeata',
  'Parthenium hysterophorus', 'Stachytarpheta', 'Taraxacum officinale', 'Vachellia nilotica',
  'Ziziphus mauritiana',
] as const

type CaredFor = keyof typeof speciesCare
/** A species, or a genus if photos and growers do not distinguish its species. */
export type SpeciesName = CaredFor | (typeof wild)[number]

export const speciesNames: readonly SpeciesName[] = [
  ...(Object.keys(speciesCare) as CaredFor[]),
  ...wild,
]

/** Returns a species' care profile; undefined for weeds and wild plants. */
export const careProfileOf = (species: SpeciesName) =>
  (speciesCare as Partial<Record<SpeciesName, (typeof speciesCare)[CaredFor]>>)[species]

const species = byKey(speciesNames)

/** The care profile of a plant by its name; undefined if it has none. */
export function findProfile(scientificName: string) {
  const found = findSpecies(scientificName)
  return found === undefined ? undefined : careProfileOf(found)
}

/** Finds a species by its name or a synonym, with or without authors; undefined if unknown. */
export function findSpecies(scientificName: string): SpeciesName | undefined {
  const name = parseScientificName(scientificName)
  return name === null ? undefined : species.get(acceptedKey(name))
}
