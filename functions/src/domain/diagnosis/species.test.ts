import { namedSpecies } from '@plant/image-processor/protocol'
import { adviceOnPhoto, generativeAdviceOn } from '@plant/testing/advice'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { knownAbove } from './class-probabilities.ts'

type Changes = Parameters<typeof sampleMeasurements>[0]

/** A photo that the network classifies as maize. */
const maize = (familiarity: number, share = 0.95, changes: Changes = {}) =>
  sampleMeasurements({
    ...changes,
    signals: { familiarity, ...changes.signals },
    species: {
      ...Object.fromEntries(namedSpecies.map((name) => [name, 0])),
      'Zea mays': share,
      Citrus: (1 - share) / 2,
      'Coffea arabica': (1 - share) / 2,
    },
  })

describe('the species in a familiar photo', () => {
  it('has a confidence and the familiarity of the photo', () => {
    const { plant } = adviceOnPhoto(maize(0.9, 0.7), { language: 'de' })
    expect(plant.candidates).toEqual([
      {
        scientificName: 'Zea mays',
        commonName: 'Mais',
        family: 'Poaceae',
        confidence: 0.7,
        familiarity: 0.9,
        source: 'PHOTO',
      },
      expect.objectContaining({ scientificName: 'Citrus', confidence: 0.15 }),
      expect.objectContaining({ scientificName: 'Coffea arabica', confidence: 0.15 }),
    ])
  })

  it('determines the care only if its confidence is high', () => {
    expect(adviceOnPhoto(maize(0.9, 0.85)).care?.basis).toBe('SPECIES')
    expect(adviceOnPhoto(maize(0.9, 0.7)).care?.basis).toBe('GENERAL')
    expect(adviceOnPhoto(maize(0.55, 0.99)).care?.basis).toBe('GENERAL')
  })

  it('has a lower confidence on less familiar photos, and never a confidence of 1', () => {
    const confidences = [0.5, 0.55, 0.6, 0.65, knownAbove, 0.9].map(
      (familiarity) => adviceOnPhoto(maize(familiarity, 1)).plant.candidates[0]?.confidence ?? 0,
    )
    expect(confidences).toEqual([...confidences].sort((one, other) => one - other))
    expect(confidences.at(-1)).toBe(0.99)
  })

  it('rules out conditions that the species cannot have', () => {
    const signals = { diseasedProbability: 0.99 }
    const scabOn = (share: number) =>
      adviceOnPhoto(maize(0.9, share, { signals, names: { apple_scab: 0.9 } }))
    const { outcome, issues, health } = scabOn(0.95)
    expect({ outcome, issues, status: health.status }).toEqual({
      outcome: 'INCONCLUSIVE',
      issues: [],
      status: 'UNKNOWN',
    })
    expect(scabOn(0.4).issues[0]?.conditionId).toBe('apple_scab')
  })
})

describe('the answer', () => {
  it.each([
    ['on an unfamiliar photo', maize(0.49, 1)],
    ['if all species are equally probable', sampleMeasurements({ signals: { familiarity: 0.9 } })],
    ['on a photo without a plant', maize(0.9, 0.95, { signals: { plantProbability: 0.02 } })],
  ])('names no species %s', (_, measured) => {
    const { plant, care } = adviceOnPhoto(measured)
    expect(plant.candidates).toEqual([])
    expect(care?.basis ?? 'GENERAL').toBe('GENERAL')
  })
})

describe('a species hint', () => {
  const monstera = { species: 'Monstera deliciosa' }

  it('overrides the network and has the source HINT', () => {
    for (const measured of [maize(0.9), maize(0.1), plainDamage.rust]) {
      const { plant, care } = adviceOnPhoto(measured, { hints: monstera })
      expect(plant.candidates).toEqual([
        {
          scientificName: 'Monstera deliciosa',
          commonName: 'Swiss cheese plant',
          family: 'Araceae',
          confidence: 0.99,
          familiarity: null,
          source: 'HINT',
        },
      ])
      expect(care?.basis).toBe('SPECIES')
      expect(care?.toxicity.cats).toBe('TOXIC')
    }
  })

  it('overrides the generative model', () => {
    const species = { scientificName: 'Zea mays', family: 'Poaceae' }
    const { plant, care } = generativeAdviceOn([{ conditionId: 'rust', confidence: 0.6 }], {
      species,
      hints: monstera,
    })
    expect(plant.candidates).toMatchObject([
      { scientificName: 'Monstera deliciosa', source: 'HINT' },
    ])
    expect(care?.toxicity.cats).toBe('TOXIC')
  })

  it('may name a species outside the catalogue if the generative model names the same species', () => {
    const species = { scientificName: 'Olea europaea', family: 'Oleaceae' }
    const named = [{ conditionId: 'leaf_spot' as const, confidence: 0.6 }]
    const sourceWith = (hint: string | null) =>
      generativeAdviceOn(named, { species, hints: { species: hint } }).plant.candidates[0]?.source
    expect(sourceWith('olea EUROPAEA')).toBe('HINT')
    expect(sourceWith('Ficus lyrata or so')).toBe('PHOTO')
    expect(sourceWith(null)).toBe('PHOTO')
  })

  it('decides which conditions are possible', () => {
    const signals = { diseasedProbability: 0.99, familiarity: 0.9 }
    const measured = sampleMeasurements({ signals, names: { citrus_canker: 0.9 } })
    expect(adviceOnPhoto(measured).issues[0]?.conditionId).toBe('citrus_canker')
    const onLemon = adviceOnPhoto(measured, { hints: { species: 'Citrus limon' } })
    expect(onLemon.issues[0]).toMatchObject({ conditionId: 'citrus_canker', onlyIf: null })
    const ids = adviceOnPhoto(measured, { hints: monstera }).issues.map((each) => each.conditionId)
    expect(ids).not.toContain('citrus_canker')
  })
})
