import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { partlySucculent, succulents, wantsDrySoil } from '../catalogue/habits.ts'
import { fleshyFruit } from '../catalogue/host-groups.ts'
import { fieldPlants, type Setting, trees } from '../catalogue/settings.ts'
import { findProfile } from '../catalogue/species.ts'
import { isNoFood, mayBeFood } from '../catalogue/toxicity.ts'
import type { AdviceContext } from './context.ts'
import { namedBy, type Plant, sureFrom } from './hosts.ts'

/** The hosts of each condition. A host is always one object, so that its names are read once. */
const hostsOf = new Map<string, readonly Plant[]>(
  Object.entries(conditions).map(([id, { hosts }]) => [
    id,
    hosts === 'ANY' ? [] : hosts.map((name) => ({ scientificName: name, family: name })),
  ]),
)

/**
 * The plants that the advice is for: all that the caller's word names, or the plant of the photo if
 * its species is sure, else the hosts of the condition; empty if none is known.
 */
export function plantsOf(
  conditionId: ConditionId | null,
  { candidates }: Pick<AdviceContext, 'candidates'>,
): readonly Plant[] {
  const named = candidates.filter(({ source }) => source === 'HINT')
  if (named.length > 1) return named
  const [likeliest] = candidates
  if (likeliest !== undefined && likeliest.confidence >= sureFrom) return [likeliest]
  return hostsOf.get(conditionId ?? '') ?? []
}

type Question = readonly string[] | ((plant: Plant) => boolean)
type Answers = WeakMap<readonly Plant[], Map<Question, boolean>>

/** What is known of plants that many plans are for, by the list of names or the test. */
const found: Record<'every' | 'some', Answers> = { every: new WeakMap(), some: new WeakMap() }

/** Whether all or some plants pass a test or have one of the names. Neither ever changes. */
function answer(which: 'every' | 'some', plants: readonly Plant[], question: Question): boolean {
  if (plants.length === 0) return false
  const answers = found[which].get(plants) ?? new Map<Question, boolean>()
  found[which].set(plants, answers)
  const known = answers.get(question)
  if (known !== undefined) return known
  const test =
    typeof question === 'function'
      ? question
      : (plant: Plant) => namedBy(plant).some((each) => question.includes(each))
  const given = plants[which](test)
  answers.set(question, given)
  return given
}

/** Whether all plants, of at least one, have one of the names. */
export const areAmong = (plants: readonly Plant[], names: readonly string[]): boolean =>
  answer('every', plants, names)

/** Whether at least one of the plants has one of the names. */
export const isAnyAmong = (plants: readonly Plant[], names: readonly string[]): boolean =>
  answer('some', plants, names)

/** A test of all plants, of at least one. */
const areAll =
  (test: (plant: Plant) => boolean) =>
  (plants: readonly Plant[]): boolean =>
    answer('every', plants, test)

/** Whether all plants, of at least one, want their soil to dry out before each watering. */
const wantDrySoil = areAll((plant) =>
  wantsDrySoil(plant.scientificName, (names) => areAmong([plant], names)),
)

/** As above, or plants of a genus that may be succulents, which wet soil rots. */
export const mayWantDrySoil = areAll(
  (plant) =>
    wantDrySoil([plant]) ||
    (areAmong([plant], partlySucculent) && findProfile(plant.scientificName) === undefined),
)

/** Whether all plants, of at least one, store water. Lavender wants dry soil, but stores none. */
export const areSucculents = (plants: readonly Plant[]): boolean =>
  wantDrySoil(plants) && areAmong(plants, succulents)

/** Whether none of the plants, of at least one, has a part that people may eat. */
export const areNoFood = areAll(({ scientificName }) => isNoFood(scientificName))

/** Whether people are known to eat none of the plants, of at least one. */
export const bearNoFood = areAll(
  (plant) =>
    isNoFood(plant.scientificName) ||
    !(mayBeFood(plant.scientificName) || areAmong([plant], fleshyFruit)),
)

const areAllInPots = areAll(({ scientificName }) => findProfile(scientificName)?.grows === 'POT')

/** Where the plants stand, by the grower's hint and by how such plants are grown. */
export function settingOf(
  plants: readonly Plant[],
  { placement }: Pick<AdviceContext, 'placement'>,
): Setting {
  if (placement === 'inside') return 'POT'
  if (areAmong(plants, fieldPlants)) return 'FIELD'
  if (areAmong(plants, trees)) return 'TREE'
  return placement === null && areAllInPots(plants) ? 'POT' : 'GARDEN'
}

/** The setting in which the plants have the condition: seedlings of trees stand in pots or beds. */
export function settingFor(
  conditionId: string | undefined,
  plants: readonly Plant[],
  about: Pick<AdviceContext, 'placement'>,
): Setting {
  if (conditionId === 'damping_off') return about.placement === 'outside' ? 'GARDEN' : 'POT'
  return settingOf(plants, about)
}
