import { describe, expect, it } from 'vitest'
import { deadlyPlants } from './toxicity/deadly-plants.ts'
import { foodPlants, harmlessPlants } from './toxicity/food-plants.ts'
import { poisonousToHorses } from './toxicity/horses.ts'
import { mildPlants } from './toxicity/mild-plants.ts'
import { seriousPlants } from './toxicity/serious-plants.ts'
import {
  findToxicity,
  gradeOf,
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

describe('the table of toxicity', () => {
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
    ['Persea americana', 'SERIOUS'],
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
    ['Eranthis', ['LIVESTOCK']],
    ['Macadamia', ['CATS', 'LIVESTOCK']],
    ['Anthurium', []],
    ['Nerium', []],
  ])('knows nothing of %s for %j', (name, targets) => {
    expect(unrecordedIn(known(name))).toEqual(targets)
  })
})
