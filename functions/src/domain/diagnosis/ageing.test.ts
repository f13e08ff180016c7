import { adviceOnPhoto } from '@plant/testing/advice'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'

const evenlyYellow = sampleMeasurements({
  signals: { diseasedProbability: 0.9 },
  groups: { chlorosis: 0.9, spots: 0.05 },
  foliage: { yellowFraction: 0.6, greenFraction: 0.38 },
  lesions: { areaFraction: 0.6 },
})
const namesOf = (measured = evenlyYellow, wateringFrequency: number | null = null) =>
  adviceOnPhoto(measured, { hints: { wateringFrequency } }).issues.map((issue) => issue.conditionId)

describe('an evenly yellow leaf', () => {
  it('gets natural ageing as the first diagnosis', () => {
    expect(namesOf()[0]).toBe('natural_ageing')
  })

  it('gets no advice to feed the plant', () => {
    const titles = adviceOnPhoto(evenlyYellow).plan?.actions.map(({ title }) => title)
    expect(titles?.join()).not.toMatch(/feed|fertili/i)
  })

  it('gets overwatering as the first diagnosis if the plant is watered daily', () => {
    expect(namesOf(evenlyYellow, 1)[0]).toBe('water_excess')
  })

  it('does not get natural ageing as the first diagnosis if the leaf has dead spots', () => {
    const { foliage, ...measured } = evenlyYellow
    const spotted = { ...measured, foliage: { ...foliage, brownFraction: 0.08 } }
    expect(namesOf(spotted)[0]).not.toBe('natural_ageing')
  })
})
