import { adviceOnPhoto } from '@plant/testing/advice'
import { noHints } from '@plant/testing/hints'
import {
  plainDamage,
  sampleMeasurements,
  sharesOfConditions,
} from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import { diagnosis as diagnosisSchema } from '../../contract/schemas/diagnosis.ts'
import { discolouredFractionOf } from '../analyses/progress.ts'
import { findCandidates } from './candidates.ts'
import { readHints } from './growing-conditions.ts'

const diagnose = (measured = sampleMeasurements(), hints: Partial<PlantHints> = {}) =>
  adviceOnPhoto(measured, { hints })

describe('a diagnosis', () => {
  it.each(Object.entries(plainDamage))('names %s first if its signs are clear', (id, measured) => {
    const { outcome, issues } = diagnose(measured)
    expect(outcome).toBe('ISSUES_FOUND')
    expect(issues[0]?.conditionId).toBe(id)
  })

  it.each([
    ['a healthy plant', sampleMeasurements()],
    ['no plant', sampleMeasurements({ signals: { plantProbability: 0.02 } })],
    ...Object.entries(plainDamage),
  ])('matches the API schema for a photo of %s', (_, measured) => {
    const answer = diagnose(measured)
    expect(diagnosisSchema.parse(answer)).toEqual(answer)
  })

  it('has care advice but no issues and no plan for a healthy plant', () => {
    const answer = diagnose()
    expect(answer.issues).toEqual([])
    expect(answer.plan?.actions).toEqual([])
    expect(answer.care?.basis).toBe('GENERAL')
    expect(answer.health.status).toBe('HEALTHY')
  })

  it('is empty for a photo without a plant', () => {
    const answer = diagnose(sampleMeasurements({ signals: { plantProbability: 0.02 } }))
    expect(answer).toMatchObject({
      outcome: 'NOT_A_PLANT',
      issues: [],
      plan: null,
      care: null,
      measurements: null,
      health: { status: 'UNKNOWN' },
      photo: { isPlant: { value: false, confidence: 0.98 } },
    })
  })

  it('has a confidence of at least 0.5 if the photo shows no plant', () => {
    const answer = diagnose(sampleMeasurements({ signals: { plantProbability: 0.58 } }))
    expect(answer.outcome).toBe('NOT_A_PLANT')
    expect(answer.photo?.isPlant).toEqual({ value: false, confidence: 0.5 })
  })

  it('gives the measured positions of the spots', () => {
    const spots = [{ areaFraction: 0.02, region: { x: 0.1, y: 0.2, width: 0.3, height: 0.1 } }]
    const answer = diagnose({ ...sampleMeasurements(), spots })
    expect(answer.measurements?.lesions).toEqual(spots)
  })

  it.each([
    [0.05, 91],
    [0.3, 71],
    [0.7, 72],
    [0.9, 92],
  ])('states how often the word for a probability of %d is right', (diseasedProbability, right) => {
    const measured = sampleMeasurements({ signals: { diseasedProbability } })
    expect(diagnose(measured).health.rightOf100).toBe(right)
  })

  it('does not state how often an inconclusive answer is right', () => {
    const undecided = sampleMeasurements({ signals: { diseasedProbability: 0.5 } })
    expect(diagnose(undecided).health.rightOf100).toBeNull()
    const none = sampleMeasurements({ signals: { plantProbability: 0.02 } })
    expect(diagnose(none).health.rightOf100).toBeNull()
  })

  it('has at most three issues, sorted by confidence', () => {
    for (const measured of Object.values(plainDamage)) {
      const confidences = diagnose(measured).issues.map(({ confidence }) => confidence)
      expect(confidences.length).toBeGreaterThanOrEqual(1)
      expect(confidences.length).toBeLessThanOrEqual(3)
      expect(confidences).toEqual([...confidences].sort((one, other) => other - one))
    }
  })

  it('calls every issue POSSIBLE for an unfamiliar photo', () => {
    for (const measured of Object.values(plainDamage)) {
      for (const { confidence, likelihood } of diagnose(measured).issues) {
        expect(confidence).toBeLessThan(0.4)
        expect(likelihood).toBe('POSSIBLE')
      }
    }
  })

  it('takes the condition from the network for a familiar photo', () => {
    const signals = { diseasedProbability: 0.99, familiarity: 0.9 }
    const measured = sampleMeasurements({ signals, names: { anthracnose: 0.9 } })
    const [first, second] = diagnose(measured).issues
    expect(first).toMatchObject({ conditionId: 'anthracnose', likelihood: 'VERY_LIKELY' })
    expect(second?.confidence ?? 0).toBeLessThan(0.4)
  })

  it("gives a condition the network's probability, whatever the familiarity of the photo", () => {
    const named = (familiarity: number) => {
      const signals = { diseasedProbability: 0.9, familiarity }
      return diagnose(sampleMeasurements({ signals, names: { anthracnose: 0.7 } })).issues[0]
    }
    for (const familiarity of [0.3, 0.9])
      expect(named(familiarity)).toMatchObject({ conditionId: 'anthracnose', confidence: 0.63 })
    expect(named(0.2)?.conditionId).not.toBe('anthracnose')
  })

  it('gives a condition a confidence of at most 0.25 if only signs support the condition', () => {
    for (const measured of Object.values(plainDamage)) {
      expect(diagnose(measured).issues[0]?.confidence).toBeLessThanOrEqual(0.25)
    }
  })

  it('relies on signs if the photo is familiar but the network does not know the condition', () => {
    const { signals } = plainDamage.natural_ageing
    const measured = {
      ...plainDamage.natural_ageing,
      signals: { ...signals, ...sharesOfConditions({}, 0), familiarity: 0.9 },
    }
    expect(diagnose(measured).issues[0]?.conditionId).toBe('natural_ageing')
  })

  it('has a text for each item of evidence and each look-alike, and at least one check', () => {
    for (const measured of Object.values(plainDamage)) {
      for (const issue of diagnose(measured).issues) {
        expect(issue.evidence.length).toBeGreaterThan(0)
        for (const { text } of issue.evidence) expect(text).toMatch(/\.$/)
        for (const { difference } of issue.lookAlikes) expect(difference).not.toBe('')
        expect(issue.howToConfirm.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('the answer', () => {
  it.each([
    [
      'a healthy plant',
      sampleMeasurements({ signals: { plantProbability: 0.9999, diseasedProbability: 0.0001 } }),
    ],
    [
      'a sick plant',
      { ...plainDamage.rust, signals: { ...plainDamage.rust.signals, diseasedProbability: 1 } },
    ],
    ['no plant', sampleMeasurements({ signals: { plantProbability: 0 } })],
  ])('never has a confidence of 0 or 1 for %s', (_, measured) => {
    const { photo, health, issues } = diagnose(measured)
    const claims = [photo?.isPlant, health.status === 'UNKNOWN' ? undefined : health, ...issues]
    for (const claim of claims.filter((each) => each !== undefined)) {
      expect(claim.confidence).toBeGreaterThan(0)
      expect(claim.confidence).toBeLessThan(1)
    }
  })

  it('never states a share of 100 %', () => {
    const { foliage } = plainDamage.natural_ageing
    const yellow = { ...plainDamage.natural_ageing, foliage: { ...foliage, yellowFraction: 0.999 } }
    const texts = diagnose(yellow).issues.flatMap(({ evidence }) =>
      evidence.map(({ text }) => text),
    )
    expect(texts.join(' ')).toContain('99%')
    expect(texts.join(' ')).not.toContain('100%')
  })
})

describe('a hint', () => {
  it('of daily watering makes overwatering the first cause of pale leaves', () => {
    const [first] = diagnose(plainDamage.natural_ageing, { wateringFrequency: 1 }).issues
    expect(first?.conditionId).toBe('water_excess')
    expect(first?.evidence.map(({ source }) => source)).toContain('HINT')
  })

  it.each([
    ['outside', null, 1],
    ['outside', 'full sun', 1],
    [null, 'full sun', 1],
    ['outside', 'full sun', 2],
  ] as const)(
    'of frequent watering does not suggest overwatering for a plant outside or in full sun (%s, %s, %i)',
    (placement, sunExposure, wateringFrequency) => {
      const hints = { placement, sunExposure, wateringFrequency, latitude: 35 }
      const { issues } = diagnose(plainDamage.natural_ageing, hints)
      expect(issues[0]?.conditionId).not.toBe('water_excess')
      const said = issues.flatMap(({ evidence }) => evidence.map(({ source }) => source))
      expect(said).not.toContain('HINT')
    },
  )

  it.each([14, 21, 30])(
    'of watering every %i days inside keeps overwatering among the causes',
    (days) => {
      for (const placement of ['inside', null] as const) {
        const hints = { placement, wateringFrequency: days }
        const ids = (measured = plainDamage.natural_ageing) =>
          diagnose(measured, hints).issues.map(({ conditionId }) => conditionId)
        expect(ids()).toContain('water_excess')
        const [thirsty] = diagnose(plainDamage.water_deficit, hints).issues
        expect(thirsty?.evidence.map(({ source }) => source)).not.toContain('HINT')
      }
    },
  )

  it('of watering every 14 days outside makes drought likelier and overwatering less likely', () => {
    const hints = { placement: 'outside', wateringFrequency: 14 } as const
    const [first] = diagnose(plainDamage.water_deficit, hints).issues
    expect(first?.conditionId).toBe('water_deficit')
    expect(first?.evidence.map(({ source }) => source)).toContain('HINT')
    const wet = (given: object) =>
      findCandidates(plainDamage.natural_ageing, readHints({ ...noHints, ...given })).find(
        ({ conditionId }) => conditionId === 'water_excess',
      )?.confidence ?? 0
    expect(wet(hints)).toBeGreaterThan(0)
    expect(wet(hints)).toBeLessThan(wet({ placement: 'outside' }))
  })

  it('of full sun, in upper or lower case, makes sunburn likelier', () => {
    const [without] = diagnose(plainDamage.sunburn).issues
    const [inSun] = diagnose(plainDamage.sunburn, { sunExposure: ' Full Sun ' }).issues
    expect(inSun?.conditionId).toBe('sunburn')
    expect(inSun?.confidence).toBeGreaterThan(without?.confidence ?? 1)
  })

  it('of shade adds a lack of light to the possible causes', () => {
    const { issues } = diagnose(plainDamage.natural_ageing, { sunExposure: 'shade' })
    expect(issues.map(({ conditionId }) => conditionId)).toContain('light_deficit')
  })

  it('of unknown words does not change the diagnosis', () => {
    const hinted = diagnose(plainDamage.sunburn, { sunExposure: 'behind the sofa' })
    expect(hinted).toEqual(diagnose(plainDamage.sunburn))
  })
})

it('states the same discoloured share in its evidence and in comparisons', () => {
  const { measurements, issues } = diagnose(plainDamage.leaf_spot)
  if (!measurements) throw new Error('a leaf has measurements')
  const facts = issues.flatMap(({ evidence }) => evidence.flatMap((each) => each.facts))
  const stated = facts.find(({ key }) => key === 'discolouredShare')?.amount
  expect(stated).toBe(discolouredFractionOf(measurements))
})
