import { describe, expect, it } from 'vitest'
import heads from '../../model/plant-heads.json' with { type: 'json' }
import { leafWith } from './drawn-photos.ts'
import { photoFeatures } from './features/photo-features.ts'
import { applyHeads } from './heads.ts'
import { readPhoto } from './read-photo.ts'
import { symptomGroups } from './schema.ts'

describe('the trained heads', () => {
  it('were trained on the very features that are measured', () => {
    expect(photoFeatures(readPhoto(leafWith([]))).names).toEqual(heads.featureNames)
  })

  it('have a finite weight for each feature', () => {
    const all = [heads.plant, heads.diseased, ...Object.values(heads.symptomGroups)]
    expect(all).toHaveLength(2 + symptomGroups.length)
    for (const { weights } of all) {
      expect(weights).toHaveLength(heads.featureNames.length)
      expect(weights.every(Number.isFinite)).toBe(true)
    }
  })

  it('give shares of the symptom groups that add up to 1', () => {
    const { symptomGroups: shares } = applyHeads(photoFeatures(readPhoto(leafWith([]))))
    const sum = Object.values(shares).reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo(1, 3)
  })
})
