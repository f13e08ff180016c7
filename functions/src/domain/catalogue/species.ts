import { type SpeciesName, speciesNames } from './care-profiles.ts'

/** Names that are still in use for a species of the list. */
const synonyms: Readonly<Record<string, SpeciesName>> = {
  'Calathea makoyana': 'Goeppertia makoyana',
  'Chrysalidocarpus lutescens': 'Dypsis lutescens',
  'Citrus limon': 'Citrus × limon',
  'Fragaria ananassa': 'Fragaria × ananassa',
  'Malus pumila': 'Malus domestica',
  'Pelargonium hortorum': 'Pelargonium × hortorum',
  'Philodendron scandens': 'Philodendron hederaceum',
  'Rosmarinus officinalis': 'Salvia rosmarinus',
  'Saintpaulia ionantha': 'Streptocarpus ionanthus',
  'Sansevieria trifasciata': 'Dracaena trifasciata',
  'Schefflera arboricola': 'Heptapleurum arboricola',
  'Lycopersicon esculentum': 'Solanum lycopersicum',
}

const byName = new Map<string, SpeciesName>([
  ...speciesNames.map((name) => [name, name] as const),
  ...Object.entries(synonyms),
])

/**
 * The species that a scientific name stands for, synonyms and `x` for `×` included, or undefined.
 */
export const findSpecies = (scientificName: string): SpeciesName | undefined =>
  byName.get(scientificName.trim().replace(/ x /u, ' × '))
