import { speciesCare } from './care-profiles.ts'

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

/** The genera in the list by family, as Kew assigns them: https://powo.science.kew.org/. */
// biome-ignore format: a family is a line
const generaByFamily: Readonly<Record<string, readonly string[]>> = {
  Anacardiaceae: ['Mangifera'],
  Apocynaceae: ['Cryptostegia', 'Hoya'],
  Araceae: ['Anthurium', 'Dieffenbachia', 'Epipremnum', 'Monstera', 'Philodendron', 'Spathiphyllum', 'Zamioculcas'],
  Araliaceae: ['Hedera', 'Heptapleurum'],
  Arecaceae: ['Chamaedorea', 'Dypsis', 'Elaeis'],
  Asparagaceae: ['Chlorophytum', 'Dracaena'],
  Asphodelaceae: ['Aloe'],
  Asteraceae: ['Bellis', 'Chromolaena', 'Helianthus', 'Lactuca', 'Parthenium', 'Taraxacum'],
  Begoniaceae: ['Begonia'],
  Cactaceae: ['Schlumbergera'],
  Caricaceae: ['Carica'],
  Crassulaceae: ['Crassula', 'Echeveria'],
  Cucurbitaceae: ['Cucumis', 'Cucurbita'],
  Ericaceae: ['Vaccinium'],
  Euphorbiaceae: ['Euphorbia'],
  Fabaceae: ['Parkinsonia', 'Phaseolus', 'Vachellia', 'Vigna'],
  Geraniaceae: ['Pelargonium'],
  Gesneriaceae: ['Streptocarpus'],
  Hydrangeaceae: ['Hydrangea'],
  Lamiaceae: ['Lavandula', 'Mentha', 'Ocimum', 'Salvia'],
  Liliaceae: ['Tulipa'],
  Marantaceae: ['Goeppertia', 'Maranta'],
  Moraceae: ['Ficus'],
  Musaceae: ['Musa'],
  Nephrolepidaceae: ['Nephrolepis'],
  Orchidaceae: ['Phalaenopsis'],
  Piperaceae: ['Peperomia'],
  Poaceae: ['Zea'],
  Primulaceae: ['Cyclamen'],
  Rhamnaceae: ['Ziziphus'],
  Rosaceae: ['Fragaria', 'Malus', 'Prunus', 'Pyrus', 'Rosa', 'Rubus'],
  Rubiaceae: ['Coffea'],
  Rutaceae: ['Citrus'],
  Solanaceae: ['Capsicum', 'Solanum'],
  Verbenaceae: ['Lantana', 'Stachytarpheta'],
  Vitaceae: ['Vitis'],
}

const familyByGenus = new Map(
  Object.entries(generaByFamily).flatMap(([family, genera]) =>
    genera.map((genus) => [genus, family] as const),
  ),
)

export const familyOf = (species: SpeciesName): string =>
  familyByGenus.get(species.split(' ')[0] ?? '') ?? ''

/** Older names of species in the list, and names of edible bananas. */
const synonyms: Readonly<Record<string, SpeciesName>> = {
  'Calathea makoyana': 'Goeppertia makoyana',
  'Chrysalidocarpus lutescens': 'Dypsis lutescens',
  'Citrus limon': 'Citrus × limon',
  'Fragaria ananassa': 'Fragaria × ananassa',
  'Malus pumila': 'Malus domestica',
  'Musa acuminata': 'Musa',
  'Musa paradisiaca': 'Musa',
  'Musa sapientum': 'Musa',
  'Musa × paradisiaca': 'Musa',
  'Pelargonium hortorum': 'Pelargonium × hortorum',
  'Philodendron scandens': 'Philodendron hederaceum',
  'Rosmarinus officinalis': 'Salvia rosmarinus',
  'Saintpaulia ionantha': 'Streptocarpus ionanthus',
  'Sansevieria trifasciata': 'Dracaena trifasciata',
  'Schefflera arboricola': 'Heptapleurum arboricola',
  'Lycopersicon esculentum': 'Solanum lycopersicum',
  'Acacia nilotica': 'Vachellia nilotica',
  'Eupatorium odoratum': 'Chromolaena odorata',
}

const byName = new Map<string, SpeciesName>([
  ...speciesNames.map((name) => [name, name] as const),
  ...Object.entries(synonyms),
])

/** Finds a species by its name or a synonym, written with `x` or `×`; undefined if unknown. */
export const findSpecies = (scientificName: string): SpeciesName | undefined =>
  byName.get(scientificName.trim().replace(/ x /u, ' × '))
