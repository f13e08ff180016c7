import type { z } from 'zod'
import type { lightLevel } from '../../contract/schemas/analysis-values.ts'

export type LightLevel = z.infer<typeof lightLevel>

/** How a plant wants to be watered. */
export const waterings = ['MOIST', 'SURFACE_DRY', 'HALF_DRY', 'DRY_OUT', 'SOAK', 'GARDEN'] as const
type Watering = (typeof waterings)[number]
export const soils = ['POTTING', 'AIRY', 'CACTUS', 'ORCHID', 'ACID', 'LEAN', 'GARDEN'] as const
type Soil = (typeof soils)[number]
// biome-ignore format: as the lists above
export const feedings = ['BALANCED', 'POTASH', 'CITRUS', 'CACTUS', 'ORCHID', 'ACID', 'SPARING'] as const
type Feeding = (typeof feedings)[number]

type Range = { readonly min: number; readonly max: number }
type Toxicity = 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'

/** The days between waterings and between feeds hold in the growing season. */
type CareProfile = {
  readonly watering: Watering
  readonly wateringIntervalDays: Range
  readonly light: LightLevel
  readonly temperatureC: Range
  readonly humidityPercent: Range
  readonly soil: Soil
  readonly feeding: Feeding
  readonly fertilizerIntervalDays: Range
  readonly toxicity: Readonly<Record<'humans' | 'cats' | 'dogs', Toxicity>>
}

type ToxicTo = readonly [humans: Toxicity, cats: Toxicity, dogs: Toxicity]

/** The columns of the tables below. */
type Columns = readonly [
  watering: Watering,
  wateringDaysMin: number,
  wateringDaysMax: number,
  light: LightLevel,
  degreesMin: number,
  degreesMax: number,
  humidityMin: number,
  humidityMax: number,
  soil: Soil,
  feeding: Feeding,
  feedingDaysMin: number,
  feedingDaysMax: number,
  toxicTo: ToxicTo,
]

function care(...columns: Columns): CareProfile {
  const [watering, waterMin, waterMax, light, coldest, warmest, driest, dampest, ...rest] = columns
  const [soil, feeding, feedMin, feedMax, [humans, cats, dogs]] = rest
  return {
    watering,
    wateringIntervalDays: { min: waterMin, max: waterMax },
    light,
    temperatureC: { min: coldest, max: warmest },
    humidityPercent: { min: driest, max: dampest },
    soil,
    feeding,
    fertilizerIntervalDays: { min: feedMin, max: feedMax },
    toxicity: { humans, cats, dogs },
  }
}

const unknown: ToxicTo = ['UNKNOWN', 'UNKNOWN', 'UNKNOWN']
const toxic: ToxicTo = ['TOXIC', 'TOXIC', 'TOXIC']
const harmless: ToxicTo = ['NON_TOXIC', 'NON_TOXIC', 'NON_TOXIC']
/** People eat or drink from it. What its leaves do to them is not certain. */
const toxicToPets: ToxicTo = ['UNKNOWN', 'TOXIC', 'TOXIC']
/** A kitchen plant that pets must not eat. */
const edibleToxicToPets: ToxicTo = ['NON_TOXIC', 'TOXIC', 'TOXIC']
const edible: ToxicTo = ['NON_TOXIC', 'UNKNOWN', 'UNKNOWN']
/** Raw seeds poison people. Boiling makes them food. */
const toxicRaw: ToxicTo = ['TOXIC', 'UNKNOWN', 'UNKNOWN']

/** Where the species is not known: wide ranges that harm few plants. */
// biome-ignore format: a profile is a line, as in a table
export const generalCare = {
  inside: care('SURFACE_DRY', 5, 10, 'BRIGHT_INDIRECT', 15, 28, 40, 60, 'POTTING', 'BALANCED', 21, 42, unknown),
  outside: care('GARDEN', 2, 5, 'PARTIAL_SHADE', 8, 32, 35, 80, 'GARDEN', 'BALANCED', 21, 42, unknown),
} as const

/**
 * Profiles by scientific name. Toxicity to pets is given as the ASPCA lists it:
 * https://www.aspca.org/pet-care/aspca-poison-control/toxic-and-non-toxic-plants.
 * It does not list Zamioculcas and the green parts of potato. Those are given as the North Carolina
 * Extension Gardener Plant Toolbox lists them.
 * What green potatoes, raw beans, and seeds and shoots of apple do to people is from the University
 * of Idaho: https://www.webpages.uidaho.edu/fcs270/01_i.htm.
 * Toxicity is UNKNOWN where sources are silent or differ, as on peppers and on what leaves of
 * tomato do to people. Which entries were compared with what: docs/decisions/0160.
 */
// biome-ignore format: a profile is a line, as in a table
export const speciesCare = {
  'Aloe vera': care('DRY_OUT', 14, 21, 'FULL_SUN', 12, 30, 30, 50, 'CACTUS', 'CACTUS', 28, 56, toxicToPets),
  'Anthurium andraeanum': care('SURFACE_DRY', 5, 8, 'BRIGHT_INDIRECT', 18, 28, 60, 80, 'AIRY', 'POTASH', 28, 42, toxic),
  'Begonia rex-cultorum': care('SURFACE_DRY', 4, 7, 'BRIGHT_INDIRECT', 16, 26, 50, 70, 'AIRY', 'BALANCED', 14, 28, toxic),
  'Chamaedorea elegans': care('SURFACE_DRY', 5, 9, 'BRIGHT_INDIRECT', 15, 27, 45, 65, 'POTTING', 'BALANCED', 28, 42, harmless),
  'Chlorophytum comosum': care('SURFACE_DRY', 5, 9, 'BRIGHT_INDIRECT', 12, 27, 40, 60, 'POTTING', 'BALANCED', 14, 28, harmless),
  'Crassula ovata': care('DRY_OUT', 14, 21, 'FULL_SUN', 10, 28, 30, 50, 'CACTUS', 'CACTUS', 28, 56, toxicToPets),
  'Cyclamen persicum': care('SOAK', 4, 7, 'BRIGHT_INDIRECT', 10, 18, 50, 70, 'POTTING', 'POTASH', 14, 21, toxic),
  'Dieffenbachia seguine': care('SURFACE_DRY', 5, 9, 'BRIGHT_INDIRECT', 18, 28, 50, 70, 'POTTING', 'BALANCED', 21, 35, toxic),
  'Dracaena fragrans': care('HALF_DRY', 7, 14, 'BRIGHT_INDIRECT', 16, 28, 40, 60, 'POTTING', 'BALANCED', 28, 42, toxicToPets),
  'Dracaena trifasciata': care('DRY_OUT', 14, 28, 'BRIGHT_INDIRECT', 15, 30, 30, 50, 'CACTUS', 'CACTUS', 28, 56, toxicToPets),
  'Dypsis lutescens': care('SURFACE_DRY', 4, 8, 'BRIGHT_INDIRECT', 18, 28, 50, 70, 'POTTING', 'BALANCED', 21, 35, harmless),
  'Echeveria elegans': care('DRY_OUT', 10, 21, 'FULL_SUN', 8, 28, 30, 50, 'CACTUS', 'CACTUS', 28, 56, harmless),
  'Epipremnum aureum': care('HALF_DRY', 7, 14, 'BRIGHT_INDIRECT', 16, 30, 40, 70, 'AIRY', 'BALANCED', 28, 42, toxic),
  'Euphorbia pulcherrima': care('SURFACE_DRY', 4, 7, 'BRIGHT_INDIRECT', 16, 24, 40, 60, 'POTTING', 'BALANCED', 14, 28, toxicToPets),
  'Ficus benjamina': care('SURFACE_DRY', 5, 9, 'BRIGHT_INDIRECT', 16, 28, 40, 60, 'POTTING', 'BALANCED', 14, 28, toxic),
  'Ficus elastica': care('HALF_DRY', 7, 12, 'BRIGHT_INDIRECT', 15, 28, 40, 60, 'POTTING', 'BALANCED', 21, 35, toxic),
  'Ficus lyrata': care('HALF_DRY', 7, 12, 'BRIGHT_INDIRECT', 16, 28, 40, 65, 'POTTING', 'BALANCED', 21, 35, toxic),
  'Goeppertia makoyana': care('MOIST', 3, 6, 'SHADE', 18, 27, 60, 80, 'AIRY', 'BALANCED', 21, 35, harmless),
  'Hedera helix': care('SURFACE_DRY', 4, 8, 'PARTIAL_SHADE', 5, 22, 40, 70, 'POTTING', 'BALANCED', 21, 35, toxic),
  'Heptapleurum arboricola': care('HALF_DRY', 6, 11, 'BRIGHT_INDIRECT', 14, 28, 40, 60, 'POTTING', 'BALANCED', 21, 35, toxic),
  'Hoya carnosa': care('HALF_DRY', 8, 14, 'BRIGHT_INDIRECT', 15, 28, 40, 65, 'AIRY', 'BALANCED', 28, 42, harmless),
  'Maranta leuconeura': care('MOIST', 3, 6, 'SHADE', 18, 27, 60, 80, 'AIRY', 'BALANCED', 21, 35, harmless),
  'Monstera deliciosa': care('HALF_DRY', 7, 12, 'BRIGHT_INDIRECT', 18, 30, 50, 70, 'AIRY', 'BALANCED', 21, 35, toxic),
  'Nephrolepis exaltata': care('MOIST', 3, 5, 'BRIGHT_INDIRECT', 15, 24, 55, 80, 'POTTING', 'BALANCED', 28, 42, harmless),
  'Pelargonium × hortorum': care('SURFACE_DRY', 3, 6, 'FULL_SUN', 8, 28, 35, 60, 'POTTING', 'POTASH', 7, 14, toxicToPets),
  'Peperomia obtusifolia': care('HALF_DRY', 7, 12, 'BRIGHT_INDIRECT', 16, 27, 40, 60, 'AIRY', 'BALANCED', 28, 42, harmless),
  'Phalaenopsis amabilis': care('SOAK', 7, 10, 'BRIGHT_INDIRECT', 18, 28, 50, 70, 'ORCHID', 'ORCHID', 14, 28, harmless),
  'Philodendron hederaceum': care('HALF_DRY', 6, 10, 'BRIGHT_INDIRECT', 16, 29, 45, 70, 'AIRY', 'BALANCED', 21, 35, toxic),
  'Schlumbergera truncata': care('SURFACE_DRY', 6, 10, 'BRIGHT_INDIRECT', 12, 24, 45, 65, 'AIRY', 'POTASH', 14, 28, harmless),
  'Spathiphyllum wallisii': care('MOIST', 4, 8, 'BRIGHT_INDIRECT', 18, 28, 50, 70, 'POTTING', 'BALANCED', 28, 42, toxic),
  'Streptocarpus ionanthus': care('SOAK', 4, 8, 'BRIGHT_INDIRECT', 18, 26, 50, 70, 'POTTING', 'POTASH', 14, 28, harmless),
  'Zamioculcas zamiifolia': care('DRY_OUT', 14, 28, 'BRIGHT_INDIRECT', 16, 30, 30, 60, 'CACTUS', 'BALANCED', 42, 70, toxic),
  'Hydrangea macrophylla': care('MOIST', 1, 4, 'PARTIAL_SHADE', 5, 25, 45, 75, 'ACID', 'ACID', 28, 42, toxic),
  'Lavandula angustifolia': care('DRY_OUT', 7, 14, 'FULL_SUN', -5, 32, 30, 55, 'LEAN', 'SPARING', 60, 120, toxicToPets),
  'Rosa × hybrida': care('GARDEN', 3, 7, 'FULL_SUN', 0, 30, 40, 70, 'GARDEN', 'POTASH', 28, 42, harmless),
  'Capsicum annuum': care('MOIST', 2, 4, 'FULL_SUN', 18, 30, 50, 70, 'GARDEN', 'POTASH', 10, 14, edible),
  'Citrus × limon': care('SURFACE_DRY', 4, 8, 'FULL_SUN', 10, 30, 40, 60, 'POTTING', 'CITRUS', 7, 14, edibleToxicToPets),
  'Coffea arabica': care('MOIST', 4, 7, 'BRIGHT_INDIRECT', 16, 26, 50, 70, 'ACID', 'ACID', 14, 28, edibleToxicToPets),
  'Cucumis sativus': care('MOIST', 1, 2, 'FULL_SUN', 18, 30, 60, 80, 'GARDEN', 'POTASH', 7, 14, harmless),
  'Cucurbita pepo': care('MOIST', 1, 3, 'FULL_SUN', 15, 32, 50, 75, 'GARDEN', 'POTASH', 14, 21, harmless),
  'Fragaria × ananassa': care('GARDEN', 2, 4, 'FULL_SUN', 5, 26, 50, 70, 'GARDEN', 'POTASH', 14, 28, edible),
  'Lactuca sativa': care('MOIST', 1, 3, 'PARTIAL_SHADE', 7, 22, 50, 70, 'GARDEN', 'BALANCED', 21, 35, edible),
  'Malus domestica': care('GARDEN', 7, 14, 'FULL_SUN', -20, 30, 40, 75, 'GARDEN', 'SPARING', 90, 180, toxicToPets),
  'Mentha spicata': care('MOIST', 1, 3, 'PARTIAL_SHADE', 5, 28, 45, 75, 'GARDEN', 'BALANCED', 28, 42, edibleToxicToPets),
  'Ocimum basilicum': care('MOIST', 1, 3, 'FULL_SUN', 15, 30, 45, 65, 'GARDEN', 'BALANCED', 14, 28, harmless),
  'Phaseolus vulgaris': care('GARDEN', 2, 4, 'FULL_SUN', 16, 28, 50, 70, 'GARDEN', 'SPARING', 42, 60, toxicRaw),
  'Salvia rosmarinus': care('DRY_OUT', 7, 14, 'FULL_SUN', -5, 32, 30, 55, 'LEAN', 'SPARING', 60, 120, harmless),
  'Solanum lycopersicum': care('MOIST', 1, 3, 'FULL_SUN', 16, 30, 50, 70, 'GARDEN', 'POTASH', 7, 14, toxicToPets),
  'Solanum tuberosum': care('GARDEN', 3, 6, 'FULL_SUN', 10, 25, 50, 75, 'GARDEN', 'POTASH', 28, 42, toxic),
  'Vaccinium corymbosum': care('MOIST', 2, 4, 'FULL_SUN', -20, 28, 45, 75, 'ACID', 'ACID', 42, 60, edible),
  'Vigna mungo': care('GARDEN', 5, 9, 'FULL_SUN', 20, 35, 50, 75, 'GARDEN', 'SPARING', 42, 60, edible),
  'Vitis vinifera': care('GARDEN', 7, 14, 'FULL_SUN', -15, 35, 35, 65, 'GARDEN', 'SPARING', 90, 180, edibleToxicToPets),
  'Zea mays': care('GARDEN', 3, 6, 'FULL_SUN', 15, 33, 45, 75, 'GARDEN', 'BALANCED', 28, 42, edible),
}
export type SpeciesName = keyof typeof speciesCare

export const speciesNames = Object.keys(speciesCare) as readonly SpeciesName[]
