import { expect, it } from 'vitest'
import { territoryOf } from './territory.ts'

const at = (latitude: number, longitude: number, country: string | null = null) =>
  territoryOf({ country, latitude, longitude })

it.each([
  ['Brno', 49.2, 16.6, 'CZ'],
  ['Nicosia', 35.17, 33.36, 'CY'],
  ['Crete', 35.3, 25.1, 'GR'],
  ['Malta', 35.9, 14.5, 'MT'],
  ['Tel Aviv', 32.08, 34.78, 'IL'],
  ['Baghdad', 33.3, 44.4, 'IQ'],
  ['Tunis', 36.8, 10.2, 'TN'],
  ['Algiers', 36.75, 3.06, 'DZ'],
  ['Port Moresby', -9.44, 147.2, 'PG'],
  ['Jayapura', -2.53, 140.7, 'ID'],
  ['Cartagena', 10.4, -75.5, 'CO'],
  ['San Andrés', 12.58, -81.7, 'CO'],
  ['Istanbul', 41, 29, 'TR'],
  ['Taipei', 25, 121.5, 'TW'],
] as const)('finds the country of %s', (_, latitude, longitude, expected) => {
  expect(at(latitude, longitude)).toBe(expected)
})

it.each([
  ['Tenerife', 28.3, -16.6, 'IC', 'ES'],
  ['Melilla', 35.29, -2.95, 'EA', 'ES'],
  ['Martinique', 14.6, -61, 'MQ', 'FR'],
  ['Réunion', -21.1, 55.5, 'RE', 'FR'],
  ['Tórshavn', 62, -6.8, 'FO', 'DK'],
  ['Nuuk', 64.2, -51.7, 'GL', 'DK'],
  ['Svalbard', 78.2, 15.6, 'SJ', 'NO'],
  ['Belfast', 54.6, -5.9, 'GB-NIR', 'GB'],
  ['Douglas', 54.15, -4.5, 'IM', 'GB'],
  ['Jersey', 49.2, -2.1, 'JE', 'GB'],
  ['Akrotiri', 34.59, 32.98, 'CY-SBA', 'GB'],
  ['San Juan', 18.4, -66.1, 'PR', 'US'],
  ['Hawaii', 19.7, -155.1, 'US-HI', 'US'],
  ['Bonaire', 12.15, -68.27, 'BQ', 'NL'],
] as const)(
  'the law of %s applies even if the caller names the country that contains it',
  (_, latitude, longitude, territory, country) => {
    expect(at(latitude, longitude)).toBe(territory)
    expect(at(latitude, longitude, country)).toBe(territory)
  },
)

it.each([
  ['Madeira', 32.7, -17, 'PT'],
  ['the Azores', 37.8, -25.5, 'PT'],
  ['London', 51.5, 0, 'GB'],
])('%s has the law of its country', (_, latitude, longitude, expected) => {
  expect(at(latitude, longitude)).toBe(expected)
})

it('a country that the caller names overrides a place in another country', () => {
  expect(at(49.2, 16.6, 'AU')).toBe('AU')
  expect(at(-21.1, 55.5, 'AU')).toBe('AU')
  expect(at(48.9, 2.3, 'RE')).toBe('RE')
  expect(territoryOf({ country: 'KE', latitude: null, longitude: null })).toBe('KE')
})

it.each([
  ['nobody said where the plant is', null, null],
  ['the latitude is missing', null, 16.6],
  ['the place is at sea', -40, -120],
  ['the place is at the North Pole', 90, 0],
  ['nobody agrees whose law applies', 35.33, 33.32],
])('no law is known if %s', (_, latitude, longitude) => {
  expect(territoryOf({ country: null, latitude, longitude })).toBeNull()
})
