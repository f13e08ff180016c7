/**
 * Species with a care profile of their own, by accepted scientific name. Not translated; the common
 * names are in `texts/`.
 */
export const speciesNames = [
  'Aloe vera',
  'Anthurium andraeanum',
  'Begonia rex-cultorum',
  'Chamaedorea elegans',
  'Chlorophytum comosum',
  'Crassula ovata',
  'Cyclamen persicum',
  'Dieffenbachia seguine',
  'Dracaena fragrans',
  'Dracaena trifasciata',
  'Dypsis lutescens',
  'Echeveria elegans',
  'Epipremnum aureum',
  'Euphorbia pulcherrima',
  'Ficus benjamina',
  'Ficus elastica',
  'Ficus lyrata',
  'Goeppertia makoyana',
  'Hedera helix',
  'Heptapleurum arboricola',
  'Hoya carnosa',
  'Maranta leuconeura',
  'Monstera deliciosa',
  'Nephrolepis exaltata',
  'Pelargonium × hortorum',
  'Peperomia obtusifolia',
  'Phalaenopsis amabilis',
  'Philodendron hederaceum',
  'Schlumbergera truncata',
  'Spathiphyllum wallisii',
  'Streptocarpus ionanthus',
  'Zamioculcas zamiifolia',
  'Hydrangea macrophylla',
  'Lavandula angustifolia',
  'Rosa × hybrida',
  'Capsicum annuum',
  'Citrus × limon',
  'Coffea arabica',
  'Cucumis sativus',
  'Cucurbita pepo',
  'Fragaria × ananassa',
  'Lactuca sativa',
  'Malus domestica',
  'Mentha spicata',
  'Ocimum basilicum',
  'Phaseolus vulgaris',
  'Salvia rosmarinus',
  'Solanum lycopersicum',
  'Solanum tuberosum',
  'Vaccinium corymbosum',
  'Vigna mungo',
  'Vitis vinifera',
  'Zea mays',
] as const
export type SpeciesName = (typeof speciesNames)[number]

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

/** The species that a scientific name stands for, synonyms and `x` for `×` included, or undefined. */
export const findSpecies = (scientificName: string): SpeciesName | undefined =>
  byName.get(scientificName.trim().replace(/ x /u, ' × '))
