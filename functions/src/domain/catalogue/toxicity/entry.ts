import type { z } from 'zod'
import type {
  foodPart,
  poisonousPart,
  poisonRoute,
  poisonTarget,
  toxicityGrade,
} from '../../../contract/schemas/analysis-values.ts'

export type Grade = z.infer<typeof toxicityGrade>
export type Part = z.infer<typeof poisonousPart>
export type Target = z.infer<typeof poisonTarget>
export type Route = z.infer<typeof poisonRoute>
type FoodPart = z.infer<typeof foodPart>

/** Further facts about a poisonous plant. */
// biome-ignore format: as a list
export const toxicityNotes = [
  'POLLEN', 'BURNING_JUICE', 'SUNLIGHT', 'NEVER_BURN', 'LOOKS_EDIBLE', 'BERRIES', 'STONE',
  'HAS_DOUBLE', 'DEADLY_DOUBLE', 'THROUGH_SKIN', 'SHAVINGS', 'BIRDS', 'ENDOPHYTE', 'RYEGRASS',
  'BRISTLES', 'MILK', 'URUSHIOL', 'PENNYROYAL',
] as const
export type Note = (typeof toxicityNotes)[number]

/** What must be done before people eat a part. */
// biome-ignore format: as a list
export const preparations = [
  'NOTHING', 'RIPE', 'RIPE_PEELED', 'RIPE_COOKED', 'RIPE_OR_COOKED', 'RIPE_FED', 'WITHOUT_STONE', 'WITHOUT_PIPS', 'COOKED',
  'PEELED_COOKED', 'PEELED_BOILED', 'BOILED', 'BOILED_LONG', 'BOILED_LEAF', 'PROCESSED', 'DETOXIFIED', 'NOT_GREEN', 'NOT_BITTER',
  'NOT_BITTER_SEED', 'STALKS_ONLY', 'LITTLE', 'OPENED_ARIL', 'KIDNEYS', 'FAVISM',
  'CASHEW', 'SOUND_GRAIN', 'WITHOUT_BRISTLES',
] as const
export type Preparation = (typeof preparations)[number]

export type Harm = {
  readonly targets: readonly Target[]
  readonly route: Route
  readonly grade: Grade
  readonly parts: readonly Part[]
}

export type Food = {
  readonly parts: readonly FoodPart[]
  readonly preparation: Preparation
  /** SOME if the entry is on a genus, which may have poisonous species. */
  readonly kinds: 'ALL' | 'SOME'
}

/** The facts about a plant. A target without a harm that is not in `harmlessTo` is unknown. */
export type Toxicity = {
  readonly harms: readonly Harm[]
  readonly harmlessTo: readonly Target[]
  readonly food: Food | null
  readonly notes: readonly Note[]
}

/** Some facts of an entry. */
export type Facts = Partial<Toxicity>
/** The names of plants, and the facts that apply to each of them. */
export type Row = readonly [names: readonly string[], ...facts: Facts[]]

export const people: readonly Target[] = ['PEOPLE']
export const cats: readonly Target[] = ['CATS']
export const dogs: readonly Target[] = ['DOGS']
export const pets: readonly Target[] = ['CATS', 'DOGS']
export const livestock: readonly Target[] = ['LIVESTOCK']
export const animals: readonly Target[] = ['CATS', 'DOGS', 'LIVESTOCK']
export const household: readonly Target[] = ['PEOPLE', 'CATS', 'DOGS']
export const everyone: readonly Target[] = ['PEOPLE', 'CATS', 'DOGS', 'LIVESTOCK']

const harmOf =
  (grade: Grade, route: Route = 'EATEN') =>
  (targets: readonly Target[], ...parts: Part[]): Facts => ({
    harms: [{ targets, route, grade, parts }],
  })

/** Eaten: the usual symptoms are a sore mouth, vomiting or a rash. */
export const mild = harmOf('MILD')
/** Eaten: the poisoning needs treatment. */
export const serious = harmOf('SERIOUS')
/** Eaten: the heart, kidneys, liver or nerves fail. Small amounts have been fatal. */
export const deadly = harmOf('LIFE_THREATENING')

const touched =
  (grade: Exclude<Grade, 'LIFE_THREATENING'>, routes: readonly Route[]) =>
  (...parts: Part[]): Facts => ({
    harms: routes.map((route) => ({ targets: people, route, grade, parts })),
  })

/** On people's skin: a rash. */
export const irritatesSkin = touched('MILD', ['SKIN'])
/** On people's skin: burns or blisters. */
export const burnsSkin = touched('SERIOUS', ['SKIN'])
/** In people's eyes: pain and redness that pass. */
export const irritatesEyes = touched('MILD', ['EYES'])
/** In people's eyes: an injury that can affect the sight. */
export const injuresEyes = touched('SERIOUS', ['EYES'])
/** On people's skin and in their eyes: a rash, pain and redness. */
export const irritates = touched('MILD', ['SKIN', 'EYES'])

export const harmless = (targets: readonly Target[]): Facts => ({ harmlessTo: targets })

/** A part that people eat. Food is harmless to people if no harm says otherwise. */
export const food = (preparation: Preparation, ...parts: FoodPart[]): Facts => ({
  food: { parts, preparation, kinds: 'ALL' },
})

export const note = (...notes: Note[]): Facts => ({ notes })
/** The plant is mistaken for a plant that people eat. */
export const looksEdible = note('LOOKS_EDIBLE')
/** Poisonous plants are mistaken for this food plant. */
export const hasDouble = note('HAS_DOUBLE')
/** The berries attract children. */
export const berries = note('BERRIES')
/** A deadly plant is mistaken for this one, which is no food. */
export const hasDeadlyDouble = note('DEADLY_DOUBLE')
/** The poison passes through skin. */
export const passesThroughSkin = note('THROUGH_SKIN')
/** The sap makes skin burn in sunlight. */
export const burnsInSunlight = note('SUNLIGHT')

/** The oil of poison ivy and its relatives, which sticks to fur. */
export const hasUrushiol = note('URUSHIOL')

/** An entry with the facts of all arguments. */
export const entryOf = (facts: readonly Facts[]): Toxicity => ({
  harms: facts.flatMap(({ harms = [] }) => harms),
  harmlessTo: facts.flatMap(({ harmlessTo = [] }) => harmlessTo),
  food: facts.find(({ food: each }) => each)?.food ?? null,
  notes: facts.flatMap(({ notes = [] }) => notes),
})
