import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { toxicityClaimed, toxicityOf, toxicityOfAny } from './toxicity.ts'

const { texts } = locales.textsFor('en')

function of(name: string) {
  const found = toxicityOf(name, texts)
  if (found === undefined) throw new Error(`no entry for ${name}`)
  return found
}

describe('first aid for a plant', () => {
  it('calls a vet for a dog that ate grapes, and nobody for a person', () => {
    const { firstAidSteps, food, harms } = of('Vitis vinifera')
    expect(firstAidSteps.map(({ targets }) => targets)).toEqual([['DOGS'], ['CATS']])
    expect(firstAidSteps[0]?.text).toMatch(
      /^If a dog ate any of it \(fruit\): call a vet .*at once/,
    )
    expect(firstAidSteps[1]?.text).toMatch(/^If a cat ate any of it \(fruit\): call a vet .*now/)
    expect(food).toEqual({ parts: ['FRUIT'], text: 'Food for people: fruit.' })
    expect(harms[0]).toEqual({
      targets: ['DOGS'],
      route: 'EATEN',
      grade: 'LIFE_THREATENING',
      parts: ['FRUIT'],
    })
  })

  it('uses the grade of each target', () => {
    const { grades, firstAidSteps } = of('Rhododendron ponticum')
    expect(grades).toMatchObject({ humans: 'SERIOUS', dogs: 'LIFE_THREATENING' })
    const [people, pets, livestock] = firstAidSteps
    expect(pets?.text).toContain(texts.toxicity.firstAid.PETS.LIFE_THREATENING)
    expect(livestock?.text).toContain(texts.toxicity.firstAid.LIVESTOCK.LIFE_THREATENING)
    expect(people?.text).toContain(texts.toxicity.firstAid.PEOPLE.SERIOUS)
  })

  it('begins with people, and treats eyes before skin', () => {
    const routes = of('Euphorbia tirucalli').firstAidSteps.map(({ route }) => route)
    expect(routes).toEqual(['EATEN', 'EYES', 'SKIN', 'EATEN', 'EATEN'])
  })

  it('protects skin from the sun after contact with hogweed', () => {
    const { firstAid, text } = of('Heracleum mantegazzianum')
    expect(firstAid).toContain('keep it out of the sun for 48 hours')
    expect(text).toContain('Its sap burns skin in sunlight')
    expect(of('Euphorbia tirucalli').firstAid).not.toContain('sun')
  })

  it('is the steps as a paragraph', () => {
    const { firstAid, firstAidSteps } = of('Ricinus communis')
    expect(firstAid).toBe(firstAidSteps.map(({ text }) => text).join(' '))
    expect(of('Chlorophytum comosum')).toMatchObject({ firstAid: null, firstAidSteps: [] })
  })
})

describe('the text on a plant', () => {
  it('names the parts of each target', () => {
    expect(of('Malus domestica').text).toMatch(
      /^Eating it can give people .* Poisonous parts: stones and pips of the fruit\. .* cats and dogs seriously ill\. .*Poisonous parts: leaves; stems; stones/,
    )
  })

  it('says for whom a food plant is unknown', () => {
    expect(of('Zea mays').text).toBe(
      'Food for people: grain. Cook it before you eat it. Whether it is poisonous to cats and dogs is not known.',
    )
  })

  it('does not call a plant unknown to people that burns their skin', () => {
    expect(of('Heracleum mantegazzianum').text).not.toContain('people is not known')
  })

  it('is the sentence on unknown plants if the sources say nothing', () => {
    expect(of('Chromolaena odorata').text).toBe(texts.toxicity.unknown)
  })
})

describe('a plant that may be one of several', () => {
  const candidate = (scientificName: string, commonName: string, confidence: number) => ({
    scientificName,
    commonName,
    confidence,
    family: '',
    familiarity: null,
    source: 'PHOTO' as const,
  })

  it('gets the gravest first aid of all names for each target, but never the mild one', () => {
    const { firstAidSteps, grades, humans } = toxicityOfAny(['Malus', 'Vitis', 'Lilium'], texts)
    const found = Object.fromEntries(firstAidSteps.map(({ targets, text }) => [targets[0], text]))
    const { PEOPLE, PETS } = texts.toxicity.firstAid
    expect(found['PEOPLE']).toBe(`If a person ate any of it: ${PEOPLE.UNKNOWN}`)
    expect(found['CATS']).toBe(`If a cat or a dog ate any of it: ${PETS.LIFE_THREATENING}`)
    expect({ humans, dogs: grades.dogs }).toEqual({ humans: 'UNKNOWN', dogs: null })
  })

  it('is named by the common name of the plant under which the table lists it', () => {
    const { text } = toxicityOfAny(
      [
        candidate('Lilium candidum', 'Madonna lily', 0.4),
        candidate('Hemerocallis fulva', '', 0.3),
        candidate('Nerium oleander', 'oleander', 0.05),
      ],
      texts,
    )
    expect(text).toContain('poisonous plant: true lily; day lily.')
  })

  it('is unknown if no name is poisonous', () => {
    expect(toxicityOfAny(['Planta ignota', 'Pilea'], texts)).toMatchObject({
      text: texts.toxicity.unknown,
      firstAid: null,
    })
  })
})

it('a plant that only the model calls poisonous gets first aid for the targets of the model', () => {
  const levels = { humans: 'NON_TOXIC', cats: 'TOXIC', dogs: 'UNKNOWN' } as const
  const { firstAidSteps, text } = toxicityClaimed(levels, texts)
  expect(firstAidSteps.map(({ targets }) => targets)).toEqual([['CATS']])
  expect(text).toBeNull()
})
