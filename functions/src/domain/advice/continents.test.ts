import { expect, it } from 'vitest'
import { continentAt } from './continents.ts'

it.each([
  ['Brno', 49.2, 16.6, 'EUROPE'],
  ['Nairobi', -1.3, 36.8, 'AFRICA'],
  ['Cairo', 30, 31.2, 'AFRICA'],
  ['Istanbul', 41, 29, 'EUROPE'],
  ['Delhi', 28.6, 77.2, 'ASIA'],
  ['Jakarta', -6.2, 106.8, 'ASIA'],
  ['Sydney', -33.9, 151.2, 'OCEANIA'],
  ['Orlando', 28.5, -81.4, 'NORTH_AMERICA'],
  ['São Paulo', -23.5, -46.6, 'SOUTH_AMERICA'],
  ['the South Pacific', -40, -120, null],
] as const)('finds the continent of %s', (_, latitude, longitude, expected) => {
  expect(continentAt(latitude, longitude)).toBe(expected)
})

it('finds no continent for an unknown location', () => {
  expect(continentAt(null, null)).toBeNull()
})
