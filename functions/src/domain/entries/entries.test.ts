import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { conditionIds, conditions } from '../catalogue/conditions.ts'
import { plantNames } from '../catalogue/plants.ts'
import { catalogueLanguages } from '../locales/languages.ts'
import { conditionEntry } from './condition-entry.ts'
import { plantEntry, plantItem } from './plant-entry.ts'
import { findPlantById, plantIdOf } from './plant-names.ts'
import { listsIn, namesakesIn, search } from './search.ts'

const textsIn = (language: string) => locales.textsFor(language).texts
const english = textsIn('en')

describe('the id of a plant', () => {
  it('is unique, and finds the plant again', () => {
    for (const name of plantNames) expect(findPlantById(plantIdOf(name))?.listedAs, name).toBe(name)
    expect(new Set(plantNames.map(plantIdOf)).size).toBe(plantNames.length)
  })
})

describe('the entry of a condition', () => {
  it('lists every action of the catalogue with a text for each setting in which it is possible', () => {
    for (const id of conditionIds) {
      const { actions } = conditionEntry(id, 'en', english)
      expect(actions.map(({ actionId }) => actionId)).toEqual([
        ...conditions[id].actions,
        ...conditions[id].prevention,
      ])
      for (const { instructions, treatmentType, safetyFlags } of actions) {
        const settings = instructions.flatMap((each) => each.settings)
        expect(new Set(settings).size).toBe(settings.length)
        expect(settings.length).toBeGreaterThan(0)
        if (treatmentType === 'CHEMICAL') expect(safetyFlags).toContain('LABEL_CHECK')
      }
    }
  })

  it('says where the law wants a report, and whom to tell', () => {
    const law = (id: (typeof conditionIds)[number]) => conditionEntry(id, 'en', english).law
    expect(law('black_sigatoka')).toMatchObject({ scope: 'IN', territories: ['AU'] })
    expect(law('citrus_greening')).toMatchObject({ scope: 'EXCEPT_IN', territories: ['IN'] })
    expect(law('citrus_greening')?.authorities.map(({ territory }) => territory)).toContain(null)
    expect(law('rust')).toBeNull()
  })
})

describe('the entry of a plant', () => {
  it('says the same of the toxicity as its item in the list', () => {
    for (const name of plantNames) {
      const { humans, cats, dogs, livestock } = plantEntry(name, english).care.toxicity
      expect(plantItem(name, english).toxicity, name).toEqual({ humans, cats, dogs, livestock })
    }
  })

  it('tells pots inside from gardens, and north from south', () => {
    const citrus = plantEntry('Citrus', english)
    expect(citrus.placements.map(({ placement }) => placement)).toContain('outside')
    expect(citrus.seasons).toMatchObject([
      { hemisphere: 'NORTHERN', restMonths: [11, 12, 1, 2] },
      { hemisphere: 'SOUTHERN', restMonths: [5, 6, 7, 8] },
    ])
    expect(plantEntry('Zea mays', english).seasons).toEqual([])
  })

  it('names the conditions of its own, and its older names', () => {
    const tomato = plantEntry('Solanum lycopersicum', english)
    expect(tomato.conditions.map(({ id }) => id)).toContain('late_blight')
    expect(tomato.conditions.map(({ id }) => id)).not.toContain('black_spot')
    expect(tomato.synonyms).toEqual(['Lycopersicon esculentum'])
    expect(tomato.ids.eppo).toMatchObject({ code: 'LYPES' })
  })
})

describe('a search', () => {
  const plants = (words: string, language = 'en') => {
    const namesakes = namesakesIn(words, textsIn(language))
    return search(listsIn(language, textsIn(language)).plants, words, ({ scientificName }) =>
      namesakes.has(scientificName),
    ).map(({ scientificName }) => scientificName)
  }
  const conditionsFound = (words: string, language = 'en') =>
    search(listsIn(language, textsIn(language)).conditions, words).map(({ id }) => id)

  it.each([
    ['de', 'BÄRENKLAU', 'Acanthus'],
    ['de', 'schmucklilien', 'Agapanthus'],
    ['en', 'Tomatoes', 'Solanum lycopersicum'],
    ['en', 'lycopersicon', 'Solanum lycopersicum'],
    ['es', 'limon', 'Citrus × limon'],
    ['fr', 'epinard', 'Spinacia'],
    ['pl', 'lubin', 'Lupinus'],
    ['tr', 'ıspanak', 'Spinacia'],
    ['ja', 'トマト', 'Solanum lycopersicum'],
    ['zh', '番茄', 'Solanum lycopersicum'],
    ['hi', 'टमाटर', 'Solanum lycopersicum'],
    ['it', 'POMODORO', 'Solanum lycopersicum'],
    ['nl', 'tomaat', 'Solanum lycopersicum'],
    ['pt', 'limao', 'Citrus × limon'],
  ])('in %s finds the plant %s', (language, words, plant) => {
    expect(plants(words, language).slice(0, 3)).toContain(plant)
  })

  it.each(catalogueLanguages)(
    'finds each entry by its whole name in %s, without case and accents',
    (tag) => {
      const lists = listsIn(tag, textsIn(tag))
      const bare = (name: string) =>
        name
          .toUpperCase()
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/gu, '')
      for (const { item } of lists.conditions)
        expect(conditionsFound(bare(item.name), tag), item.name).toContain(item.id)
      for (const { item } of lists.plants.filter((_each, k) => k % 10 === 0))
        expect(plants(bare(item.name), tag), item.name).toContain(item.scientificName)
    },
  )

  it('R2: compares at most ten different words, of at most 100 characters after folding', () => {
    const ten = 'a b c d e f g h i j'
    const listed = [{ item: 'found', names: [ten, 's'.repeat(100)], signs: '' }]
    expect(search(listed, `${ten} ${ten} nowhere`)).toEqual(['found'])
    expect(search(listed, 'a b c nowhere')).toEqual([])
    expect(search(listed, 'ß'.repeat(60))).toEqual(['found'])
  })

  it('puts a whole name before its beginning, and names before signs', () => {
    expect(conditionsFound('rust')[0]).toBe('rust')
    expect(conditionsFound('holes')).toContain('chewing_pests')
    expect(conditionsFound('blight').indexOf('late_blight')).toBeLessThan(3)
    expect(conditionsFound('no such words')).toEqual([])
    const roses = plants('rose')
    expect(roses[0]).toBe('Rosa')
    expect(roses.indexOf('Petroselinum')).toBeGreaterThan(roses.indexOf('Adenium'))
  })
})
