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

  it('counts as wrong in the recall, and is counted', () => {
    expect(figures.unanswered).toBe(1)
    expect(figures.healthyRecall).toBe(0.5)
    expect(figures.plantsRefusedShare).toBe(0)
  })

  it('says nothing of how often an answer is right', () => {
    expect(figures.healthAccuracy).toBe(1)
    expect(figures.measureMedianMs).toBe(1)
  })
})

describe('the species', () => {
  const named = (firstSpecies: string | null, species: string | null = 'Zea mays') =>
    assessed({ species, answer: answered({ firstSpecies }) })

  it('is right where it is the first candidate, of those that have one', () => {
    const photos = [named('Zea mays'), named('Citrus'), named(null), named('Citrus', null)]
    const figures = figuresOf(photos)
    expect(figures.speciesPhotos).toBe(3)
    expect(figures.speciesAccuracy).toBe(0.5)
    expect(figures.speciesUnnamedShare).toBeCloseTo(1 / 3, 10)
  })

  it('is right as a genus, whichever of the two names no more', () => {
    const photos = [named('Citrus', 'Citrus limon'), named('Citrus limon', 'Citrus')]
    expect(figuresOf(photos).speciesAccuracy).toBe(1)
  })

  it('is not asked of a plant that was refused', () => {
    const refused = assessed({
      species: 'Zea mays',
      answer: answered({ outcome: 'NOT_A_PLANT' }),
    })
    expect(figuresOf([refused]).speciesPhotos).toBe(0)
  })
})

it('leaves are strange below a familiarity of one half, and other plants do not count', () => {
  const familiar = (familiarity: number | null) => assessed({ answer: answered({ familiarity }) })
  const tree = { ...familiar(0.1), expected: 'PLANT' } as const
  expect(figuresOf([familiar(0.49), familiar(0.5), familiar(null), tree]).strangeShare).toBeCloseTo(
    1 / 3,
    10,
  )
})
