import { generativeAdviceOn, type Situation } from '@plant/testing/advice'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { ConditionId } from '../catalogue/conditions.ts'
import { diagnoseMeasurements } from '../diagnosis/diagnose.ts'
import { readHints } from '../diagnosis/growing-conditions.ts'
import { applySafetyRules } from './safety-rules.ts'

const { summary: sentences, conditions } = locales.textsFor('en').texts
const summaryOf = (conditionId: ConditionId, situation: Situation) =>
  generativeAdviceOn([{ conditionId, confidence: 0.6 }], situation).health.summary

describe("a model's summary", () => {
  it('is kept if it names only visible signs', () => {
    const summary = 'The spots began on the lower leaves.'
    expect(summaryOf('leaf_spot', { summary })).toBe(summary)
  })

  it('never recommends a pesticide', () => {
    const summary = 'Spots on the lower leaves. Spray a fungicide at once.'
    expect(summaryOf('leaf_spot', { summary })).toBe('Spots on the lower leaves.')
  })

  it('is replaced by a standard sentence if only forbidden advice is left', () => {
    expect(summaryOf('leaf_spot', { summary: 'Spray a fungicide.' })).toBe(
      sentences.issuesCareful([conditions.leaf_spot.name]),
    )
  })

  it('is not used for a reportable disease, because it might recommend cutting', () => {
    const summary = summaryOf('citrus_canker', { summary: 'It is canker. Cut off the twigs.' })
    expect(summary).not.toMatch(/Cut/)
    expect(summary).toContain(conditions.citrus_canker.name)
    expect(summary).toContain(conditions.citrus_canker.onlyIf)
  })

  it('does not name a disease that the plant cannot have', () => {
    const species = { scientificName: 'Monstera deliciosa', family: 'Araceae' }
    expect(summaryOf('citrus_canker', { summary: 'It is citrus canker.', species })).toBe(
      sentences.inconclusive,
    )
  })
})

it('the evidence of a model never recommends a pesticide', () => {
  const evidence = [
    { source: 'PHOTO', text: 'Spots. Spray a fungicide.', box: null },
    { source: 'PHOTO', text: 'Use an insecticide.', box: null },
  ]
  const { issues } = generativeAdviceOn([{ conditionId: 'leaf_spot', confidence: 0.6, evidence }])
  expect(issues[0]?.evidence.map(({ text }) => text)).toEqual(['Spots.'])
})

describe("a model's descriptions of the photo", () => {
  const { texts } = locales.textsFor('en')
  const healthy = diagnoseMeasurements(sampleMeasurements(), readHints(noHints), texts)
  const advice = 'Spray Roundup, 5 ml per litre.'
  const ruled = (outcome: 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | 'HEALTHY', words: string) => {
    const photo = {
      isPlant: { value: true, confidence: 0.9 },
      view: 'LEAF' as const,
      issues: [{ code: 'BLURRED' as const, text: words }],
      retakeHint: words,
    }
    const health = { ...healthy.health, summary: words }
    return applySafetyRules({ ...healthy, outcome, photo, health }, 'en', noHints, locales)
  }

  it.each([
    ['NOT_A_PLANT', texts.summary.notAPlant],
    ['PHOTO_UNUSABLE', texts.summary.unusable],
    ['HEALTHY', texts.summary.healthy],
  ] as const)('recommend nothing forbidden if the outcome is %s', (outcome, own) => {
    const { photo, health } = ruled(outcome, advice)
    expect(health.summary).toBe(own)
    expect(photo?.retakeHint).toBeNull()
    expect(photo?.issues).toEqual([{ code: 'BLURRED', text: texts.photoIssues.BLURRED }])
  })

  it('are kept if they follow the rules', () => {
    const { photo, health } = ruled('PHOTO_UNUSABLE', 'Hold the camera still.')
    expect([health.summary, photo?.retakeHint, photo?.issues[0]?.text]).toEqual(
      Array(3).fill('Hold the camera still.'),
    )
  })
})
