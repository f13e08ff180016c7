import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { readMeasurements } from './stored-measurements.ts'

const sample = sampleMeasurements({ species: { 'Zea mays': 0.9 } })
const read = (measurements: object) => readMeasurements(JSON.stringify(measurements))

/**
 * The functions and the image processor are deployed one after the other, so their releases can
 * differ.
 */
describe('measurements of another release', () => {
  it('are accepted without fields that were added later', () => {
    const { species: _species, laterConditions: _later, ...signals } = sample.signals
    const { signs: _signs, ...older } = sample
    const measured = read({ ...older, signals })
    expect(measured?.signals.species['Zea mays']).toBe(0)
    expect(measured?.signals.laterConditions.citrus_canker).toBe(0)
    expect(measured?.signs).toEqual([])
  })

  it('are accepted, and unknown names of species and conditions are dropped', () => {
    const { signals } = sample
    const species = { ...signals.species, 'Olea europaea': 0.01 }
    const conditions = { ...signals.conditions, a_new_condition: 0.01 }
    expect(read({ ...sample, signals: { ...signals, species, conditions } })).toEqual(sample)
  })

  it('are rejected if a number that the rules need is missing', () => {
    expect(read({ ...sample, foliage: undefined })).toBeUndefined()
  })
})
