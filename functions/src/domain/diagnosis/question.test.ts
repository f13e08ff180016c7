import { adviceOnPhoto } from '@plant/testing/advice'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../catalogue/questions.ts'

const asked = (measured: (typeof plainDamage)['rust'], answers: readonly Answer[] = []) =>
  adviceOnPhoto(measured, { answers })
const firstOf = (...answers: Answer[]) => asked(plainDamage.natural_ageing, answers).issues[0]
const idsOf = (measured: (typeof plainDamage)['rust'], ...answers: Answer[]) =>
  asked(measured, answers).issues.map(({ conditionId }) => conditionId)

describe('the question', () => {
  it('asks for the soil if the leading possibilities include too much or too little water', () => {
    expect(asked(plainDamage.natural_ageing).question).toEqual({
      question: 'SOIL',
      text: 'Is the soil dry, moist or wet?',
      values: [
        { value: 'DRY', text: 'Dry' },
        { value: 'MOIST', text: 'Moist' },
        { value: 'WET', text: 'Wet' },
        { value: 'UNKNOWN', text: 'I don’t know' },
      ],
    })
  })

  it('asks whether a white coating wipes off', () => {
    expect(asked(plainDamage.powdery_mildew).question?.question).toBe('COATING')
  })

  it('asks whether a plant with spots is a citrus, unless the caller named another plant', () => {
    expect(asked(plainDamage.leaf_spot).question?.question).toBe('CITRUS')
    const rose = adviceOnPhoto(plainDamage.leaf_spot, { hints: { species: 'Rosa' } })
    expect(rose.question).toBeNull()
  })

  it('is never asked twice, even if the caller does not know', () => {
    const first = asked(plainDamage.natural_ageing).question?.question
    const unknown = { question: 'SOIL', value: 'UNKNOWN' } as const
    expect(first).toBe('SOIL')
    expect(asked(plainDamage.natural_ageing, [unknown]).question?.question).not.toBe('SOIL')
  })

  it('is not asked about a healthy leaf, nor after three answers', () => {
    expect(adviceOnPhoto().question).toBeNull()
    const three = Array<Answer>(3).fill({ question: 'COATING', value: 'UNKNOWN' })
    expect(asked(plainDamage.natural_ageing, three).question).toBeNull()
  })
})

describe('beside a headline that names a cause', () => {
  const sureOf = (cause: 'powdery_mildew' | 'leaf_spot', group: 'powdery_coating' | 'spots') =>
    sampleMeasurements({
      names: { [cause]: 0.95 },
      groups: { [group]: 0.95 },
      signals: { diseasedProbability: 0.95, familiarity: 0.9 },
    })

  it('nothing is asked, because nothing is left to decide', () => {
    const { headline, question } = asked(sureOf('powdery_mildew', 'powdery_coating'))
    expect([headline?.kind, question]).toEqual(['CAUSE', null])
  })

  it('only a citrus is asked for, because the law requires a report of its diseases', () => {
    const spotted = sureOf('leaf_spot', 'spots')
    const { headline, question, plan } = asked(spotted)
    expect([headline?.kind, question?.question]).toEqual(['CAUSE', 'CITRUS'])
    expect(plan?.actions.map(({ actionId }) => actionId)).not.toContain('report_if_citrus')
    expect(adviceOnPhoto(spotted, { hints: { species: 'Rosa' } }).question).toBeNull()
  })
})

describe('an answer', () => {
  it('that the soil is dry outweighs the colours: thirst comes first, with the answer as reason', () => {
    const first = firstOf({ question: 'SOIL', value: 'DRY' })
    expect(first?.conditionId).toBe('water_deficit')
    expect(first?.evidence[0]).toMatchObject({ source: 'HINT', text: 'The soil is dry.' })
  })

  it('that the soil is wet outweighs the colours', () => {
    expect(firstOf({ question: 'SOIL', value: 'WET' })?.conditionId).toBe('water_excess')
    expect(idsOf(plainDamage.water_deficit, { question: 'SOIL', value: 'WET' })[0]).not.toBe(
      'water_deficit',
    )
  })

  it('that the soil is moist makes both less likely', () => {
    expect(idsOf(plainDamage.water_deficit)).toContain('water_deficit')
    expect(idsOf(plainDamage.water_deficit, { question: 'SOIL', value: 'MOIST' })[0]).not.toBe(
      'water_deficit',
    )
  })

  it('does not outweigh a name of which the network is surer', () => {
    const { signals } = plainDamage.rust
    const conditions = { ...signals.conditions, rust: 0.9 }
    const known = { ...plainDamage.rust, signals: { ...signals, familiarity: 0.9, conditions } }
    expect(idsOf(known, { question: 'SOIL', value: 'DRY' })).toEqual(['rust', 'water_deficit'])
  })

  it('that the coating stays makes mildew less likely', () => {
    const mildew = (answers: Answer[]) =>
      asked(plainDamage.powdery_mildew, answers).issues.find(
        ({ conditionId }) => conditionId === 'powdery_mildew',
      )?.confidence ?? 0
    expect(mildew([{ question: 'COATING', value: 'NO' }])).toBeLessThan(mildew([]))
  })
})

describe('the plan for spots', () => {
  const titles = (answers: Answer[], species: string | null = null) =>
    adviceOnPhoto(plainDamage.leaf_spot, { answers, hints: { species } }).plan?.actions.map(
      ({ actionId }) => actionId,
    )

  it('says nothing of citrus to growers of other or unknown plants', () => {
    expect(titles([])).not.toContain('report_if_citrus')
    expect(titles([], 'Monstera deliciosa')).not.toContain('report_if_citrus')
  })

  it('says nothing of citrus after the answer that it is none, but says it if nobody knows', () => {
    expect(titles([{ question: 'CITRUS', value: 'NO' }])).not.toContain('report_if_citrus')
    expect(titles([{ question: 'CITRUS', value: 'UNKNOWN' }])?.[0]).toBe('report_if_citrus')
  })

  it('begins with the report if the plant is a citrus', () => {
    expect(titles([], 'Citrus')?.[0]).toBe('report_if_citrus')
  })
})
