import { sampleFigures, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { assessPhoto } from './outcome.ts'

const plant = { kind: 'PLANT', probability: 0.9 } as const

describe('the outcome', () => {
  it('is HEALTHY for a green leaf', () => {
    expect(assessPhoto(sampleMeasurements())).toEqual({
      outcome: 'HEALTHY',
      word: 'PLAIN',
      issues: [],
    })
  })

  it('is ISSUES_FOUND for clear signs', () => {
    const photo = sampleMeasurements({ signals: { diseasedProbability: 0.9 } })
    expect(assessPhoto(photo).outcome).toBe('ISSUES_FOUND')
  })

  it('is INCONCLUSIVE if the probability is between the two thresholds', () => {
    const photo = sampleMeasurements({ signals: { diseasedProbability: 0.5 } })
    expect(assessPhoto(photo).outcome).toBe('INCONCLUSIVE')
  })

  it.each([
    [0.2, 'HEALTHY', 'PLAIN'],
    [0.21, 'HEALTHY', 'CAREFUL'],
    [0.4, 'HEALTHY', 'CAREFUL'],
    [0.41, 'INCONCLUSIVE', 'NONE'],
    [0.59, 'INCONCLUSIVE', 'NONE'],
    [0.6, 'ISSUES_FOUND', 'CAREFUL'],
    [0.79, 'ISSUES_FOUND', 'CAREFUL'],
    [0.8, 'ISSUES_FOUND', 'PLAIN'],
  ] as const)('of a probability of %d is %s with the word %s', (diseasedProbability, ...told) => {
    const { outcome, word } = assessPhoto(sampleMeasurements({ signals: { diseasedProbability } }))
    expect([outcome, word]).toEqual(told)
  })

  it('follows limits that the model itself gives', () => {
    const limits = { HEALTHY: { PLAIN: 0.1, CAREFUL: 0.1 }, UNHEALTHY: { CAREFUL: 0.9, PLAIN: 1 } }
    const wordAt = (diseasedProbability: number) => {
      const signals = { diseasedProbability, figures: { ...sampleFigures, limits } }
      return assessPhoto(sampleMeasurements({ signals })).word
    }
    expect([0.1, 0.2, 0.85, 0.95].map(wordAt)).toEqual(['PLAIN', 'NONE', 'NONE', 'CAREFUL'])
  })

  it.each([0.01, 0.99])('is INCONCLUSIVE for a whole plant at a probability of %d', (diseased) => {
    const signals = { diseasedProbability: diseased, view: plant }
    const photo = sampleMeasurements({ signals, foliage: { foliageFraction: 0.01 } })
    expect(assessPhoto(photo)).toEqual({
      outcome: 'INCONCLUSIVE',
      word: 'NONE',
      issues: ['NOT_A_LEAF'],
    })
  })

  it('depends on the probability, but not on the familiarity of the photo', () => {
    for (const familiarity of [0.05, 0.95]) {
      const outcomeAt = (diseasedProbability: number) =>
        assessPhoto(sampleMeasurements({ signals: { diseasedProbability, familiarity } })).outcome
      expect(outcomeAt(0.65)).toBe('ISSUES_FOUND')
      expect(outcomeAt(0.35)).toBe('HEALTHY')
    }
  })

  it('is NOT_A_PLANT for a plain wall, although the wall looks like a blurred photo', () => {
    const wall = sampleMeasurements({
      signals: { plantProbability: 0.01 },
      foliage: { foliageFraction: 0 },
      quality: { sharpness: 0.1 },
    })
    expect(assessPhoto(wall)).toMatchObject({ outcome: 'NOT_A_PLANT', issues: [] })
  })

  it('is PHOTO_UNUSABLE for a very blurred plant, and gives the reason', () => {
    const blurred = sampleMeasurements({ quality: { sharpness: 0.1 } })
    expect(assessPhoto(blurred)).toMatchObject({ outcome: 'PHOTO_UNUSABLE', issues: ['BLURRED'] })
  })

  it('does not change for a slightly blurred plant, but the photo issues include the blur', () => {
    const soft = sampleMeasurements({ quality: { sharpness: 0.35 } })
    expect(assessPhoto(soft)).toMatchObject({ outcome: 'HEALTHY', issues: ['BLURRED'] })
  })

  it.each([
    ['darkness', { darkFraction: 0.97 }, 'TOO_DARK'],
    ['glare', { brightFraction: 0.97 }, 'TOO_BRIGHT'],
  ] as const)('is PHOTO_UNUSABLE for a photo full of %s', (_, quality, issue) => {
    const photo = sampleMeasurements({ quality, foliage: { foliageFraction: 0.01 } })
    expect(assessPhoto(photo).outcome).toBe('PHOTO_UNUSABLE')
    expect(assessPhoto(photo).issues).toContain(issue)
  })

  it('does not depend on a black background behind a leaf', () => {
    const photo = sampleMeasurements({ quality: { darkFraction: 0.92 } })
    expect(assessPhoto(photo).outcome).toBe('HEALTHY')
  })

  it('is PHOTO_UNUSABLE for a thumbnail', () => {
    const photo = { ...sampleMeasurements(), widthPx: 64 }
    expect(assessPhoto(photo)).toMatchObject({ outcome: 'PHOTO_UNUSABLE', issues: ['TOO_SMALL'] })
  })
})
