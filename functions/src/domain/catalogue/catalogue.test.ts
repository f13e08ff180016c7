import { describe, expect, it } from 'vitest'
import { actions } from './actions.ts'
import { speciesCare } from './care-profiles.ts'
import { conditions } from './conditions.ts'
import { catalogueLanguages, textsFor } from './texts/index.ts'
import { actionIds, conditionIds } from './types.ts'

describe('the catalogue', () => {
  it('has at least 12 conditions, each with sources, actions and look-alikes', () => {
    expect(conditionIds.length).toBeGreaterThanOrEqual(12)
    for (const conditionId of conditionIds) {
      const facts = conditions[conditionId]
      expect(facts.references.length, conditionId).toBeGreaterThan(0)
      expect(facts.actions.length, conditionId).toBeGreaterThan(0)
      expect(facts.lookAlikes, conditionId).not.toContain(conditionId)
      expect(facts.lookAlikes.length, conditionId).toBeGreaterThan(0)
    }
  })

  it('has no action that nothing needs', () => {
    const used = new Set(conditionIds.flatMap((conditionId) => conditions[conditionId].actions))
    expect([...used].sort()).toEqual([...actionIds].sort())
  })

  it('starts no condition with a chemical', () => {
    for (const conditionId of conditionIds) {
      const [first] = conditions[conditionId].actions
      expect(first && actions[first].treatmentType, conditionId).not.toBe('CHEMICAL')
    }
  })

  it.each(catalogueLanguages)(
    'says in %s how each look-alike differs, and no other',
    (language) => {
      const { texts } = textsFor(language)
      for (const conditionId of conditionIds) {
        const told = Object.keys(texts.conditions[conditionId].lookAlikes)
        expect(told.sort(), conditionId).toEqual([...conditions[conditionId].lookAlikes].sort())
      }
    },
  )

  it.each(catalogueLanguages)('has words in %s for each species of its profiles', (language) => {
    expect(Object.keys(textsFor(language).texts.species).sort()).toEqual(
      Object.keys(speciesCare).sort(),
    )
  })

  it('has ranges whose ends are in order', () => {
    for (const [species, profile] of Object.entries(speciesCare)) {
      const { wateringIntervalDays, temperatureC, humidityPercent, fertilizerIntervalDays } =
        profile
      for (const { min, max } of [
        wateringIntervalDays,
        temperatureC,
        humidityPercent,
        fertilizerIntervalDays,
      ]) {
        expect(min, species).toBeLessThan(max)
      }
    }
  })
})
