import { generativeAdviceOn, type Situation } from '@plant/testing/advice'
import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import type { ConditionId } from '../catalogue/conditions.ts'

const { summary: sentences, conditions } = locales.textsFor('en').texts
const summaryOf = (conditionId: ConditionId, situation: Situation) =>
  generativeAdviceOn([{ conditionId, confidence: 0.6 }], situation).health.summary

describe('what a model says of the finding', () => {
  it('stands where it names no more than what was seen', () => {
    const summary = 'The spots began on the lower leaves.'
    expect(summaryOf('leaf_spot', { summary })).toBe(summary)
  })

  it('advises no pesticide', () => {
    const summary = 'Spots on the lower leaves. Spray a fungicide at once.'
    expect(summaryOf('leaf_spot', { summary })).toBe('Spots on the lower leaves.')
  })

  it('that is nothing but such advice gives way to our own sentence', () => {
    expect(summaryOf('leaf_spot', { summary: 'Spray a fungicide.' })).toBe(
      sentences.issues([conditions.leaf_spot.name]),
    )
  })

  it('of a disease that is to be reported is not the model’s: it might say to cut', () => {
    const summary = summaryOf('citrus_canker', { summary: 'It is canker. Cut off the twigs.' })
    expect(summary).not.toMatch(/Cut/)
    expect(summary).toContain(conditions.citrus_canker.name)
    expect(summary).toContain(conditions.citrus_canker.onlyIf)
  })

  it('speaks of no disease that the plant cannot have', () => {
    const species = { scientificName: 'Monstera deliciosa', family: 'Araceae' }
    expect(summaryOf('citrus_canker', { summary: 'It is citrus canker.', species })).toBe(
      sentences.inconclusive,
    )
  })
})

it('evidence advises no pesticide either', () => {
  const evidence = [
    { source: 'PHOTO', text: 'Spots. Spray a fungicide.', box: null },
    { source: 'PHOTO', text: 'Use an insecticide.', box: null },
  ]
  const { issues } = generativeAdviceOn([{ conditionId: 'leaf_spot', confidence: 0.6, evidence }])
  expect(issues[0]?.evidence.map(({ text }) => text)).toEqual(['Spots.'])
})
