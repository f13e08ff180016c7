import { describe, expect, it } from 'vitest'
import { poisonTarget } from '../../contract/schemas/analysis-values.ts'
import { deadlyPlants } from './toxicity/deadly-plants.ts'
import type { Part, Preparation, Target } from './toxicity/entry.ts'
import { foodPlants, harmlessPlants } from './toxicity/food-plants.ts'
import { poisonousToHorses } from './toxicity/horses.ts'
import { mildPlants } from './toxicity/mild-plants.ts'
import { seriousPlants } from './toxicity/serious-plants.ts'
import {
  findToxicity,
  gradeOf,
  gradesAscending,
  isNoFood,
  levelOf,
  toxicityNames,
  unrecordedIn,
} from './toxicity.ts'

const known = (name: string) => {
  const entry = findToxicity(name)
  if (entry === undefined) throw new Error(`no entry for ${name}`)
  return entry
}

/** Genera that are milder than one of their species, and why. */
const milderThan: Readonly<Record<string, string>> = {
  'Camellia sinensis': 'Of the cultivated camellias, only tea holds much caffeine',
  'Echinopsis pachanoi': 'Mescaline is in a few columnar species only',
  'Euphorbia lathyris':
    'Its seeds are eaten as capers; the sap of the others hurts pets at the first bite',
  'Lolium temulentum': 'The others are fodder, and a note warns of kinds with an endophyte',
  'Mentha pulegium': 'Its oil damages the liver; other mints are food',
  'Prunus dulcis': 'Bitter almonds are seeds that people eat; other stones are spat out',
}

/** The grade as a number; -1 if the plant is harmless or nobody knows. */
const badness = (name: string, target: Target): number => {
  const grade = gradeOf(known(name), target)
  return grade === null ? -1 : gradesAscending.indexOf(grade)
}

/** Plants of which a part harms some targets only, and why. */
const harmsByPart: Readonly<Record<string, string>> = {
  Hemerocallis: 'Each part harms in its own way: the flower upsets people, all of it kills cats',
  Juglans: 'Mouldy nuts harm dogs, and shavings lame horses',
  'Juglans nigra': 'Mouldy nuts harm dogs, and shavings lame horses',
  Malus: 'People do not chew the leaves',
  'Solanum lycopersicum': 'People fry the unripe fruit',
}

/** Whether a part that harms one target is not named for another that the plant poisons. */
const hasPartOfSome = (name: string): boolean => {
  const eaten = known(name).harms.filter(({ route }) => route === 'EATEN')
  const parts = [...new Set(eaten.flatMap((harm) => harm.parts))]
  const partsFor = (target: Target) =>
    eaten.filter(({ targets }) => targets.includes(target)).flatMap((harm) => harm.parts)
  return poisonTarget.options
    .map(partsFor)
    .some(
      (own) =>
        own.length > 0 && !own.includes('WHOLE_PLANT') && parts.some((part) => !own.includes(part)),
    )
}

/** Plants that poison people gravely and animals mildly or not, and why. */
const graverForPeople: Readonly<Record<string, string>> = {
  Alocasia: 'Crystals swell the throat of people; the ASPCA names a sore mouth in pets',
  Anacardium: 'The oil of the shell burns the mouth and skin; no source is on animals',
  Borago: 'The ASPCA names vomiting and a rash',
  Dieffenbachia: 'Crystals swell the throat of people; the ASPCA names a sore mouth in pets',
  Euphorbia: 'A child has died of a spurge; the ASPCA names a sore mouth and vomiting in pets',
  Hemerocallis: 'Its root poisons people and livestock; only cats are known to die of its leaves',
  Metopium: 'Its sap is an allergen, to which animals rarely react',
  Semecarpus: 'Its sap is an allergen, to which animals rarely react',
  Toxicodendron: 'Its sap is an allergen, to which animals rarely react',
}

/** The parts of which the text on a food warns: one of them harms people. */
const warnedOf: Partial<Record<Preparation, readonly Part[]>> = {
  WITHOUT_PIPS: ['STONE', 'SEED'],
  WITHOUT_STONE: ['STONE'],
  RIPE_FED: ['UNRIPE_FRUIT'],
  OPENED_ARIL: ['UNRIPE_FRUIT'],
  PEELED_COOKED: ['RAW_ROOT', 'WHOLE_PLANT'],
  DETOXIFIED: ['RAW_ROOT'],
  PEELED_BOILED: ['RAW_SEED'],
  BOILED: ['RAW_SEED'],
  BOILED_LONG: ['RAW_SEED'],
  BOILED_LEAF: ['LEAF'],
  CASHEW: ['RAW_SEED'],
  NOT_GREEN: ['GREEN_TUBER'],
  NOT_BITTER: ['BITTER_FRUIT'],
  NOT_BITTER_SEED: ['BITTER_SEED'],
  STALKS_ONLY: ['LEAF'],
  LITTLE: ['LEAF', 'FRUIT', 'SEED'],
}

/** Spices of which nobody can eat enough to fall ill. */
const mildSpices = ['Aloysia', 'Illicium verum', 'Laurus', 'Piper nigrum', 'Satureja']

describe('the table of toxicity', () => {
  it('records a harm to people for each part of which the text on a food warns', () => {
    const missing = toxicityNames.filter((name) => {
      const { food, harms } = known(name)
      const parts = food ? (warnedOf[food.preparation] ?? []) : []
      const harming = harms
        .filter(({ route, targets }) => route === 'EATEN' && targets.includes('PEOPLE'))
        .flatMap((harm) => harm.parts)
      return parts.length > 0 && !parts.some((part) => harming.includes(part))
    })
    expect(missing.sort()).toEqual(mildSpices)
  })

  it('calls no genus milder than one of its species, unless a reason stands here', () => {
    const milder = toxicityNames.flatMap((name) => {
      const [genus = '', epithet] = name.split(' ')
      if (epithet === undefined || !toxicityNames.includes(genus)) return []
      return poisonTarget.options
        .filter((target) => badness(genus, target) < badness(name, target))
        .map((target) => ({ name, target }))
    })
    expect(milder.filter(({ name }) => !(name in milderThan))).toEqual([])
    const named = new Set(milder.map(({ name }) => name))
    expect(Object.keys(milderThan).filter((name) => !named.has(name))).toEqual([])
  })

  it('names the same parts for all targets that the plant poisons, unless a reason is here', () => {
    expect(toxicityNames.filter(hasPartOfSome).sort()).toEqual(Object.keys(harmsByPart))
  })

  it('fears a poison that is grave to people for animals as well, unless a reason is here', () => {
    const animals: readonly Target[] = ['CATS', 'DOGS', 'LIVESTOCK']
    const milder = toxicityNames.filter(
      (name) =>
        badness(name, 'PEOPLE') > 0 &&
        animals.some(
          (target) => badness(name, target) < 1 && levelOf(known(name), target) !== 'NON_TOXIC',
        ),
    )
    expect(milder.sort()).toEqual(Object.keys(graverForPeople))
  })

  it('calls a species harmless to the targets to which its genus is', () => {
    const forgotten = toxicityNames.filter((name) => {
      const genus = findToxicity(name.split(' ')[0] ?? '')
      return genus?.harmlessTo.some((target) => levelOf(known(name), target) === 'UNKNOWN')
    })
    expect(forgotten).toEqual([])
  })

  it('has each name once', () => {
    const rows = [
      ...deadlyPlants,
      ...seriousPlants,
      ...mildPlants,
      ...foodPlants,
      ...harmlessPlants,
    ]
    const names = rows.flatMap(([rowNames]) => rowNames)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(poisonousToHorses.filter((name) => !names.includes(name))).toEqual([])
  })

  it('never calls a plant harmless to a target that it harms when eaten', () => {
    for (const name of toxicityNames) {
      const entry = known(name)
      const both = entry.harmlessTo.filter((target) => gradeOf(entry, target) !== null)
      expect(both, name).toEqual([])
    }
  })
})

describe('an entry of the table', () => {
  it.each([
    ['Prunus laurocerasus', 'Prunus'],
    ['Solanum dulcamara', 'Solanum'],
    ['Citrullus colocynthis', 'Citrullus'],
    ['Illicium verum', 'Illicium'],
  ])('has an entry for %s that overrides %s', (species, genus) => {
    expect(findToxicity(species)).not.toBe(findToxicity(genus))
  })

  it('finds a hybrid with and without its sign', () => {
    expect(findToxicity('Prunus × domestica')).toBe(findToxicity('Prunus domestica'))
    expect(findToxicity('× Fatshedera lizei')).toBeUndefined()
  })

  it.each(['Vitis vinifera', 'Allium cepa', 'Coffea arabica', 'Theobroma cacao'])(
    'calls %s food for people and poison for dogs',
    (name) => {
      expect(levelOf(known(name), 'PEOPLE')).toBe('NON_TOXIC')
      expect(known(name).food).not.toBeNull()
      expect(levelOf(known(name), 'DOGS')).toBe('TOXIC')
    },
  )

  it.each(['Prunus laurocerasus', 'Solanum nigrum', 'Dioscorea hispida', 'Lactuca virosa'])(
    'does not call %s food, although its genus has food plants',
    (name) => {
      expect(findToxicity(name)?.food ?? null).toBeNull()
    },
  )

  it.each([
    ['Nerium oleander', 'LIFE_THREATENING'],
    ['Jacobaea vulgaris', 'LIFE_THREATENING'],
    ['Persea americana', 'LIFE_THREATENING'],
    ['Mentha spicata', 'MILD'],
    ['Beaucarnea recurvata', null],
  ])('grades %s for livestock as %s', (name, grade) => {
    expect(gradeOf(known(name), 'LIVESTOCK')).toBe(grade)
  })

  it.each([
    ['Nerium oleander', true],
    ['Prunus laurocerasus', true],
    ['Dioscorea hispida', true],
    ['Illicium', true],
    ['Illicium verum', false],
    ['Oxytropis', true],
    ['Berteroa', true],
    ['Rumex', false],
    ['Prunus', false],
    ['Solanum', false],
    ['Malus domestica', false],
    ['Pilea peperomioides', false],
  ])('says of %s as a poison that is no food: %s', (name, expected) => {
    expect(isNoFood(name)).toBe(expected)
  })

  it.each([
    ['Quercus', ['PEOPLE']],
    ['Camellia sinensis', ['LIVESTOCK']],
    ['Macadamia', ['CATS', 'LIVESTOCK']],
    ['Anthurium', []],
    ['Nerium', []],
  ])('knows nothing of %s for %j', (name, targets) => {
    expect(unrecordedIn(known(name))).toEqual(targets)
  })
})
