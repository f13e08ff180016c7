import { namedSpecies } from '@plant/image-processor/protocol'
import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { category } from '../../contract/schemas/analysis-values.ts'
import { actionIds, actions } from './actions.ts'
import { speciesCare } from './care-profiles.ts'
import { conditionIds, conditions } from './conditions.ts'
import { familyOf } from './families.ts'
import { plantNames } from './plants.ts'
import { careProfileOf, findSpecies, speciesNames } from './species.ts'
import { standIns } from './stand-ins.ts'
import { findToxicity, toxicityFacts, toxicityNames } from './toxicity.ts'

describe('the catalogue', () => {
  it('has at least 40 conditions, each with sources, actions and look-alikes', () => {
    expect(conditionIds.length).toBeGreaterThanOrEqual(40)
    for (const conditionId of conditionIds) {
      const facts = conditions[conditionId]
      expect(facts.references.length, conditionId).toBeGreaterThan(0)
      expect(facts.actions.length, conditionId).toBeGreaterThan(0)
      expect(facts.affectedParts.length, conditionId).toBeGreaterThan(0)
      expect(facts.lookAlikes, conditionId).not.toContain(conditionId)
      expect(facts.lookAlikes.length, conditionId).toBeGreaterThan(0)
    }
  })

  it('has conditions of every category', () => {
    const found = new Set(conditionIds.map((conditionId) => conditions[conditionId].category))
    expect([...found].sort()).toEqual([...category.options].sort())
  })

  it('lists prevention separately from treatment for every condition that needs control', () => {
    for (const conditionId of conditionIds) {
      const { actions: treatment, prevention, controlNeeded } = conditions[conditionId]
      if (controlNeeded !== 'NO') expect(prevention, conditionId).not.toEqual([])
      expect(treatment.filter((actionId) => prevention.includes(actionId))).toEqual([])
    }
  })

  it('uses no chemical for prevention and puts chemicals last in a treatment', () => {
    const isChemical = (actionId: (typeof actionIds)[number]) =>
      actions[actionId].treatmentType === 'CHEMICAL'
    for (const conditionId of conditionIds) {
      const { actions: treatment, prevention } = conditions[conditionId]
      expect(prevention.some(isChemical), conditionId).toBe(false)
      expect(treatment.slice(0, -1).some(isChemical), conditionId).toBe(false)
      expect(treatment.length === 1 && treatment.some(isChemical), conditionId).toBe(false)
    }
  })

  it('has no unused action', () => {
    const used = conditionIds.flatMap((conditionId) => [
      ...conditions[conditionId].actions,
      ...conditions[conditionId].prevention,
    ])
    const instead = [...Object.values(standIns).flat(), 'contain_plant']
    expect([...new Set([...used, ...instead])].sort()).toEqual([...actionIds].sort())
  })

  it('gives an https address or no address for each source', () => {
    for (const { references } of Object.values(conditions)) {
      for (const { url } of references) expect(url ?? 'https://').toMatch(/^https:\/\//)
    }
  })
})

function toxicityLevels(name: string) {
  const known = findToxicity(name)
  if (known === undefined) throw new Error(`no entry for ${name}`)
  return toxicityFacts(known)
}

describe('the table of poisonous plants', () => {
  it('has at least 150 entries, and an entry for every species of the catalogue', () => {
    expect(toxicityNames.length).toBeGreaterThanOrEqual(150)
    for (const species of speciesNames) expect(findToxicity(species), species).toBeDefined()
  })

  it('names the poisonous parts of every poisonous plant', () => {
    for (const name of toxicityNames) {
      const { grades, parts } = toxicityLevels(name)
      const isPoisonous = Object.values(grades).some((grade) => grade !== null)
      expect(parts.length > 0, name).toBe(isPoisonous)
    }
  })

  it.each([
    ['LILIUM candidum', 'Lilium longiflorum'],
    ['Azalea', 'Rhododendron ponticum'],
    ['Schefflera actinophylla', 'Heptapleurum arboricola'],
    ['Sansevieria trifasciata', 'Dracaena trifasciata'],
    ['Lilium', 'Lilium'],
  ])('has the same entry for %s and for %s', (one, other) => {
    expect(findToxicity(one)).toBe(findToxicity(other))
    expect(findToxicity(one)).toBeDefined()
  })

  it.each([
    ['Lilium longiflorum', null, 'LIFE_THREATENING', 'MILD'],
    ['Cycas revoluta', 'SERIOUS', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Nerium oleander', 'LIFE_THREATENING', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Aconitum napellus', 'LIFE_THREATENING', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Brugmansia suaveolens', 'LIFE_THREATENING', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Ricinus communis', 'LIFE_THREATENING', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Kalanchoe blossfeldiana', null, 'SERIOUS', 'SERIOUS'],
    ['Dieffenbachia seguine', 'SERIOUS', 'MILD', 'MILD'],
    ['Epipremnum aureum', 'MILD', 'MILD', 'MILD'],
    ['Narcissus', 'SERIOUS', 'SERIOUS', 'SERIOUS'],
    ['Azalea', 'SERIOUS', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Aristolochia clematitis', 'SERIOUS', 'SERIOUS', 'SERIOUS'],
    ['Curio rowleyanus', 'SERIOUS', 'SERIOUS', 'SERIOUS'],
    ['Hosta sieboldiana', null, 'MILD', 'MILD'],
    ['Gardenia jasminoides', null, 'MILD', 'MILD'],
    ['Coleus scutellarioides', null, 'MILD', 'MILD'],
    ['Amaryllis belladonna', 'SERIOUS', 'SERIOUS', 'SERIOUS'],
    ['Polyscias fruticosa', 'MILD', 'MILD', 'MILD'],
  ] as const)('grades %s for people, cats and dogs', (name, humans, cats, dogs) => {
    expect(toxicityLevels(name).grades).toMatchObject({ humans, cats, dogs })
  })

  it.each(['Planta ignota', '', 'toString', '__proto__'])('has no entry for %s', (name) => {
    expect(findToxicity(name)).toBeUndefined()
  })
})

describe('the list of species', () => {
  it.each(namedSpecies)('includes %s, which the network can name', (species) => {
    expect(findSpecies(species)).toBe(species)
  })

  it.each(plantNames)('has the family and an English name of %s', (name) => {
    expect(familyOf(name)).toMatch(/^[A-Z][a-z]+aceae$/)
    expect(locales.textsFor('en').texts.plants.nameOf(name)).not.toBe(name)
  })

  it('has care profiles for cultivated plants, but not for weeds', () => {
    expect(careProfileOf('Citrus')).toBeDefined()
    expect(careProfileOf('Parthenium hysterophorus')).toBeUndefined()
  })
})

describe('the care profiles', () => {
  it('cover at least 40 species', () => {
    expect(Object.keys(speciesCare).length).toBeGreaterThanOrEqual(40)
  })

  it.each(Object.entries(speciesCare))('have plausible ranges for %s', (_, care) => {
    const rest = 'wateringDays' in care.rest ? [care.rest.wateringDays] : []
    for (const [min, max] of [
      care.wateringDays,
      care.thrivesC,
      care.humidityPercent,
      care.feedingDays,
      ...rest,
    ]) {
      expect(min).toBeLessThan(max)
    }
    expect(care.wateringDays[0]).toBeGreaterThanOrEqual(1)
    for (const [min] of rest) expect(min).toBeGreaterThan(care.wateringDays[0])
    expect(care.survivesC).toBeGreaterThanOrEqual(-25)
    expect(care.survivesC).toBeLessThan(care.thrivesC[0])
    expect(care.thrivesC[1]).toBeLessThanOrEqual(35)
    expect(care.humidityPercent[1]).toBeLessThanOrEqual(80)
  })

  it.each([
    ['Monstera deliciosa', 'Monstera deliciosa'],
    ['Sansevieria trifasciata', 'Dracaena trifasciata'],
    ['Citrus x limon', 'Citrus × limon'],
    ['Monstera adansonii', undefined],
    ['toString', undefined],
  ])('find the plant name %s under the species %s', (name, species) => {
    expect(findSpecies(name)).toBe(species)
  })

  it.each([
    ['Spathiphyllum wallisii', 'TOXIC'],
    ['Dracaena trifasciata', 'TOXIC'],
    ['Solanum lycopersicum', 'TOXIC'],
    ['Chlorophytum comosum', 'NON_TOXIC'],
    ['Phalaenopsis amabilis', 'NON_TOXIC'],
    ['Capsicum annuum', 'UNKNOWN'],
  ] as const)('grade %s for cats and dogs as %s', (species, level) => {
    expect(toxicityLevels(species)).toMatchObject({ cats: level, dogs: level })
  })

  it.each([
    ['Solanum tuberosum', 'TOXIC'],
    ['Phaseolus vulgaris', 'TOXIC'],
    ['Solanum lycopersicum', 'TOXIC'],
    ['Ocimum basilicum', 'NON_TOXIC'],
  ] as const)('grade raw or unripe parts of %s for people as %s', (species, level) => {
    expect(toxicityLevels(species).humans).toBe(level)
  })
})
