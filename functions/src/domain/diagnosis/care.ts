import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { isConditionId } from '../advice/issue.ts'
import { areAmong, areSucculents } from '../advice/setting.ts'
import type { LightLevel, Rest } from '../catalogue/care-profiles.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { familyOf } from '../catalogue/families.ts'
import {
  bromeliads,
  bulbs,
  carnivores,
  groundPlants,
  livingStones,
  moistFerns,
  partlySucculent,
  sunCrops,
  treeOrchids,
  waterPlants,
} from '../catalogue/habits.ts'
import { findPlant } from '../catalogue/plants.ts'
import { fieldPlants, trees } from '../catalogue/settings.ts'
import { careProfileOf, findSpecies } from '../catalogue/species.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { GrowingConditions } from './growing-conditions.ts'
import { toxicityOf, toxicityOfAny } from './toxicity.ts'

type Care = NonNullable<Diagnosis['care']>
type Profile = NonNullable<ReturnType<typeof careProfileOf>>
type Candidates = Diagnosis['plant']['candidates']

/** Everything that affects the care advice, except the hints. */
type Known = {
  /** The species if its confidence is high, else null. */
  readonly scientificName: string | null
  readonly candidates: Candidates
  readonly conditionIds: readonly string[]
}

/**
 * Returns the care of the species if the species is known, else general care. General care names no
 * number, soil or place, because a value for one plant can kill another plant. The same request
 * gets the same text on every date.
 */
export function careFor(known: Known, growing: GrowingConditions, texts: Texts): Care {
  const species = known.scientificName === null ? undefined : findSpecies(known.scientificName)
  const profile = species && careProfileOf(species)
  const own = (known.scientificName && toxicityOf(known.scientificName, texts)) || undefined
  const toxicity = own ?? toxicityOfAny(suspectsOf(known), texts)
  const isTree = species !== undefined && areAmong([{ scientificName: species, family: '' }], trees)
  return profile === undefined
    ? { ...generalCare(known, growing, texts), toxicity }
    : { ...careOfProfile(profile, isTree, growing, texts), toxicity }
}

/** A plant that nobody names is a condition's only host, or the condition is another. */
const suspectsOf = ({ scientificName, candidates, conditionIds }: Known) =>
  scientificName !== null || candidates.length > 0
    ? candidates
    : conditionIds.filter(isConditionId).flatMap((conditionId) => {
        const { hosts } = conditions[conditionId]
        return hosts !== 'ANY' && hosts.length === 1 ? hosts : []
      })

const rangeOf = ([min, max]: readonly [number, number]) => ({ min, max })

function careOfProfile(
  profile: Profile,
  isTree: boolean,
  growing: GrowingConditions,
  { care, paragraph }: Texts,
): Omit<Care, 'toxicity'> {
  const isOutside = growing.placement === 'outside'
  const isGrownOtherwise = isOutside && profile.grows !== 'CROP'
  // Shallow roots, such as those of blueberries, need more than the rain of most summers.
  const isEstablished =
    isOutside && profile.watering !== 'MOIST' && (profile.grows === 'GROUND' || isTree)
  const thrivesC = rangeOf(profile.thrivesC)
  return {
    basis: 'SPECIES',
    watering: {
      // The intervals apply to pots inside and to crops. Elsewhere rain, soil and size decide.
      intervalDays: isGrownOtherwise ? null : rangeOf(profile.wateringDays),
      ...restOf(profile.rest, growing),
      text: paragraph([
        care.watering[isEstablished ? 'ESTABLISHED' : profile.watering],
        ...restSentence(profile.rest, growing, care),
      ]),
    },
    light: { level: profile.light, text: lightText(profile.light, growing, care) },
    temperatureC: thrivesC,
    thrivesC,
    survivesC: profile.survivesC,
    humidityPercent: rangeOf(profile.humidityPercent),
    soil: { text: care.soil[isOutside ? soilOfBeds(profile.soil) : profile.soil] },
    fertilizer: {
      intervalDays: isOutside && profile.grows === 'POT' ? null : rangeOf(profile.feedingDays),
      text: care.feeding[profile.feeding],
    },
  }
}

/** The soil of a bed that is like a soil in a pot. */
function soilOfBeds<Soil extends keyof Texts['care']['soil']>(soil: Soil) {
  if (soil === 'CACTUS') return 'LEAN'
  return soil === 'POTTING' || soil === 'AIRY' ? 'OUTSIDE' : soil
}

function generalCare(
  known: Known,
  growing: GrowingConditions,
  { care }: Texts,
): Omit<Care, 'toxicity'> {
  const level = areAmong(namedIn(known), sunCrops)
    ? 'FULL_SUN'
    : lightThatCures(known.conditionIds, growing)
  const { watering, soil, feeding } = careByHabit[habitOf(known)]
  return {
    basis: 'GENERAL',
    watering: {
      intervalDays: null,
      restIntervalDays: null,
      rest: null,
      restMonths: null,
      text: care.watering[watering],
    },
    light: { level, text: level ? lightText(level, growing, care) : care.light.GENERAL },
    temperatureC: null,
    thrivesC: null,
    survivesC: null,
    humidityPercent: null,
    soil: { text: care.soil[growing.placement === 'outside' ? soilOfBeds(soil) : soil] },
    fertilizer: { intervalDays: null, text: care.feeding[feeding] },
  }
}

// biome-ignore format: as a list
type Habit =
  | 'LIVING_STONE' | 'CACTUS' | 'SUCCULENT' | 'PARTLY_SUCCULENT' | 'CARNIVORE' | 'ORCHID' | 'BROMELIAD'
  | 'FERN' | 'PADDY' | 'WATER' | 'BULB' | 'FIELD' | 'GROUND' | 'KNOWN'
  | 'UNKNOWN'

type Keys = { readonly [Of in 'watering' | 'soil' | 'feeding']: keyof Texts['care'][Of] }

/** The texts for a plant without a profile, by the way in which such plants grow. */
const careByHabit: Readonly<Record<Habit, Keys>> = {
  LIVING_STONE: { watering: 'LIVING_STONE', soil: 'CACTUS', feeding: 'KNOWN' },
  CACTUS: { watering: 'CACTUS', soil: 'CACTUS', feeding: 'KNOWN' },
  SUCCULENT: { watering: 'DRY_OUT', soil: 'CACTUS', feeding: 'KNOWN' },
  PARTLY_SUCCULENT: { watering: 'SOME_FLESHY', soil: 'KNOWN', feeding: 'KNOWN' },
  CARNIVORE: { watering: 'BOG', soil: 'BOG', feeding: 'NEVER' },
  ORCHID: { watering: 'SOAK', soil: 'ORCHID', feeding: 'KNOWN' },
  BROMELIAD: { watering: 'CUP', soil: 'KNOWN', feeding: 'KNOWN' },
  FERN: { watering: 'MOIST', soil: 'KNOWN', feeding: 'KNOWN' },
  PADDY: { watering: 'PADDY', soil: 'KNOWN', feeding: 'KNOWN' },
  WATER: { watering: 'WATER', soil: 'KNOWN', feeding: 'KNOWN' },
  BULB: { watering: 'BULB', soil: 'KNOWN', feeding: 'KNOWN' },
  FIELD: { watering: 'GARDEN', soil: 'KNOWN', feeding: 'KNOWN' },
  GROUND: { watering: 'ESTABLISHED', soil: 'KNOWN', feeding: 'KNOWN' },
  KNOWN: { watering: 'KNOWN', soil: 'KNOWN', feeding: 'KNOWN' },
  UNKNOWN: { watering: 'GENERAL', soil: 'GENERAL', feeding: 'GENERAL' },
}

/** The habit of a known plant, or the one that all plants share that the caller's words fit. */
function habitOf(known: Known): Habit {
  const { scientificName } = known
  const plants = namedIn(known)
  if (areAmong(plants, livingStones)) return 'LIVING_STONE'
  if (areSucculents(plants)) return areAmong(plants, ['Cactaceae']) ? 'CACTUS' : 'SUCCULENT'
  const habits: readonly (readonly [Habit, readonly string[]])[] = [
    ['PARTLY_SUCCULENT', partlySucculent],
    ['CARNIVORE', carnivores],
    ['ORCHID', treeOrchids],
    ['BROMELIAD', bromeliads],
    ['FERN', moistFerns],
    ['PADDY', ['Oryza']],
    ['WATER', waterPlants],
    ['BULB', bulbs],
    ['FIELD', fieldPlants],
    ['GROUND', [...trees, ...groundPlants]],
  ]
  const habit = habits.find(([, names]) => areAmong(plants, names))?.[0]
  return habit ?? (scientificName !== null && findPlant(scientificName) ? 'KNOWN' : 'UNKNOWN')
}

/** The caller may name a species by whose genus alone the catalogue knows it. */
function namedIn({ scientificName, candidates }: Known) {
  const named = candidates.filter(({ source }) => source === 'HINT')
  return scientificName === null || named.length > 0
    ? named
    : [{ scientificName, family: familyOf(scientificName) }]
}

/** Inside, a medium light level helps a plant with too little light and one with too much. */
const lightConditions: ReadonlySet<string> = new Set<ConditionId>(['light_deficit', 'sunburn'])

/**
 * The light level that cures a light problem, or null. The caller's hint is never the answer. No
 * level is known outside, where many plants bear or flower only in the full sun that burnt them.
 */
function lightThatCures(
  conditionIds: readonly string[],
  { placement }: GrowingConditions,
): LightLevel | null {
  const isOfLight = conditionIds.some((conditionId) => lightConditions.has(conditionId))
  return isOfLight && placement === 'inside' ? 'BRIGHT_INDIRECT' : null
}

/** Mentions a window only if the caller said that the plant is inside. */
const lightText = (
  level: LightLevel,
  { placement }: GrowingConditions,
  care: Texts['care'],
): string =>
  level === 'BRIGHT_INDIRECT' && placement !== 'inside' ? care.lightOpen : care.light[level]

const winterMonths = { northern: [11, 12, 1, 2], southern: [5, 6, 7, 8] } as const
const summerMonths = { northern: [6, 7, 8], southern: [12, 1, 2] } as const

/**
 * The rest period. Winter rest does not apply in the tropics, where light is sufficient. Winter
 * rest also does not apply to plants outside, where the rest depends on the weather.
 */
function restOf(rest: Rest, { placement, climate }: GrowingConditions) {
  const side = climate === 'northern' || climate === 'southern' ? climate : null
  const isInWinter = rest.kind === 'WINTER_LIGHT' || rest.kind === 'WINTER_DRY'
  if (isInWinter && (placement === 'outside' || climate === 'tropical')) {
    return { rest: 'NONE' as const, restIntervalDays: null, restMonths: null }
  }
  const months = isInWinter ? winterMonths : rest.kind === 'SUMMER_DRY' ? summerMonths : null
  return {
    rest: rest.kind,
    restIntervalDays: 'wateringDays' in rest ? rangeOf(rest.wateringDays) : null,
    restMonths: months && side ? [...months[side]] : null,
  }
}

function restSentence(
  { kind }: Rest,
  { placement, climate }: GrowingConditions,
  { rest }: Texts['care'],
): string[] {
  if (kind === 'SUMMER_DRY' || kind === 'AFTER_FLOWERING') return [rest[kind]]
  if (kind === 'NONE' || kind === 'OUTDOOR_RAIN' || placement === 'outside') return []
  return climate === 'northern' || climate === 'southern' ? [rest[kind][climate]] : []
}
