import { describe, expect, it } from 'vitest'
import { areAmong, plantsOf, settingOf } from './setting.ts'

const candidate = (scientificName: string, confidence = 0.9) => ({
  scientificName,
  commonName: '',
  family: '',
  confidence,
  familiarity: null,
  source: 'PHOTO' as const,
})

describe('the setting of a plant', () => {
  it.each([
    ['an indoor plant', 'inside', 'Musa', 'POT'],
    ['a banana outside', 'outside', 'Musa', 'FIELD'],
    ['cassava of unknown place', null, 'Manihot esculenta', 'FIELD'],
    ['a lemon outside', 'outside', 'Citrus × limon', 'TREE'],
    ['a maple of unknown place', null, 'Acer palmatum', 'TREE'],
    ['a house plant of unknown place', null, 'Monstera deliciosa', 'POT'],
    ['a house plant outside', 'outside', 'Monstera deliciosa', 'GARDEN'],
    ['a tomato', 'outside', 'Solanum lycopersicum', 'GARDEN'],
    ['a sweet potato', 'outside', 'Ipomoea batatas', 'FIELD'],
    ['a morning glory', 'outside', 'Ipomoea purpurea', 'GARDEN'],
    ['a durian', 'outside', 'Durio zibethinus', 'TREE'],
    ['a drumstick tree', 'outside', 'Moringa oleifera', 'TREE'],
    ['a chinaberry', null, 'Melia azedarach', 'TREE'],
    ['a star anise', null, 'Illicium verum', 'TREE'],
    ['a papaya', 'outside', 'Carica papaya', 'FIELD'],
  ] as const)('is right for %s', (_, placement, name, expected) => {
    const plants = plantsOf(null, { candidates: [candidate(name)] })
    expect(settingOf(plants, { placement })).toBe(expected)
  })

  it('follows from the hosts of the condition if the plant is only a guess', () => {
    const guess = { candidates: [candidate('Monstera deliciosa', 0.3)] }
    expect(settingOf(plantsOf('cassava_mosaic', guess), { placement: null })).toBe('FIELD')
    expect(settingOf(plantsOf('apple_scab', guess), { placement: 'outside' })).toBe('TREE')
    expect(settingOf(plantsOf('aphids', guess), { placement: null })).toBe('GARDEN')
  })
})

it('no name fits an unknown plant', () => {
  expect(areAmong(plantsOf('aphids', { candidates: [] }), ['Citrus'])).toBe(false)
})
