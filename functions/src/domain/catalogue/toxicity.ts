import type { z } from 'zod'
import type { poisonousPart, toxicityGrade } from '../../contract/schemas/analysis-values.ts'
import { acceptedGenus } from './scientific-name.ts'
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

/** How poisonous a plant is. UNKNOWN means that the sources are silent or disagree. */
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
/** The usual symptoms are a sore mouth, vomiting or a rash. */
const mild = 'MILD'
/** The poisoning needs treatment. */
const serious = 'SERIOUS'
/** The heart, kidneys, liver or nerves fail. Small amounts have been fatal. */
const deadly = 'LIFE_THREATENING'

type ToxicTo = readonly [humans: Poisonous, cats: Poisonous, dogs: Poisonous]

const of = (
  [humans, cats, dogs]: ToxicTo,
  parts: readonly PoisonousPart[],
  note: Note | null = null,
): Toxicity => ({ humans, cats, dogs, parts, note })

/**
 * Plants by risk, the most dangerous plants first. A name is a genus, or a species if its genus has
 * both poisonous plants and food plants.
 *
 * For cats and dogs, the ASPCA states which plants are poisonous,
 * https://www.aspca.org/pet-care/aspca-poison-control/toxic-and-non-toxic-plants. The grade follows
 * the Pet Poison Helpline, https://www.petpoisonhelpline.com/poisons/, whose grade "severe" is
 * LIFE_THREATENING here. The grades for people, and the poisonous parts, follow two
 * sources: the Royal Horticultural Society's list of potentially harmful garden plants,
 * https://www.rhs.org.uk/advice/profile?PID=524, and the North Carolina Extension Gardener Plant
 * Toolbox, https://plants.ces.ncsu.edu/. Potatoes, raw beans and apple seeds follow
 * https://www.webpages.uidaho.edu/fcs270/01_i.htm. A genus counts as harmless only if the ASPCA
 * lists several of its species as harmless. docs/decisions/0160 lists the compared entries and
 * their sources.
 */
// biome-ignore format: plants with the same risk share an entry
const risks: readonly (readonly [Toxicity, readonly string[]])[] = [
  [of([deadly, deadly, deadly], ['LEAF', 'BARK', 'SEED']), ['Taxus']],
  [of([deadly, deadly, deadly], ['SEED']), ['Abrus', 'Cerbera', 'Ricinus', 'Strychnos']],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT', 'BULB']), ['Gloriosa']],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT', 'FRUIT', 'SAP'], 'SKIN'), ['Hippomane']],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'), ['Atropa', 'Daphne']],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SAP']), ['Adenium', 'Nerium']],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SAP'], 'SKIN'), ['Calotropis']],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT', 'SEED']), ['Datura', 'Laburnum']],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT']), [
    'Acokanthera', 'Adonis', 'Bowiea', 'Brugmansia', 'Cascabela', 'Drimia', 'Gelsemium',
    'Hyoscyamus', 'Nicotiana',
  ]],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'LOOKS_EDIBLE'), [
    'Aethusa', 'Cicuta', 'Colchicum', 'Conium', 'Convallaria', 'Digitalis', 'Oenanthe crocata',
    'Veratrum',
  ]],
  [of([deadly, deadly, deadly], ['WHOLE_PLANT'], 'SKIN'), ['Aconitum', 'Cryptostegia']],
  [of([deadly, serious, serious], ['ROOT', 'LEAF'], 'PREPARED'), ['Manihot']],
  [of([serious, deadly, deadly], ['WHOLE_PLANT', 'SEED']), [
    'Brunfelsia', 'Cycas', 'Dioon', 'Encephalartos', 'Macrozamia', 'Zamia',
  ]],
  [of([serious, deadly, deadly], ['WHOLE_PLANT']), [
    'Kalmia', 'Leucothoe', 'Pieris', 'Rhododendron',
  ]],
  [of([serious, serious, serious], ['BARK', 'LEAF', 'SEED']), ['Robinia']],
  [of([serious, serious, serious], ['BULB']), ['Fritillaria', 'Hyacinthoides']],
  [of([serious, serious, serious], ['BULB'], 'LOOKS_EDIBLE'), ['Narcissus']],
  [of([serious, serious, serious], ['FRUIT', 'LEAF'], 'BERRIES'), ['Duranta']],
  [of([serious, serious, serious], ['FRUIT', 'ROOT'], 'BERRIES'), ['Actaea']],
  [of([serious, serious, serious], ['FRUIT'], 'BERRIES'), ['Melia']],
  [of([serious, serious, serious], ['LEAF', 'FRUIT', 'GREEN_TUBER']), ['Solanum tuberosum']],
  [of([serious, serious, serious], ['LEAF', 'FRUIT'], 'BERRIES'), ['Ligustrum', 'Nandina']],
  [of([serious, serious, serious], ['LEAF', 'STEM', 'STONE'], 'RIPE_FRUIT'), ['Prunus']],
  [of([serious, serious, serious], ['LEAF', 'UNRIPE_FRUIT'], 'BERRIES'), ['Lantana', 'Solanum']],
  [of([serious, serious, serious], ['LEAF']), ['Pteridium', 'Rheum']],
  [of([serious, serious, serious], ['ROOT', 'SAP'], 'SKIN'), ['Sanguinaria']],
  [of([serious, serious, serious], ['SAP']), ['Pachypodium']],
  [of([serious, serious, serious], ['SEED', 'SAP']), ['Jatropha']],
  [of([serious, serious, serious], ['SEED']), ['Wisteria']],
  [of([serious, serious, serious], ['SEED'], 'LOOKS_EDIBLE'), ['Aesculus', 'Lathyrus']],
  [of([serious, serious, serious], ['WHOLE_PLANT', 'BULB']), ['Eranthis']],
  [of([serious, serious, serious], ['WHOLE_PLANT', 'FRUIT']), ['Cestrum']],
  [of([serious, serious, serious], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'), ['Arum', 'Euonymus']],
  [of([serious, serious, serious], ['WHOLE_PLANT', 'SAP']), ['Asclepias']],
  [of([serious, serious, serious], ['WHOLE_PLANT', 'SAP'], 'SKIN'), [
    'Chelidonium', 'Toxicodendron',
  ]],
  [of([serious, serious, serious], ['WHOLE_PLANT', 'SAP'], 'SUNLIGHT'), ['Heracleum']],
  [of([serious, serious, serious], ['WHOLE_PLANT', 'SEED']), [
    'Cytisus', 'Delphinium', 'Lupinus', 'Sophora', 'Spartium',
  ]],
  [of([serious, serious, serious], ['WHOLE_PLANT']), [
    'Aristolochia', 'Cannabis', 'Catharanthus', 'Cotyledon', 'Heliotropium', 'Helleborus',
    'Jacobaea', 'Lobelia', 'Ornithogalum', 'Papaver', 'Scilla', 'Senecio', 'Solandra', 'Symphytum',
  ]],
  [of([serious, serious, serious], ['WHOLE_PLANT'], 'BERRIES'), [
    'Phoradendron', 'Phytolacca', 'Viscum',
  ]],
  [of([serious, mild, mild], ['WHOLE_PLANT', 'SAP']), ['Dieffenbachia']],
  [of([serious, unknown, unknown], ['RAW_SEED'], 'BOILING'), ['Phaseolus']],
  [of([serious, unknown, unknown], ['WHOLE_PLANT'], 'SKIN'), ['Parthenium']],
  [of([mild, serious, serious], ['BULB']), ['Cyclamen']],
  [of([mild, mild, mild], ['BULB', 'ROOT']), ['Begonia']],
  [of([mild, mild, mild], ['BULB', 'SAP'], 'SKIN'), ['Agapanthus']],
  [of([mild, mild, mild], ['BULB']), [
    'Amaryllis', 'Clivia', 'Crinum', 'Crocus', 'Eucharis', 'Galanthus', 'Gladiolus', 'Haemanthus',
    'Hippeastrum', 'Iris', 'Leucojum', 'Lycoris', 'Nerine', 'Zephyranthes',
  ]],
  [of([mild, mild, mild], ['BULB'], 'SKIN'), ['Hyacinthus', 'Tulipa']],
  [of([mild, mild, mild], ['FRUIT', 'LEAF'], 'BERRIES'), ['Ilex']],
  [of([mild, mild, mild], ['FRUIT', 'SAP'], 'SKIN'), ['Caryota']],
  [of([mild, mild, mild], ['FRUIT'], 'BERRIES'), [
    'Asparagus', 'Celastrus', 'Cotoneaster', 'Lonicera', 'Parthenocissus', 'Symphoricarpos',
  ]],
  [of([mild, mild, mild], ['LEAF', 'FLOWER']), ['Hydrangea']],
  [of([mild, mild, mild], ['LEAF', 'FRUIT']), ['Juniperus']],
  [of([mild, mild, mild], ['LEAF', 'FRUIT'], 'SKIN'), ['Hedera']],
  [of([mild, mild, mild], ['LEAF', 'SAP'], 'SUNLIGHT'), ['Ficus carica']],
  [of([mild, mild, mild], ['LEAF', 'STEM', 'UNRIPE_FRUIT']), ['Monstera deliciosa']],
  [of([mild, mild, mild], ['LEAF', 'STEM', 'UNRIPE_FRUIT'], 'PREPARED'), ['Sambucus']],
  [of([mild, mild, mild], ['LEAF', 'UNRIPE_FRUIT']), ['Physalis']],
  [of([mild, mild, mild], ['LEAF']), ['Buxus', 'Thuja']],
  [of([mild, mild, mild], ['LEAF'], 'SKIN'), ['Primula']],
  [of([mild, mild, mild], ['SAP']), ['Allamanda', 'Mandevilla']],
  [of([mild, mild, mild], ['SAP'], 'SKIN'), ['Ficus', 'Plumeria', 'Tradescantia']],
  [of([mild, mild, mild], ['SAP'], 'SUNLIGHT'), ['Ammi', 'Dictamnus']],
  [of([mild, mild, mild], ['SEED', 'ROOT']), ['Aquilegia']],
  [of([mild, mild, mild], ['SEED']), ['Caesalpinia', 'Ginkgo', 'Ipomoea']],
  [of([mild, mild, mild], ['WHOLE_PLANT', 'FRUIT']), ['Polygonatum']],
  [of([mild, mild, mild], ['WHOLE_PLANT', 'FRUIT'], 'BERRIES'), ['Arisaema']],
  [of([mild, mild, mild], ['WHOLE_PLANT', 'SAP'], 'SKIN'), ['Codiaeum', 'Euphorbia']],
  [of([mild, mild, mild], ['WHOLE_PLANT']), [
    'Aglaonema', 'Alocasia', 'Anthurium', 'Caladium', 'Epipremnum', 'Equisetum', 'Heptapleurum',
    'Homalomena', 'Monstera', 'Oxalis', 'Paeonia', 'Philodendron', 'Podocarpus', 'Polyscias',
    'Scindapsus', 'Spathiphyllum', 'Syngonium', 'Vinca', 'Zamioculcas', 'Zantedeschia',
  ]],
  [of([mild, mild, mild], ['WHOLE_PLANT'], 'PREPARED'), ['Colocasia', 'Xanthosoma']],
  [of([mild, mild, mild], ['WHOLE_PLANT'], 'SKIN'), [
    'Anemone', 'Caltha', 'Chrysanthemum', 'Clematis', 'Pulsatilla', 'Ranunculus',
  ]],
  [of([mild, mild, mild], ['WHOLE_PLANT'], 'SUNLIGHT'), ['Hypericum', 'Ruta']],
  [of([mild, unknown, unknown], ['LEAF', 'STEM'], 'SKIN'), ['Mangifera']],
  [of([mild, unknown, unknown], ['SAP'], 'SKIN'), ['Carica papaya']],
  [of([unknown, deadly, mild], ['WHOLE_PLANT'], 'POLLEN'), ['Lilium']],
  [of([unknown, deadly, unknown], ['WHOLE_PLANT']), ['Hemerocallis']],
  [of([unknown, serious, serious], ['LEAF', 'STEM', 'STONE'], 'RIPE_FRUIT'), ['Malus']],
  [of([unknown, serious, serious], ['WHOLE_PLANT']), ['Kalanchoe']],
  [of([unknown, mild, mild], ['LEAF', 'SAP']), ['Aloe']],
  [of([unknown, mild, mild], ['LEAF', 'SEED']), ['Strelitzia']],
  [of([unknown, mild, mild], ['LEAF', 'STEM', 'UNRIPE_FRUIT'], 'RIPE_FRUIT'), [
    'Solanum lycopersicum',
  ]],
  [of([unknown, mild, mild], ['LEAF']), ['Eucalyptus']],
  [of([unknown, mild, mild], ['SAP'], 'SKIN'), ['Euphorbia pulcherrima']],
  [of([unknown, mild, mild], ['WHOLE_PLANT']), [
    'Artemisia', 'Coleus', 'Cordyline', 'Crassula', 'Dianthus', 'Dracaena', 'Gardenia',
    'Gypsophila', 'Hosta', 'Lavandula', 'Pelargonium', 'Portulaca', 'Tanacetum', 'Yucca',
  ]],
  [of([unknown, mild, mild], ['WHOLE_PLANT'], 'SKIN'), ['Dahlia']],
  [of([unknown, unknown, unknown], []), [
    'Chromolaena', 'Parkinsonia', 'Stachytarpheta', 'Vachellia',
  ]],
  [of([harmless, serious, deadly], ['FRUIT']), ['Vitis']],
  [of([harmless, serious, deadly], ['SEED']), ['Theobroma']],
  [of([harmless, serious, serious], ['SEED']), ['Coffea']],
  [of([harmless, serious, serious], ['WHOLE_PLANT']), ['Allium']],
  [of([harmless, mild, mild], ['FRUIT'], 'BERRIES'), ['Asparagus officinalis']],
  [of([harmless, mild, mild], ['LEAF', 'BARK', 'STONE']), ['Persea']],
  [of([harmless, mild, mild], ['LEAF', 'STEM']), ['Citrus', 'Solanum melongena']],
  [of([harmless, mild, mild], ['LEAF']), ['Laurus', 'Petroselinum']],
  [of([harmless, mild, mild], ['WHOLE_PLANT']), ['Mentha', 'Origanum']],
  [of([harmless, unknown, serious], ['SEED']), ['Macadamia']],
  [of([harmless, unknown, unknown], []), [
    'Bellis perennis', 'Elaeis guineensis', 'Fragaria × ananassa', 'Ipomoea batatas',
    'Lactuca sativa', 'Pyrus', 'Rubus', 'Taraxacum', 'Vaccinium corymbosum', 'Vigna mungo',
    'Zea mays', 'Ziziphus',
  ]],
  [of([harmless, unknown, unknown], [], 'BURNING_JUICE'), ['Capsicum']],
  [of([harmless, harmless, harmless], []), [
    'Antirrhinum', 'Aspidistra elatior', 'Camellia', 'Ceropegia woodii', 'Chamaedorea elegans',
    'Chlorophytum comosum', 'Cucumis sativus', 'Cucurbita pepo', 'Dypsis lutescens', 'Echeveria',
    'Fittonia', 'Goeppertia', 'Haworthia', 'Haworthiopsis', 'Helianthus annuus',
    'Howea forsteriana', 'Hoya', 'Maranta', 'Musa', 'Nephrolepis exaltata', 'Ocimum basilicum',
    'Peperomia', 'Petunia', 'Phalaenopsis', 'Pilea', 'Rosa', 'Salvia rosmarinus', 'Schlumbergera',
    'Streptocarpus', 'Tillandsia', 'Zinnia',
  ]],
]

const byName = new Map(
  risks.flatMap(([toxicity, names]) => names.map((name) => [name, toxicity] as const)),
)

/** The entry for a scientific name; undefined if the plant is unknown. */
export function findToxicity(scientificName: string): Toxicity | undefined {
  const name = findSpecies(scientificName) ?? scientificName.trim()
  const [genus = '', epithet = ''] = name.replace(/^×\s*/u, '').split(/\s+/u)
  const named = `${genus.charAt(0).toUpperCase()}${genus.slice(1).toLowerCase()}`
  const accepted = acceptedGenus(named)
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
