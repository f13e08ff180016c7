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
    expect(text).toContain(texts.plan.gloves.NEVER_TOUCH)
    expect(of('Pastinaca sativa').text).toContain('Its sap or juice burns skin in sunlight')
    expect(of('Euphorbia tirucalli').firstAid).not.toContain('sun')
  })

  it('treats a true crocus as its deadly double', () => {
    const { firstAid, text, grades } = of('Crocus vernus')
    expect(grades.humans).toBe('MILD')
    expect(firstAid).toContain(texts.toxicity.firstAid.PEOPLE.SERIOUS)
    expect(text).toContain('deadly autumn crocus')
  })

  it('washes off a poison that passes through skin, without a word on burns', () => {
    const { firstAid, text } = of('Nicotiana tabacum')
    expect(firstAid).toContain(texts.toxicity.firstAid.THROUGH_SKIN)
    expect(text).toContain('passes through skin')
    expect(text).not.toContain('burn')
  })

  it('asks for a call if a plant that is no food is unknown to people or pets', () => {
    const steps = of('Lavandula angustifolia').firstAidSteps
    expect(steps[0]?.text).toContain(texts.toxicity.firstAid.PEOPLE.UNKNOWN)
    expect(of('Pyrus communis').firstAid).not.toContain(texts.toxicity.firstAid.PETS.UNKNOWN)
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

  it('says food of some kinds only if no species is named', () => {
    const ofGenus = of('Vaccinium')
    expect(ofGenus.text).toMatch(/^Of the kinds grown as food, people eat: fruit\./)
    expect(ofGenus).toMatchObject({ humans: 'UNKNOWN', firstAid: null })
    expect(of('Vaccinium corymbosum')).toMatchObject({ humans: 'NON_TOXIC' })
    expect(of('Manihot glaziovii').text).not.toContain('Food for people')
    expect(of('Manihot esculenta').text).toContain('Food for people: roots.')
  })

  it('does not call a plant unknown to people that burns their skin', () => {
    expect(of('Heracleum mantegazzianum').text).not.toContain('people is not known')
  })

  it('is the sentence on unknown plants if the sources say nothing', () => {
    expect(of('Parkinsonia aculeata').text).toBe(texts.toxicity.unknown)
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
    const { text, firstAidSteps } = toxicityOfAny(['Planta ignota', 'Pilea'], texts)
    expect(text).toBe(texts.toxicity.unknown)
    expect(firstAidSteps.map(({ targets }) => targets)).toEqual([['PEOPLE'], ['CATS', 'DOGS']])
  })
})

it('a plant that only the model calls harmless still deserves a call', () => {
  const levels = { humans: 'NON_TOXIC', cats: 'TOXIC', dogs: 'UNKNOWN' } as const
  const { firstAidSteps, text } = toxicityClaimed(levels, texts)
  const found = Object.fromEntries(
    firstAidSteps.map(({ targets, text: step }) => [targets[0], step]),
  )
  expect(found['CATS']).toContain(texts.toxicity.firstAid.PETS.SERIOUS)
  expect(found['PEOPLE']).toContain(texts.toxicity.firstAid.PEOPLE.UNKNOWN)
  expect(found['DOGS']).toContain(texts.toxicity.firstAid.PETS.UNKNOWN)
  expect(text).toBeNull()
})
