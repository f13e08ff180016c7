import type { z } from 'zod'
import type { poisonousPart, toxicityGrade } from '../../contract/schemas/analysis-values.ts'
import { findSpecies } from './species.ts'

export type Grade = z.infer<typeof toxicityGrade>
type PoisonousPart = z.infer<typeof poisonousPart>

/** Further facts about a poisonous plant. */
// biome-ignore format: as a list
export const toxicityNotes = [
  'POLLEN', 'BURNING_JUICE', 'SKIN', 'SUNLIGHT', 'BOILING', 'PREPARED', 'RIPE_FRUIT', 'LOOKS_EDIBLE',
  'BERRIES',
] as const
type Note = (typeof toxicityNotes)[number]

/** UNKNOWN if the sources are silent or disagree. */
export type Poisonous = Grade | 'NON_TOXIC' | 'UNKNOWN'

export type Toxicity = {
  readonly humans: Poisonous
  readonly cats: Poisonous
  readonly dogs: Poisonous
  readonly parts: readonly PoisonousPart[]
  readonly note: Note | null
}

const unknown = 'UNKNOWN'
const harmless = 'NON_TOXIC'
/** A sore mouth, vomiting or a rash, rarely more. */
const mild = 'MILD'
/** Needs treatment. */
const serious = 'SERIOUS'
/** Heart, kidneys, liver or nerves fail. Small amounts have killed. */
const deadly = 'LIFE_THREATENING'

type ToxicTo = readonly [humans: Poisonous, cats: Poisonous, dogs: Poisonous]

const of = (
  [humans, cats, dogs]: ToxicTo,
  parts: readonly PoisonousPart[],
  note: Note | null = null,
): Toxicity => ({ humans, cats, dogs, parts, note })

/**
 * Plants with a known or unknown risk, by genus, or by species if a genus has both poisonous plants
 * and food.
 *
 * For cats and dogs: whether a plant is poisonous follows the ASPCA,
 * https://www.aspca.org/pet-care/aspca-poison-control/toxic-and-non-toxic-plants, and the grade
 * follows the Pet Poison Helpline, whose "severe" is LIFE_THREATENING here,
 * https://www.petpoisonhelpline.com/poisons/. For people, and for the poisonous parts: the Royal
 * Horticultural Society's list of potentially harmful garden plants,
 * https://www.rhs.org.uk/advice/profile?PID=524, and the North Carolina Extension Gardener Plant
 * Toolbox, https://plants.ces.ncsu.edu/. Potatoes, raw beans and apple seeds:
 * https://www.webpages.uidaho.edu/fcs270/01_i.htm. A genus counts as harmless only if the ASPCA
 * lists several of its species as harmless. docs/decisions/0160 says which entries were compared
 * with which source.
 */
// biome-ignore format: a plant is a line, as in a table
const table: Readonly<Record<string, Toxicity>> = {
  Abrus: of([deadly, deadly, deadly], ['SEED']),
  Acokanthera: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Aconitum: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'SKIN'),
  Actaea: of([serious, serious, serious], ['FRUIT', 'ROOT'], 'BERRIES'),
  Adenium: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SAP']),
  Adonis: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Aesculus: of([serious, serious, serious], ['SEED'], 'LOOKS_EDIBLE'),
  Aethusa: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  Agapanthus: of([mild, mild, mild], ['BULB', 'SAP'], 'SKIN'),
  Aglaonema: of([mild, mild, mild], ['WHOLE_PLANT']),
  Allamanda: of([mild, mild, mild], ['SAP']),
  Allium: of([harmless, serious, serious], ['WHOLE_PLANT']),
  Alocasia: of([mild, mild, mild], ['WHOLE_PLANT']),
  Aloe: of([unknown, mild, mild], ['LEAF', 'SAP']),
  Amaryllis: of([mild, mild, mild], ['BULB']),
  Ammi: of([mild, mild, mild], ['SAP'], 'SUNLIGHT'),
  Anemone: of([mild, mild, mild], ['WHOLE_PLANT'], 'SKIN'),
  Anthurium: of([mild, mild, mild], ['WHOLE_PLANT']),
  Aquilegia: of([mild, mild, mild], ['SEED', 'ROOT']),
  Arisaema: of([mild, mild, mild], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'),
  Aristolochia: of([serious, serious, serious], ['WHOLE_PLANT']),
  Artemisia: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Arum: of([serious, serious, serious], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'),
  Asclepias: of([serious, serious, serious], ['WHOLE_PLANT', 'SAP']),
  Asparagus: of([mild, mild, mild], ['FRUIT'], 'BERRIES'),
  'Asparagus officinalis': of([harmless, mild, mild], ['FRUIT'], 'BERRIES'),
  Atropa: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'),
  Begonia: of([mild, mild, mild], ['BULB', 'ROOT']),
  'Bellis perennis': of([harmless, unknown, unknown], []),
  Bowiea: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Brugmansia: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Brunfelsia: of([serious, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  Buxus: of([mild, mild, mild], ['LEAF']),
  Caesalpinia: of([mild, mild, mild], ['SEED']),
  Caladium: of([mild, mild, mild], ['WHOLE_PLANT']),
  Calotropis: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SAP'], 'SKIN'),
  Caltha: of([mild, mild, mild], ['WHOLE_PLANT'], 'SKIN'),
  Cannabis: of([serious, serious, serious], ['WHOLE_PLANT']),
  Capsicum: of([harmless, unknown, unknown], [], 'BURNING_JUICE'),
  'Carica papaya': of([mild, unknown, unknown], ['SAP'], 'SKIN'),
  Caryota: of([mild, mild, mild], ['FRUIT', 'SAP'], 'SKIN'),
  Cascabela: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Catharanthus: of([serious, serious, serious], ['WHOLE_PLANT']),
  Celastrus: of([mild, mild, mild], ['FRUIT'], 'BERRIES'),
  Cerbera: of([deadly, deadly, deadly], ['SEED']),
  Cestrum: of([serious, serious, serious], ['WHOLE_PLANT', 'FRUIT']),
  Chelidonium: of([serious, serious, serious], ['WHOLE_PLANT', 'SAP'], 'SKIN'),
  Chromolaena: of([unknown, unknown, unknown], []),
  Chrysanthemum: of([mild, mild, mild], ['WHOLE_PLANT'], 'SKIN'),
  Cicuta: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  Citrus: of([harmless, mild, mild], ['LEAF', 'STEM']),
  Clematis: of([mild, mild, mild], ['WHOLE_PLANT'], 'SKIN'),
  Clivia: of([mild, mild, mild], ['BULB']),
  Codiaeum: of([mild, mild, mild], ['WHOLE_PLANT', 'SAP'], 'SKIN'),
  Coleus: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Coffea: of([harmless, serious, serious], ['SEED']),
  Colchicum: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  Colocasia: of([mild, mild, mild], ['WHOLE_PLANT'], 'PREPARED'),
  Conium: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  Convallaria: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  Cordyline: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Cotoneaster: of([mild, mild, mild], ['FRUIT'], 'BERRIES'),
  Cotyledon: of([serious, serious, serious], ['WHOLE_PLANT']),
  Crassula: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Crinum: of([mild, mild, mild], ['BULB']),
  Crocus: of([mild, mild, mild], ['BULB']),
  Cryptostegia: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'SKIN'),
  Cycas: of([serious, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  Cyclamen: of([mild, serious, serious], ['BULB']),
  Cytisus: of([serious, serious, serious], ['WHOLE_PLANT', 'SEED']),
  Dahlia: of([unknown, mild, mild], ['WHOLE_PLANT'], 'SKIN'),
  Daphne: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'),
  Datura: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  Delphinium: of([serious, serious, serious], ['WHOLE_PLANT', 'SEED']),
  Dianthus: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Dictamnus: of([mild, mild, mild], ['SAP'], 'SUNLIGHT'),
  Dieffenbachia: of([serious, mild, mild], ['WHOLE_PLANT', 'SAP']),
  Digitalis: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  Dioon: of([serious, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  Dracaena: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Drimia: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Duranta: of([serious, serious, serious], ['FRUIT', 'LEAF'], 'BERRIES'),
  'Elaeis guineensis': of([harmless, unknown, unknown], []),
  Encephalartos: of([serious, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  Epipremnum: of([mild, mild, mild], ['WHOLE_PLANT']),
  Equisetum: of([mild, mild, mild], ['WHOLE_PLANT']),
  Eranthis: of([serious, serious, serious], ['WHOLE_PLANT', 'BULB']),
  Eucalyptus: of([unknown, mild, mild], ['LEAF']),
  Eucharis: of([mild, mild, mild], ['BULB']),
  Euonymus: of([serious, serious, serious], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'),
  Euphorbia: of([mild, mild, mild], ['WHOLE_PLANT', 'SAP'], 'SKIN'),
  'Euphorbia pulcherrima': of([unknown, mild, mild], ['SAP'], 'SKIN'),
  Ficus: of([mild, mild, mild], ['SAP'], 'SKIN'),
  'Ficus carica': of([mild, mild, mild], ['LEAF', 'SAP'], 'SUNLIGHT'),
  'Fragaria × ananassa': of([harmless, unknown, unknown], []),
  Fritillaria: of([serious, serious, serious], ['BULB']),
  Galanthus: of([mild, mild, mild], ['BULB']),
  Gardenia: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Gelsemium: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Ginkgo: of([mild, mild, mild], ['SEED']),
  Gladiolus: of([mild, mild, mild], ['BULB']),
  Gloriosa: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'BULB']),
  Gypsophila: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Haemanthus: of([mild, mild, mild], ['BULB']),
  Hedera: of([mild, mild, mild], ['LEAF', 'FRUIT'], 'SKIN'),
  Heliotropium: of([serious, serious, serious], ['WHOLE_PLANT']),
  Helleborus: of([serious, serious, serious], ['WHOLE_PLANT']),
  Hemerocallis: of([unknown, deadly, unknown], ['WHOLE_PLANT']),
  Heptapleurum: of([mild, mild, mild], ['WHOLE_PLANT']),
  Heracleum: of([serious, serious, serious], ['WHOLE_PLANT', 'SAP'], 'SUNLIGHT'),
  Hippeastrum: of([mild, mild, mild], ['BULB']),
  Hippomane: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'FRUIT', 'SAP'], 'SKIN'),
  Homalomena: of([mild, mild, mild], ['WHOLE_PLANT']),
  Hosta: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Hyacinthoides: of([serious, serious, serious], ['BULB']),
  Hyacinthus: of([mild, mild, mild], ['BULB'], 'SKIN'),
  Hydrangea: of([mild, mild, mild], ['LEAF', 'FLOWER']),
  Hyoscyamus: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  Hypericum: of([mild, mild, mild], ['WHOLE_PLANT'], 'SUNLIGHT'),
  Ilex: of([mild, mild, mild], ['FRUIT', 'LEAF'], 'BERRIES'),
  Ipomoea: of([mild, mild, mild], ['SEED']),
  'Ipomoea batatas': of([harmless, unknown, unknown], []),
  Iris: of([mild, mild, mild], ['BULB']),
  Jacobaea: of([serious, serious, serious], ['WHOLE_PLANT']),
  Jatropha: of([serious, serious, serious], ['SEED', 'SAP']),
  Juniperus: of([mild, mild, mild], ['LEAF', 'FRUIT']),
  Kalanchoe: of([unknown, serious, serious], ['WHOLE_PLANT']),
  Kalmia: of([serious, deadly, deadly], ['WHOLE_PLANT']),
  Laburnum: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  'Lactuca sativa': of([harmless, unknown, unknown], []),
  Lantana: of([serious, serious, serious], ['LEAF', 'UNRIPE_FRUIT'], 'BERRIES'),
  Lathyrus: of([serious, serious, serious], ['SEED'], 'LOOKS_EDIBLE'),
  Laurus: of([harmless, mild, mild], ['LEAF']),
  Lavandula: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Leucojum: of([mild, mild, mild], ['BULB']),
  Leucothoe: of([serious, deadly, deadly], ['WHOLE_PLANT']),
  Ligustrum: of([serious, serious, serious], ['LEAF', 'FRUIT'], 'BERRIES'),
  Lilium: of([unknown, deadly, mild], ['WHOLE_PLANT'], 'POLLEN'),
  Lobelia: of([serious, serious, serious], ['WHOLE_PLANT']),
  Lonicera: of([mild, mild, mild], ['FRUIT'], 'BERRIES'),
  Lupinus: of([serious, serious, serious], ['WHOLE_PLANT', 'SEED']),
  Lycoris: of([mild, mild, mild], ['BULB']),
  Macadamia: of([harmless, unknown, serious], ['SEED']),
  Macrozamia: of([serious, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  Malus: of([unknown, serious, serious], ['LEAF', 'STEM', 'STONE'], 'RIPE_FRUIT'),
  Mandevilla: of([mild, mild, mild], ['SAP']),
  Mangifera: of([mild, unknown, unknown], ['LEAF', 'STEM'], 'SKIN'),
  Manihot: of([deadly, serious, serious], ['ROOT', 'LEAF'], 'PREPARED'),
  Melia: of([serious, serious, serious], ['FRUIT'], 'BERRIES'),
  Mentha: of([harmless, mild, mild], ['WHOLE_PLANT']),
  Monstera: of([mild, mild, mild], ['WHOLE_PLANT']),
  'Monstera deliciosa': of([mild, mild, mild], ['LEAF', 'STEM', 'UNRIPE_FRUIT']),
  Nandina: of([serious, serious, serious], ['LEAF', 'FRUIT'], 'BERRIES'),
  Narcissus: of([serious, serious, serious], ['BULB'], 'LOOKS_EDIBLE'),
  Nerine: of([mild, mild, mild], ['BULB']),
  Nerium: of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SAP']),
  Nicotiana: of([deadly, deadly, deadly], ['WHOLE_PLANT']),
  'Oenanthe crocata': of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  Origanum: of([harmless, mild, mild], ['WHOLE_PLANT']),
  Ornithogalum: of([serious, serious, serious], ['WHOLE_PLANT']),
  Oxalis: of([mild, mild, mild], ['WHOLE_PLANT']),
  Pachypodium: of([serious, serious, serious], ['SAP']),
  Paeonia: of([mild, mild, mild], ['WHOLE_PLANT']),
  Papaver: of([serious, serious, serious], ['WHOLE_PLANT']),
  Parkinsonia: of([unknown, unknown, unknown], []),
  Parthenium: of([serious, unknown, unknown], ['WHOLE_PLANT'], 'SKIN'),
  Parthenocissus: of([mild, mild, mild], ['FRUIT'], 'BERRIES'),
  Pelargonium: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Persea: of([harmless, mild, mild], ['LEAF', 'BARK', 'STONE']),
  Petroselinum: of([harmless, mild, mild], ['LEAF']),
  Phaseolus: of([serious, unknown, unknown], ['RAW_SEED'], 'BOILING'),
  Philodendron: of([mild, mild, mild], ['WHOLE_PLANT']),
  Phoradendron: of([serious, serious, serious], ['WHOLE_PLANT'], 'BERRIES'),
  Physalis: of([mild, mild, mild], ['LEAF', 'UNRIPE_FRUIT']),
  Phytolacca: of([serious, serious, serious], ['WHOLE_PLANT'], 'BERRIES'),
  Pieris: of([serious, deadly, deadly], ['WHOLE_PLANT']),
  Plumeria: of([mild, mild, mild], ['SAP'], 'SKIN'),
  Podocarpus: of([mild, mild, mild], ['WHOLE_PLANT']),
  Polygonatum: of([mild, mild, mild], ['WHOLE_PLANT', 'FRUIT']),
  Polyscias: of([mild, mild, mild], ['WHOLE_PLANT']),
  Portulaca: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Primula: of([mild, mild, mild], ['LEAF'], 'SKIN'),
  Prunus: of([serious, serious, serious], ['LEAF', 'STEM', 'STONE'], 'RIPE_FRUIT'),
  Pteridium: of([serious, serious, serious], ['LEAF']),
  Pulsatilla: of([mild, mild, mild], ['WHOLE_PLANT'], 'SKIN'),
  Pyrus: of([harmless, unknown, unknown], []),
  Ranunculus: of([mild, mild, mild], ['WHOLE_PLANT'], 'SKIN'),
  Rheum: of([serious, serious, serious], ['LEAF']),
  Rhododendron: of([serious, deadly, deadly], ['WHOLE_PLANT']),
  Ricinus: of([deadly, deadly, deadly], ['SEED']),
  Robinia: of([serious, serious, serious], ['BARK', 'LEAF', 'SEED']),
  Rubus: of([harmless, unknown, unknown], []),
  Ruta: of([mild, mild, mild], ['WHOLE_PLANT'], 'SUNLIGHT'),
  Sambucus: of([mild, mild, mild], ['LEAF', 'STEM', 'UNRIPE_FRUIT'], 'PREPARED'),
  Sanguinaria: of([serious, serious, serious], ['ROOT', 'SAP'], 'SKIN'),
  Scilla: of([serious, serious, serious], ['WHOLE_PLANT']),
  Scindapsus: of([mild, mild, mild], ['WHOLE_PLANT']),
  Senecio: of([serious, serious, serious], ['WHOLE_PLANT']),
  Solandra: of([serious, serious, serious], ['WHOLE_PLANT']),
  Solanum: of([serious, serious, serious], ['LEAF', 'UNRIPE_FRUIT'], 'BERRIES'),
  'Solanum lycopersicum': of([unknown, mild, mild], ['LEAF', 'STEM', 'UNRIPE_FRUIT'], 'RIPE_FRUIT'),
  'Solanum melongena': of([harmless, mild, mild], ['LEAF', 'STEM']),
  'Solanum tuberosum': of([serious, serious, serious], ['LEAF', 'FRUIT', 'GREEN_TUBER']),
  Sophora: of([serious, serious, serious], ['WHOLE_PLANT', 'SEED']),
  Spartium: of([serious, serious, serious], ['WHOLE_PLANT', 'SEED']),
  Spathiphyllum: of([mild, mild, mild], ['WHOLE_PLANT']),
  Stachytarpheta: of([unknown, unknown, unknown], []),
  Strelitzia: of([unknown, mild, mild], ['LEAF', 'SEED']),
  Strychnos: of([deadly, deadly, deadly], ['SEED']),
  Symphoricarpos: of([mild, mild, mild], ['FRUIT'], 'BERRIES'),
  Symphytum: of([serious, serious, serious], ['WHOLE_PLANT']),
  Syngonium: of([mild, mild, mild], ['WHOLE_PLANT']),
  Tanacetum: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Taraxacum: of([harmless, unknown, unknown], []),
  Taxus: of([deadly, deadly, deadly], ['LEAF', 'BARK', 'SEED']),
  Theobroma: of([harmless, serious, deadly], ['SEED']),
  Thuja: of([mild, mild, mild], ['LEAF']),
  Toxicodendron: of([serious, serious, serious], ['WHOLE_PLANT', 'SAP'], 'SKIN'),
  Tradescantia: of([mild, mild, mild], ['SAP'], 'SKIN'),
  Tulipa: of([mild, mild, mild], ['BULB'], 'SKIN'),
  'Vaccinium corymbosum': of([harmless, unknown, unknown], []),
  Vachellia: of([unknown, unknown, unknown], []),
  Veratrum: of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'),
  'Vigna mungo': of([harmless, unknown, unknown], []),
  Vinca: of([mild, mild, mild], ['WHOLE_PLANT']),
  Viscum: of([serious, serious, serious], ['WHOLE_PLANT'], 'BERRIES'),
  Vitis: of([harmless, serious, deadly], ['FRUIT']),
  Wisteria: of([serious, serious, serious], ['SEED']),
  Xanthosoma: of([mild, mild, mild], ['WHOLE_PLANT'], 'PREPARED'),
  Yucca: of([unknown, mild, mild], ['WHOLE_PLANT']),
  Zamia: of([serious, deadly, deadly], ['WHOLE_PLANT', 'SEED']),
  Zamioculcas: of([mild, mild, mild], ['WHOLE_PLANT']),
  Zantedeschia: of([mild, mild, mild], ['WHOLE_PLANT']),
  'Zea mays': of([harmless, unknown, unknown], []),
  Zephyranthes: of([mild, mild, mild], ['BULB']),
  Ziziphus: of([harmless, unknown, unknown], []),
}

/** Plants that are harmless to people, cats and dogs. */
// biome-ignore format: as a list
const harmlessPlants = [
  'Antirrhinum', 'Aspidistra elatior', 'Camellia', 'Ceropegia woodii', 'Chamaedorea elegans',
  'Chlorophytum comosum', 'Cucumis sativus', 'Cucurbita pepo', 'Dypsis lutescens', 'Echeveria',
  'Fittonia', 'Goeppertia', 'Haworthia', 'Haworthiopsis', 'Helianthus annuus', 'Howea forsteriana',
  'Hoya', 'Maranta', 'Musa', 'Nephrolepis exaltata', 'Ocimum basilicum', 'Peperomia', 'Petunia',
  'Phalaenopsis', 'Pilea', 'Rosa', 'Salvia rosmarinus', 'Schlumbergera', 'Streptocarpus',
  'Tillandsia', 'Zinnia',
]

/** Old names of genera that books and models still use. */
const genusSynonyms: Readonly<Record<string, string>> = {
  Azalea: 'Rhododendron',
  Bryophyllum: 'Kalanchoe',
  Calathea: 'Goeppertia',
  Consolida: 'Delphinium',
  Curio: 'Senecio',
  Endymion: 'Hyacinthoides',
  Lycopersicon: 'Solanum',
  Saintpaulia: 'Streptocarpus',
  Sansevieria: 'Dracaena',
  Schefflera: 'Heptapleurum',
  Solenostemon: 'Coleus',
  Thevetia: 'Cascabela',
  Urginea: 'Drimia',
}

const harmlessToAll = of([harmless, harmless, harmless], [])
const byName = new Map([
  ...Object.entries(table),
  ...harmlessPlants.map((name): [string, Toxicity] => [name, harmlessToAll]),
])

/** The entry for a scientific name; undefined if the plant is unknown. */
export function findToxicity(scientificName: string): Toxicity | undefined {
  const name = findSpecies(scientificName) ?? scientificName.trim()
  const [genus = '', epithet = ''] = name.replace(/^×\s*/u, '').split(/\s+/u)
  const named = `${genus.charAt(0).toUpperCase()}${genus.slice(1).toLowerCase()}`
  const accepted = genusSynonyms[named] ?? named
  return byName.get(name) ?? byName.get(`${accepted} ${epithet}`) ?? byName.get(accepted)
}

const isGrade = (how: Poisonous): how is Grade => how !== 'NON_TOXIC' && how !== 'UNKNOWN'
const gradeOf = (how: Poisonous): Grade | null => (isGrade(how) ? how : null)
const levelOf = (how: Poisonous) => (isGrade(how) ? ('TOXIC' as const) : how)

/** The facts of an entry in the form of the API. */
export const toxicityFacts = ({ humans, cats, dogs, parts }: Toxicity) => ({
  humans: levelOf(humans),
  cats: levelOf(cats),
  dogs: levelOf(dogs),
  grades: { humans: gradeOf(humans), cats: gradeOf(cats), dogs: gradeOf(dogs) },
  parts: [...parts],
})

/** Every name in the table, for tests of completeness. */
export const toxicityNames: readonly string[] = [...byName.keys()]
