import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'
import { answered, assessed } from './sample-photos.ts'

const sick = answered({ outcome: 'ISSUES_FOUND', diseasedProbability: 0.9 })
const diseased = { expected: 'DISEASED', condition: 'rust', answer: sick } as const

describe('a photo that the model left unanswered', () => {
  const figures = figuresOf([
    assessed({ answer: { outcome: 'UNANSWERED' } }),
    assessed(diseased),
    assessed(),
  ])

  it('counts as wrong in the recall and is counted separately', () => {
    expect(figures.unanswered).toBe(1)
    expect(figures.healthyRecall).toBe(0.5)
    expect(figures.plantsRefusedShare).toBe(0)
  })

  it('does not count in the accuracy', () => {
    expect(figures.healthAccuracy).toBe(1)
    expect(figures.measureMedianMs).toBe(1)
  })
})

describe('the species accuracy', () => {
  const named = (firstSpecies: string | null, species: string | null = 'Zea mays') =>
    assessed({ species, answer: answered({ firstSpecies }) })

  it('is the share of right first candidates among photos with a candidate', () => {
    const photos = [named('Zea mays'), named('Citrus'), named(null), named('Citrus', null)]
    const figures = figuresOf(photos)
    expect(figures.speciesPhotos).toBe(3)
    expect(figures.speciesAccuracy).toBe(0.5)
    expect(figures.speciesUnnamedShare).toBeCloseTo(1 / 3, 10)
  })

  it('accepts a genus for any of its species', () => {
    const photos = [named('Citrus', 'Citrus limon'), named('Citrus limon', 'Citrus')]
    expect(figuresOf(photos).speciesAccuracy).toBe(1)
  })

  it('leaves out plants that the model did not recognise as plants', () => {
    const refused = assessed({
      species: 'Zea mays',
      answer: answered({ outcome: 'NOT_A_PLANT' }),
    })
    expect(figuresOf([refused]).speciesPhotos).toBe(0)
  })
})

it('the unfamiliar share counts leaves whose familiarity is below 0.5, and ignores plants without a health label', () => {
  const familiar = (familiarity: number | null) => assessed({ answer: answered({ familiarity }) })
  const tree = { ...familiar(0.1), expected: 'PLANT' } as const
  expect(figuresOf([familiar(0.49), familiar(0.5), familiar(null), tree]).strangeShare).toBeCloseTo(
    1 / 3,
    10,
  )
})
