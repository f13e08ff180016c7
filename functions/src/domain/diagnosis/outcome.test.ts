import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { assessPhoto } from './outcome.ts'

describe('the outcome', () => {
  it('is HEALTHY for a green leaf', () => {
    expect(assessPhoto(sampleMeasurements())).toEqual({ outcome: 'HEALTHY', issues: [] })
  })

  it('is ISSUES_FOUND for clear signs', () => {
    const photo = sampleMeasurements({ signals: { diseasedProbability: 0.9 } })
    expect(assessPhoto(photo).outcome).toBe('ISSUES_FOUND')
  })

  it('is INCONCLUSIVE if the probability is between the two thresholds', () => {
    const photo = sampleMeasurements({ signals: { diseasedProbability: 0.5 } })
    expect(assessPhoto(photo).outcome).toBe('INCONCLUSIVE')
  })

  it('depends on the probability, but not on the familiarity of the photo', () => {
    for (const familiarity of [0.05, 0.95]) {
      const outcomeAt = (diseasedProbability: number) =>
        assessPhoto(sampleMeasurements({ signals: { diseasedProbability, familiarity } })).outcome
      expect(outcomeAt(0.55)).toBe('ISSUES_FOUND')
      expect(outcomeAt(0.45)).toBe('HEALTHY')
    }
  })

  it('is NOT_A_PLANT for a plain wall, although the wall looks like a blurred photo', () => {
    const wall = sampleMeasurements({
      signals: { plantProbability: 0.01 },
      foliage: { foliageFraction: 0 },
      quality: { sharpness: 0.1 },
    })
    expect(assessPhoto(wall)).toEqual({ outcome: 'NOT_A_PLANT', issues: [] })
  })

  it('is PHOTO_UNUSABLE for a very blurred plant, and gives the reason', () => {
    const blurred = sampleMeasurements({ quality: { sharpness: 0.1 } })
    expect(assessPhoto(blurred)).toEqual({ outcome: 'PHOTO_UNUSABLE', issues: ['BLURRED'] })
  })

  it('does not change for a slightly blurred plant, but the photo issues include the blur', () => {
    const soft = sampleMeasurements({ quality: { sharpness: 0.35 } })
    expect(assessPhoto(soft)).toEqual({ outcome: 'HEALTHY', issues: ['BLURRED'] })
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
    expect(assessPhoto(photo)).toEqual({ outcome: 'PHOTO_UNUSABLE', issues: ['TOO_SMALL'] })
  })
})
