import { adviceOnPhoto as diagnose } from '@plant/testing/advice'
import { sampleFigures, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'

describe('a headline', () => {
  const rusty = {
    names: { rust: 0.9 },
    groups: { rust: 0.9, spots: 0.1 },
    lesions: { count: 9, rustCount: 9 },
  }
  const rustAt = (familiarity: number, diseasedProbability = 0.95) =>
    diagnose(sampleMeasurements({ ...rusty, signals: { diseasedProbability, familiarity } }))

  it('names a cause that is right in at least half of such answers', () => {
    const { headline, issues } = rustAt(0.9)
    expect(headline).toEqual({
      kind: 'CAUSE',
      sign: 'RUST_SPOTS',
      text: `Most likely: ${issues[0]?.name}`,
      rightOf100: 62,
    })
    expect(issues[0]?.rightOf100).toBe(62)
    expect(issues.slice(1).filter(({ rightOf100 }) => rightOf100 !== null)).toEqual([])
  })

  it('names what was seen if the cause is right less often', () => {
    const { headline, issues } = rustAt(0.5)
    expect(headline).toEqual({
      kind: 'SIGNS',
      sign: 'RUST_SPOTS',
      text: 'Rust-coloured spots; the cause cannot be told from this photo',
      rightOf100: 61,
    })
    expect(issues.filter(({ rightOf100 }) => rightOf100 !== null)).toEqual([])
  })

  it('names a cause of certain plants only on a plant that is known to be one of them', () => {
    const scabby = sampleMeasurements({
      names: { apple_scab: 0.95 },
      groups: { spots: 0.9 },
      lesions: { count: 9 },
      signals: { diseasedProbability: 0.99, familiarity: 0.9 },
    })
    const kindOn = (species: string | null) =>
      diagnose(scabby, { hints: { species } }).headline?.kind
    expect(kindOn(null)).toBe('SIGNS')
    expect(kindOn('Malus domestica')).toBe('CAUSE')
  })

  it('names no cause of a model that nobody measured', () => {
    const figures = { ...sampleFigures, causes: { headline: null, amongThree: null } }
    const signals = { diseasedProbability: 0.95, familiarity: 0.9, figures }
    const { headline } = diagnose(sampleMeasurements({ ...rusty, signals }))
    expect(headline).toMatchObject({ kind: 'SIGNS', rightOf100: null })
  })

  it('speaks carefully between the bands of the plain word and of no word', () => {
    expect(rustAt(0.5, 0.7).headline?.text).toMatch(/^Perhaps a problem: /)
    const healthy = diagnose(sampleMeasurements({ signals: { diseasedProbability: 0.3 } }))
    expect(healthy.headline?.text).toBe('No clear signs of a problem can be seen.')
    expect(healthy.health).toMatchObject({ status: 'HEALTHY', word: 'CAREFUL' })
  })
})

describe('an answer about a whole plant', () => {
  const signals = {
    diseasedProbability: 0.97,
    familiarity: 0.9,
    view: { kind: 'PLANT', probability: 0.9 },
  } as const
  const answer = diagnose(sampleMeasurements({ signals, names: { rust: 0.9 } }), {
    hints: { species: 'Monstera deliciosa' },
  })

  it('says nothing about its health, and draws and counts nothing', () => {
    expect(answer).toMatchObject({
      outcome: 'INCONCLUSIVE',
      health: { status: 'UNKNOWN', word: 'NONE', rightOf100: null },
      headline: { kind: 'OUTCOME', rightOf100: null },
      issues: [],
      measurements: null,
    })
  })

  it('says which plant it is and how to care for it', () => {
    expect(answer.plant.candidates[0]?.scientificName).toBe('Monstera deliciosa')
    expect(answer.care?.basis).toBe('SPECIES')
  })

  it('asks for one thing: a photo of a leaf', () => {
    expect(answer.photo?.issues.map(({ code }) => code)).toEqual(['NOT_A_LEAF'])
    expect(answer.photo?.retakeHint).toBe(
      'Photograph one leaf so that it fills the frame. Photograph any other leaf that worries you, too.',
    )
    expect(answer.plan?.actions).toEqual([])
  })
})
