import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { assessPhoto } from './outcome.ts'

describe('the outcome', () => {
  it('of a green leaf is HEALTHY', () => {
    expect(assessPhoto(sampleMeasurements())).toEqual({ outcome: 'HEALTHY', issues: [] })
  })

  it('of clear signs is ISSUES_FOUND', () => {
    const photo = sampleMeasurements({ signals: { diseasedProbability: 0.9 } })
    expect(assessPhoto(photo).outcome).toBe('ISSUES_FOUND')
  })

  it('between the two thresholds is INCONCLUSIVE', () => {
    const photo = sampleMeasurements({ signals: { diseasedProbability: 0.5 } })
    expect(assessPhoto(photo).outcome).toBe('INCONCLUSIVE')
  })

  it('depends on the probability alone, in which the network includes familiarity', () => {
    for (const familiarity of [0.05, 0.95]) {
      const outcomeAt = (diseasedProbability: number) =>
        assessPhoto(sampleMeasurements({ signals: { diseasedProbability, familiarity } })).outcome
      expect(outcomeAt(0.55)).toBe('ISSUES_FOUND')
      expect(outcomeAt(0.45)).toBe('HEALTHY')
    }
  })

  it('of a plain wall is NOT_A_PLANT, although the wall looks like a blurred photo', () => {
    const wall = sampleMeasurements({
      signals: { plantProbability: 0.01 },
      foliage: { foliageFraction: 0 },
      quality: { sharpness: 0.1 },
    })
    expect(assessPhoto(wall)).toEqual({ outcome: 'NOT_A_PLANT', issues: [] })
  })

  it('of a very blurred plant is PHOTO_UNUSABLE with the reason', () => {
    const blurred = sampleMeasurements({ quality: { sharpness: 0.1 } })
    expect(assessPhoto(blurred)).toEqual({ outcome: 'PHOTO_UNUSABLE', issues: ['BLURRED'] })
  })

  it('of a slightly blurred plant does not change, but the photo issues include the blur', () => {
    const soft = sampleMeasurements({ quality: { sharpness: 0.35 } })
    expect(assessPhoto(soft)).toEqual({ outcome: 'HEALTHY', issues: ['BLURRED'] })
  })

  it.each([
    ['darkness', { darkFraction: 0.97 }, 'TOO_DARK'],
    ['glare', { brightFraction: 0.97 }, 'TOO_BRIGHT'],
  ] as const)('of pure %s is PHOTO_UNUSABLE', (_, quality, issue) => {
    const photo = sampleMeasurements({ quality, foliage: { foliageFraction: 0.01 } })
    expect(assessPhoto(photo).outcome).toBe('PHOTO_UNUSABLE')
    expect(assessPhoto(photo).issues).toContain(issue)
  })

  it('of a leaf on a black cloth is not affected by the cloth', () => {
    const photo = sampleMeasurements({ quality: { darkFraction: 0.92 } })
    expect(assessPhoto(photo).outcome).toBe('HEALTHY')
  })

  it('of a thumbnail is PHOTO_UNUSABLE', () => {
    const photo = { ...sampleMeasurements(), widthPx: 64 }
    expect(assessPhoto(photo)).toEqual({ outcome: 'PHOTO_UNUSABLE', issues: ['TOO_SMALL'] })
  })
})
