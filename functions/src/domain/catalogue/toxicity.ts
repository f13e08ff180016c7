import { poisonTarget } from '../../contract/schemas/analysis-values.ts'
import { findFamily } from './families.ts'
import { acceptedGenus } from './scientific-name.ts'
import { findSpecies } from './species.ts'
import { deadlyPlants } from './toxicity/deadly-plants.ts'
import { entryOf, type Grade, type Target, type Toxicity } from './toxicity/entry.ts'
import { foodPlants, harmlessPlants } from './toxicity/food-plants.ts'
import { speciesGrownAsFood } from './toxicity/food-species.ts'
import { poisonousToHorses } from './toxicity/horses.ts'
import { mildPlants } from './toxicity/mild-plants.ts'
import { seriousPlants } from './toxicity/serious-plants.ts'

/** Names in the table have no sign of a hybrid. */
const withoutHybridSign = (name: string): string =>
  name.replace(/(^|\s)[×x](?=\s)\s*/gu, '$1').replace(/^×/u, '')

/** Adds livestock to the harms that dogs and cats share. */
const withHorses = (entry: Toxicity): Toxicity => ({
  ...entry,
  harms: entry.harms.map((harm) =>
    harm.route === 'EATEN' && harm.targets.includes('CATS')
      ? { ...harm, targets: [...harm.targets, 'LIVESTOCK'] }
      : harm,
  ),
})

/**
 * Facts by genus or species. For cats, dogs and horses, the ASPCA states which plants are
 * poisonous. The grade follows the Pet Poison Helpline, whose grade "severe" is LIFE_THREATENING
 * here. `scripts/advice/sources/toxicity.yaml` has the page and the sentence behind each checked
 * fact. docs/decisions/0160 says what was not checked.
 */
const byName: ReadonlyMap<string, Toxicity> = new Map(
  [...deadlyPlants, ...seriousPlants, ...mildPlants, ...foodPlants, ...harmlessPlants].flatMap(
    ([names, ...facts]) => {
      const entry = entryOf(facts)
      const forHorses = withHorses(entry)
      return names.map((name) => {
        const known = poisonousToHorses.includes(name) ? forHorses : entry
        return [withoutHybridSign(name), known] as const
      })
    },
  ),
)

/** The same entries for names that stand for a whole genus. */
const ofSomeKinds: ReadonlyMap<string, Toxicity> = new Map(
  [...byName].map(([name, entry]) => [
    name,
    entry.food ? { ...entry, food: { ...entry.food, kinds: 'SOME' as const } } : entry,
  ]),
)

/**
 * The entry for a species or a genus. A species overrides its genus. The food of a genus is that of
 * some kinds only, unless people grow this species for it. Undefined if unknown.
 */
export function findToxicity(scientificName: string): Toxicity | undefined {
  const name = withoutHybridSign(findSpecies(scientificName) ?? scientificName.trim())
  const [genus = '', epithet = ''] = name.split(/\s+/u)
  const named = `${genus.charAt(0).toUpperCase()}${genus.slice(1).toLowerCase()}`
  const accepted = acceptedGenus(named)
  const species = `${accepted} ${epithet.toLowerCase()}`
  const ofGenus = speciesGrownAsFood.has(species) ? byName.get(accepted) : ofSomeKinds.get(accepted)
  return byName.get(species) ?? ofGenus
}

export const gradesAscending: readonly Grade[] = ['MILD', 'SERIOUS', 'LIFE_THREATENING']

/** The gravest of some grades; null if there is none. */
export const gravestOf = (found: readonly Grade[]): Grade | null =>
  gradesAscending.findLast((grade) => found.includes(grade)) ?? null

/** How badly the plant poisons a target that eats it; null if it does not or if nobody knows. */
export const gradeOf = ({ harms }: Pick<Toxicity, 'harms'>, target: Target): Grade | null =>
  gravestOf(
    harms
      .filter(({ route, targets }) => route === 'EATEN' && targets.includes(target))
      .map(({ grade }) => grade),
  )

/** Whether the plant poisons a target that eats it. Food of all kinds is harmless to people. */
export function levelOf(entry: Toxicity, target: Target): 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN' {
  if (gradeOf(entry, target) !== null) return 'TOXIC'
  const isFood = target === 'PEOPLE' && entry.food?.kinds === 'ALL'
  return isFood || entry.harmlessTo.includes(target) ? 'NON_TOXIC' : 'UNKNOWN'
}

/** The targets on which nothing is recorded although the plant makes another seriously ill. */
export function unrecordedIn(entry: Toxicity): Target[] {
  const isGrave = poisonTarget.options.some((target) => {
    const grade = gradeOf(entry, target)
    return grade !== null && grade !== 'MILD'
  })
  return isGrave
    ? poisonTarget.options.filter(
        (target) =>
          levelOf(entry, target) === 'UNKNOWN' && (target !== 'PEOPLE' || entry.food === null),
      )
    : []
}

/**
 * Whether a plant has no part that is food and poisons people, or kills pets or makes livestock
 * seriously ill while nobody knows what it does to people. The name of a genus may stand for one of
 * its food plants, but not if people mistake the others for food.
 */
export function isNoFood(scientificName: string): boolean {
  const known = findToxicity(scientificName)
  if (known === undefined || known.food !== null) return false
  if (gradeOf(known, 'PEOPLE') === null)
    return levelOf(known, 'PEOPLE') === 'UNKNOWN' && isGraveToAnimals(known)
  return known.notes.includes('LOOKS_EDIBLE') || !hasFoodPlants(acceptedGenus(scientificName))
}

const hasFoodPlants = (genus: string): boolean =>
  [...byName].some(([name, { food }]) => food !== null && name.startsWith(`${genus} `))

/** Whether people are known to eat the plant, or a kind of the genus or family. */
export const mayBeFood = (scientificName: string): boolean =>
  findFamily(scientificName) !== undefined ||
  (findToxicity(scientificName)?.food ?? null) !== null ||
  hasFoodPlants(acceptedGenus(scientificName))

/** Pets are made seriously ill by some plants that people eat, such as sorrel. */
const isGraveToAnimals = (known: Toxicity): boolean =>
  [gradeOf(known, 'CATS'), gradeOf(known, 'DOGS')].includes('LIFE_THREATENING') ||
  ['SERIOUS', 'LIFE_THREATENING'].includes(gradeOf(known, 'LIVESTOCK') ?? '')

/** The facts of an entry in the form of the API, without texts. */
export const toxicityFacts = (entry: Toxicity) => ({
  humans: levelOf(entry, 'PEOPLE'),
  cats: levelOf(entry, 'CATS'),
  dogs: levelOf(entry, 'DOGS'),
  livestock: levelOf(entry, 'LIVESTOCK'),
  grades: {
    humans: gradeOf(entry, 'PEOPLE'),
    cats: gradeOf(entry, 'CATS'),
    dogs: gradeOf(entry, 'DOGS'),
    livestock: gradeOf(entry, 'LIVESTOCK'),
  },
  parts: [...new Set(entry.harms.flatMap(({ route, parts }) => (route === 'EATEN' ? parts : [])))],
  harms: entry.harms.map(({ targets, route, grade, parts }) => ({
    targets: [...targets],
    route,
    grade,
    parts: [...parts],
  })),
})

/** Every name in the table, for tests of completeness. */
export const toxicityNames: readonly string[] = [...byName.keys()]
