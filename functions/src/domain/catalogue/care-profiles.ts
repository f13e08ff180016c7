import type { z } from 'zod'
import type { lightLevel } from '../../contract/schemas/analysis-values.ts'

export type LightLevel = z.infer<typeof lightLevel>

/** How a plant should be watered. */
export const waterings = ['MOIST', 'SURFACE_DRY', 'HALF_DRY', 'DRY_OUT', 'SOAK', 'GARDEN'] as const
type Watering = (typeof waterings)[number]
// biome-ignore format: as the list above
export const soils = ['POTTING', 'AIRY', 'CACTUS', 'ORCHID', 'ACID', 'STRONGLY_ACID', 'HYDRANGEA', 'LEAN', 'LIMY', 'GARDEN', 'POTATO'] as const
type Soil = (typeof soils)[number]
// biome-ignore format: as the lists above
export const feedings = ['BALANCED', 'POTASH', 'CITRUS', 'CACTUS', 'ORCHID', 'ACID', 'SPARING', 'MAIZE', 'TROPICAL', 'AFTER_COLOUR', 'POTATO'] as const
type Feeding = (typeof feedings)[number]

type Range = readonly [min: number, max: number]

/**
 * When a plant needs less water. Winter rest applies inside, where light is scarce. Outside, the
 * rest depends on the weather. `OUTDOOR_RAIN` is for plants in the ground. `NONE` is for plants
 * that grow all year or live for one season.
 */
export type Rest =
  | { readonly kind: 'NONE' | 'SUMMER_DRY' | 'AFTER_FLOWERING' | 'OUTDOOR_RAIN' }
  | { readonly kind: 'WINTER_LIGHT' | 'WINTER_DRY'; readonly wateringDays: Range }

const noRest: Rest = { kind: 'NONE' }
const summerDry: Rest = { kind: 'SUMMER_DRY' }
const afterFlowering: Rest = { kind: 'AFTER_FLOWERING' }
const outdoorRain: Rest = { kind: 'OUTDOOR_RAIN' }
const winterLight = (...wateringDays: Range): Rest => ({ kind: 'WINTER_LIGHT', wateringDays })
const winterDry = (...wateringDays: Range): Rest => ({ kind: 'WINTER_DRY', wateringDays })

/** Where the plant usually grows: in a pot, as a crop of one or a few seasons, or in the ground. */
type Grows = 'POT' | 'CROP' | 'GROUND'

/** The care of an established plant. Watering and feeding intervals are for the growing season. */
type CareProfile = {
  readonly grows: Grows
  readonly watering: Watering
  readonly wateringDays: Range
  readonly rest: Rest
  readonly light: LightLevel
  /** The range in which the plant grows well, in degrees Celsius. */
  readonly thrivesC: Range
  /** The lowest temperature that an established, healthy plant survives for a short time. */
  readonly survivesC: number
  readonly humidityPercent: Range
  readonly soil: Soil
  readonly feeding: Feeding
  readonly feedingDays: Range
}

function care(
  ...[grows, watering, wateringDays, rest, light, thrivesC, survivesC, ...more]: [
    grows: Grows,
    watering: Watering,
    wateringDays: Range,
    rest: Rest,
    light: LightLevel,
    thrivesC: Range,
    survivesC: number,
    humidityPercent: Range,
    soil: Soil,
    feeding: Feeding,
    feedingDays: Range,
  ]
): CareProfile {
  const [humidityPercent, soil, feeding, feedingDays] = more
  return {
    grows,
    watering,
    wateringDays,
    rest,
    light,
    thrivesC,
    survivesC,
    humidityPercent,
    soil,
    feeding,
    feedingDays,
  }
}

/**
 * Care profiles by scientific name. `toxicity.ts` has the toxicity of plants. `survivesC` follows
 * the hardiness ratings of the Royal Horticultural Society:
 * https://www.rhs.org.uk/plants/trials-awards/award-of-garden-merit/rhs-hardiness-rating. The
 * profile of mango follows https://edis.ifas.ufl.edu/publication/MG216 (trees of some years). The
 * profiles of bananas follow https://edis.ifas.ufl.edu/publication/MG040, and for feeding and
 * winter care in pots https://www.rhs.org.uk/plants/banana/growing-guide. Papaya follows
 * https://edis.ifas.ufl.edu/publication/MG054, and oil palm follows
 * https://ecocrop.review.fao.org/ecocrop/srv/en/cropView?id=972. docs/decisions/0160 lists the
 * compared numbers and their sources.
 */
// biome-ignore format: a profile is a line, as in a table
export const speciesCare = {
  'Aloe vera': care('POT', 'DRY_OUT', [14, 21], winterDry(30, 45), 'FULL_SUN', [13, 30], 4, [30, 50], 'CACTUS', 'CACTUS', [28, 56]),
  'Anthurium andraeanum': care('POT', 'SURFACE_DRY', [5, 8], winterLight(7, 12), 'BRIGHT_INDIRECT', [18, 28], 13, [60, 80], 'AIRY', 'POTASH', [28, 42]),
  'Begonia rex-cultorum': care('POT', 'SURFACE_DRY', [4, 7], winterLight(6, 10), 'BRIGHT_INDIRECT', [16, 26], 10, [50, 70], 'AIRY', 'BALANCED', [14, 28]),
  'Chamaedorea elegans': care('POT', 'SURFACE_DRY', [5, 9], winterLight(7, 14), 'BRIGHT_INDIRECT', [15, 27], 7, [45, 65], 'POTTING', 'BALANCED', [28, 42]),
  'Chlorophytum comosum': care('POT', 'SURFACE_DRY', [5, 9], winterLight(7, 14), 'BRIGHT_INDIRECT', [12, 27], 4, [40, 60], 'POTTING', 'BALANCED', [14, 28]),
  'Crassula ovata': care('POT', 'DRY_OUT', [14, 21], winterDry(30, 45), 'FULL_SUN', [10, 28], 3, [30, 50], 'CACTUS', 'CACTUS', [28, 56]),
  'Cyclamen persicum': care('POT', 'SOAK', [4, 7], summerDry, 'BRIGHT_INDIRECT', [10, 18], 3, [50, 70], 'POTTING', 'POTASH', [14, 21]),
  'Dieffenbachia seguine': care('POT', 'SURFACE_DRY', [5, 9], winterLight(7, 14), 'BRIGHT_INDIRECT', [18, 28], 12, [50, 70], 'POTTING', 'BALANCED', [21, 35]),
  'Dracaena fragrans': care('POT', 'HALF_DRY', [7, 14], winterLight(10, 21), 'BRIGHT_INDIRECT', [16, 28], 10, [40, 60], 'POTTING', 'BALANCED', [28, 42]),
  'Dracaena trifasciata': care('POT', 'DRY_OUT', [14, 28], winterDry(30, 45), 'BRIGHT_INDIRECT', [15, 30], 7, [30, 50], 'CACTUS', 'CACTUS', [28, 56]),
  'Dypsis lutescens': care('POT', 'SURFACE_DRY', [4, 8], winterLight(6, 12), 'BRIGHT_INDIRECT', [18, 28], 8, [50, 70], 'POTTING', 'BALANCED', [21, 35]),
  'Echeveria elegans': care('POT', 'DRY_OUT', [10, 21], winterDry(28, 45), 'FULL_SUN', [8, 28], 1, [30, 50], 'CACTUS', 'CACTUS', [28, 56]),
  'Epipremnum aureum': care('POT', 'HALF_DRY', [7, 14], winterLight(10, 21), 'BRIGHT_INDIRECT', [16, 30], 10, [40, 70], 'AIRY', 'BALANCED', [28, 42]),
  'Euphorbia pulcherrima': care('POT', 'SURFACE_DRY', [4, 7], afterFlowering, 'BRIGHT_INDIRECT', [16, 24], 10, [40, 60], 'POTTING', 'AFTER_COLOUR', [14, 28]),
  'Ficus benjamina': care('POT', 'SURFACE_DRY', [5, 9], winterLight(7, 14), 'BRIGHT_INDIRECT', [16, 28], 7, [40, 60], 'POTTING', 'BALANCED', [14, 28]),
  'Ficus elastica': care('POT', 'HALF_DRY', [7, 12], winterLight(10, 18), 'BRIGHT_INDIRECT', [15, 28], 5, [40, 60], 'POTTING', 'BALANCED', [21, 35]),
  'Ficus lyrata': care('POT', 'HALF_DRY', [7, 12], winterLight(10, 18), 'BRIGHT_INDIRECT', [16, 28], 10, [40, 65], 'POTTING', 'BALANCED', [21, 35]),
  'Goeppertia makoyana': care('POT', 'MOIST', [3, 6], winterLight(4, 9), 'BRIGHT_INDIRECT', [18, 27], 13, [60, 80], 'AIRY', 'BALANCED', [21, 35]),
  'Hedera helix': care('POT', 'SURFACE_DRY', [4, 8], winterLight(6, 12), 'PARTIAL_SHADE', [8, 22], -15, [40, 70], 'POTTING', 'BALANCED', [21, 35]),
  'Heptapleurum arboricola': care('POT', 'HALF_DRY', [6, 11], winterLight(8, 16), 'BRIGHT_INDIRECT', [14, 28], 5, [40, 60], 'POTTING', 'BALANCED', [21, 35]),
  'Hoya carnosa': care('POT', 'HALF_DRY', [8, 14], winterLight(11, 21), 'BRIGHT_INDIRECT', [15, 28], 5, [40, 65], 'AIRY', 'BALANCED', [28, 42]),
  'Maranta leuconeura': care('POT', 'MOIST', [3, 6], winterLight(4, 9), 'BRIGHT_INDIRECT', [18, 27], 12, [60, 80], 'AIRY', 'BALANCED', [21, 35]),
  'Monstera deliciosa': care('POT', 'HALF_DRY', [7, 12], winterLight(10, 18), 'BRIGHT_INDIRECT', [18, 30], 8, [50, 70], 'AIRY', 'BALANCED', [21, 35]),
  'Nephrolepis exaltata': care('POT', 'MOIST', [3, 5], winterLight(4, 8), 'BRIGHT_INDIRECT', [15, 24], 2, [55, 80], 'POTTING', 'BALANCED', [28, 42]),
  'Pelargonium × hortorum': care('POT', 'SURFACE_DRY', [3, 6], winterDry(21, 35), 'FULL_SUN', [10, 28], 1, [35, 60], 'POTTING', 'POTASH', [7, 14]),
  'Peperomia obtusifolia': care('POT', 'HALF_DRY', [7, 12], winterLight(10, 18), 'BRIGHT_INDIRECT', [16, 27], 10, [40, 60], 'AIRY', 'BALANCED', [28, 42]),
  'Phalaenopsis amabilis': care('POT', 'SOAK', [7, 10], noRest, 'BRIGHT_INDIRECT', [18, 28], 12, [50, 70], 'ORCHID', 'ORCHID', [14, 28]),
  'Philodendron hederaceum': care('POT', 'HALF_DRY', [6, 10], winterLight(8, 15), 'BRIGHT_INDIRECT', [16, 29], 10, [45, 70], 'AIRY', 'BALANCED', [21, 35]),
  'Schlumbergera truncata': care('POT', 'SURFACE_DRY', [6, 10], afterFlowering, 'BRIGHT_INDIRECT', [12, 24], 4, [45, 65], 'AIRY', 'POTASH', [14, 28]),
  'Spathiphyllum wallisii': care('POT', 'MOIST', [4, 8], winterLight(6, 12), 'BRIGHT_INDIRECT', [18, 28], 12, [50, 70], 'POTTING', 'BALANCED', [28, 42]),
  'Streptocarpus ionanthus': care('POT', 'SOAK', [4, 8], winterLight(6, 12), 'BRIGHT_INDIRECT', [18, 26], 10, [50, 70], 'POTTING', 'POTASH', [14, 28]),
  'Zamioculcas zamiifolia': care('POT', 'DRY_OUT', [14, 28], winterDry(30, 45), 'BRIGHT_INDIRECT', [16, 30], 8, [30, 60], 'CACTUS', 'BALANCED', [42, 70]),
  'Bellis perennis': care('GROUND', 'MOIST', [2, 5], outdoorRain, 'PARTIAL_SHADE', [8, 24], -20, [40, 75], 'GARDEN', 'SPARING', [60, 120]),
  'Helianthus annuus': care('CROP', 'GARDEN', [3, 6], noRest, 'FULL_SUN', [16, 32], -2, [35, 70], 'GARDEN', 'SPARING', [42, 60]),
  'Hydrangea macrophylla': care('GROUND', 'MOIST', [1, 4], outdoorRain, 'PARTIAL_SHADE', [10, 25], -12, [45, 75], 'HYDRANGEA', 'BALANCED', [28, 42]),
  'Lavandula angustifolia': care('GROUND', 'HALF_DRY', [7, 14], outdoorRain, 'FULL_SUN', [10, 32], -15, [30, 55], 'LIMY', 'SPARING', [60, 120]),
  'Rosa × hybrida': care('GROUND', 'GARDEN', [3, 7], outdoorRain, 'FULL_SUN', [10, 30], -20, [40, 70], 'GARDEN', 'POTASH', [28, 42]),
  Tulipa: care('GROUND', 'GARDEN', [5, 10], summerDry, 'FULL_SUN', [5, 20], -15, [35, 65], 'LEAN', 'SPARING', [60, 120]),
  'Capsicum annuum': care('CROP', 'MOIST', [2, 4], noRest, 'FULL_SUN', [18, 30], 2, [50, 70], 'GARDEN', 'POTASH', [10, 14]),
  'Carica papaya': care('CROP', 'GARDEN', [3, 6], winterLight(5, 10), 'FULL_SUN', [21, 33], 1, [40, 70], 'GARDEN', 'TROPICAL', [14, 28]),
  Citrus: care('POT', 'SURFACE_DRY', [4, 8], winterLight(6, 12), 'FULL_SUN', [12, 30], -2, [40, 60], 'POTTING', 'CITRUS', [7, 14]),
  'Citrus × limon': care('POT', 'SURFACE_DRY', [4, 8], winterLight(6, 12), 'FULL_SUN', [12, 30], -3, [40, 60], 'POTTING', 'CITRUS', [7, 14]),
  'Coffea arabica': care('POT', 'MOIST', [4, 7], winterLight(6, 10), 'BRIGHT_INDIRECT', [16, 26], 5, [50, 70], 'ACID', 'ACID', [14, 28]),
  'Cucumis sativus': care('CROP', 'MOIST', [1, 2], noRest, 'FULL_SUN', [18, 30], 5, [60, 80], 'GARDEN', 'POTASH', [7, 14]),
  'Cucurbita pepo': care('CROP', 'MOIST', [1, 3], noRest, 'FULL_SUN', [15, 32], 1, [50, 75], 'GARDEN', 'POTASH', [14, 21]),
  'Elaeis guineensis': care('GROUND', 'GARDEN', [7, 14], outdoorRain, 'FULL_SUN', [22, 33], 2, [60, 80], 'GARDEN', 'BALANCED', [90, 180]),
  'Fragaria × ananassa': care('CROP', 'GARDEN', [2, 4], noRest, 'FULL_SUN', [10, 26], -15, [50, 70], 'GARDEN', 'POTASH', [14, 28]),
  'Lactuca sativa': care('CROP', 'MOIST', [1, 3], noRest, 'PARTIAL_SHADE', [7, 22], -3, [50, 70], 'GARDEN', 'BALANCED', [21, 35]),
  'Malus domestica': care('GROUND', 'GARDEN', [7, 14], outdoorRain, 'FULL_SUN', [10, 30], -25, [40, 75], 'GARDEN', 'SPARING', [90, 180]),
  'Mangifera indica': care('GROUND', 'GARDEN', [7, 14], outdoorRain, 'FULL_SUN', [20, 35], -3, [50, 80], 'GARDEN', 'TROPICAL', [60, 120]),
  'Mentha spicata': care('CROP', 'MOIST', [1, 3], noRest, 'PARTIAL_SHADE', [10, 28], -20, [45, 75], 'GARDEN', 'BALANCED', [28, 42]),
  Musa: care('CROP', 'MOIST', [2, 4], winterLight(5, 10), 'FULL_SUN', [18, 32], 1, [50, 80], 'GARDEN', 'TROPICAL', [7, 28]),
  'Ocimum basilicum': care('CROP', 'MOIST', [1, 3], noRest, 'FULL_SUN', [15, 30], 4, [45, 65], 'GARDEN', 'BALANCED', [14, 28]),
  'Phaseolus vulgaris': care('CROP', 'GARDEN', [2, 4], noRest, 'FULL_SUN', [16, 28], 1, [50, 70], 'GARDEN', 'SPARING', [42, 60]),
  'Prunus avium': care('GROUND', 'GARDEN', [7, 14], outdoorRain, 'FULL_SUN', [10, 28], -20, [40, 75], 'GARDEN', 'SPARING', [90, 180]),
  'Pyrus communis': care('GROUND', 'GARDEN', [7, 14], outdoorRain, 'FULL_SUN', [10, 30], -20, [40, 75], 'GARDEN', 'SPARING', [90, 180]),
  'Rubus idaeus': care('GROUND', 'MOIST', [3, 6], outdoorRain, 'FULL_SUN', [8, 26], -20, [45, 75], 'GARDEN', 'SPARING', [60, 120]),
  'Salvia rosmarinus': care('GROUND', 'HALF_DRY', [7, 14], outdoorRain, 'FULL_SUN', [10, 32], -8, [30, 55], 'LEAN', 'SPARING', [60, 120]),
  'Solanum lycopersicum': care('CROP', 'MOIST', [1, 3], noRest, 'FULL_SUN', [16, 30], 1, [50, 70], 'GARDEN', 'POTASH', [7, 14]),
  'Solanum tuberosum': care('CROP', 'GARDEN', [3, 6], noRest, 'FULL_SUN', [10, 25], -1, [50, 75], 'POTATO', 'POTATO', [28, 42]),
  'Vaccinium corymbosum': care('GROUND', 'MOIST', [2, 4], outdoorRain, 'FULL_SUN', [10, 28], -25, [45, 75], 'STRONGLY_ACID', 'ACID', [42, 60]),
  'Vigna mungo': care('CROP', 'GARDEN', [5, 9], noRest, 'FULL_SUN', [20, 35], 5, [50, 75], 'GARDEN', 'SPARING', [42, 60]),
  'Vitis vinifera': care('GROUND', 'GARDEN', [7, 14], outdoorRain, 'FULL_SUN', [12, 35], -15, [35, 65], 'GARDEN', 'SPARING', [90, 180]),
  'Zea mays': care('CROP', 'GARDEN', [3, 6], noRest, 'FULL_SUN', [15, 33], -1, [45, 75], 'GARDEN', 'MAIZE', [28, 42]),
}
