import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { Plant } from '../advice/hosts.ts'
import { isConditionId } from '../advice/issue.ts'
import { areAmong, areSucculents, plantsOf } from '../advice/setting.ts'
import { lawOn } from '../advice/warnings.ts'
import { conditions } from '../catalogue/conditions.ts'
import { familyOf } from '../catalogue/families.ts'
import {
  acidLovers,
  bromeliads,
  bulbs,
  carnivores,
  groundPlants,
  livingStones,
  moistFerns,
  partlySucculent,
  treeOrchids,
  waterPlants,
} from '../catalogue/habits.ts'
import { neverTouched } from '../catalogue/host-groups.ts'
import { findPlant } from '../catalogue/plants.ts'
import { fieldPlants, trees } from '../catalogue/settings.ts'
import { careProfileOf, findSpecies } from '../catalogue/species.ts'
import type { Texts } from '../locales/format-messages.ts'
import { lightFor, lightText } from './care-light.ts'
import type { GrowingConditions } from './growing-conditions.ts'
import { rangeOf, restOf, restSentence } from './rest.ts'
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
  const care =
    profile === undefined
      ? generalCare(known, growing, texts)
      : careOfProfile(profile, isTree, growing, texts)
  return { ...asTheLawAllows(care, known, growing.territory, texts), toxicity }
}

/** Nobody may keep or plant some weeds, whatever water and soil they want. */
function asTheLawAllows(
  given: Omit<Care, 'toxicity'>,
  known: Known,
  territory: string | null,
  { care, paragraph }: Texts,
): Omit<Care, 'toxicity'> {
  const law = lawOn(plantsIn(known), territory, care)
  if (law === undefined) return given
  if (law !== care.bannedHere)
    return { ...given, soil: { text: paragraph([law, given.soil.text]) } }
  return { ...given, watering: { ...given.watering, text: law }, soil: { text: law } }
}

/** A plant that nobody names is a condition's only host, or the condition is another. */
const suspectsOf = ({ scientificName, candidates, conditionIds }: Known) =>
  scientificName !== null || candidates.length > 0
    ? candidates
    : conditionIds.filter(isConditionId).flatMap((conditionId) => {
        const { hosts } = conditions[conditionId]
        return hosts !== 'ANY' && hosts.length === 1 ? hosts : []
      })

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
    (profile.grows === 'GROUND' ? growing.placement !== 'inside' : isOutside && isTree) &&
    profile.watering !== 'MOIST'
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
  { care, paragraph }: Texts,
): Omit<Care, 'toxicity'> {
  const plants = plantsIn(known)
  const level = lightFor(plants, known.conditionIds, growing)
  const { watering, soil: usual, feeding } = careByHabit[habitOf(known)]
  const soil = areAmong(plants, acidLovers) ? 'ACID' : usual
  return {
    basis: 'GENERAL',
    watering: {
      intervalDays: null,
      restIntervalDays: null,
      rest: null,
      restMonths: null,
      text: paragraph([
        care.watering[watering],
        ...(watering === 'GARDEN' && hasRice(plants) ? [care.watering.PADDY] : []),
      ]),
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
  const plants = plantsIn(known)
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
    ['GROUND', [...trees, ...groundPlants, ...neverTouched]],
  ]
  const habit = habits.find(([, names]) => areAmong(plants, names))?.[0]
  return habit ?? (scientificName !== null && findPlant(scientificName) ? 'KNOWN' : 'UNKNOWN')
}

/**
 * The caller may name a species by whose genus alone the catalogue knows it. A plant that nobody
 * knows is a host of the condition.
 */
function plantsIn({ scientificName, candidates, conditionIds: [strongest = ''] }: Known) {
  const named = candidates.filter(({ source }) => source === 'HINT')
  if (named.length > 0) return named
  if (scientificName !== null) return [{ scientificName, family: familyOf(scientificName) }]
  return candidates.length > 0 || !isConditionId(strongest)
    ? []
    : plantsOf(strongest, { candidates })
}

const hasRice = (plants: readonly Plant[]): boolean =>
  plants.some((plant) => areAmong([plant], ['Oryza']))
