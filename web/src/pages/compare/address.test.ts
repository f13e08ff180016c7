import { expect, it } from 'vitest'
import { addressOf, comparedOf } from './address.ts'

it('finds in an address what was put into it', () => {
  const compared = { plant: 'Fig & ivy č. 2', then: 'an_1', now: 'an_2' }
  const { searchParams } = new URL(addressOf(compared), 'https://console.example')
  expect(comparedOf(Object.fromEntries(searchParams))).toEqual(compared)
})

it('names nothing that was not chosen', () => {
  expect(addressOf({ plant: 'Fig', then: '', now: '' })).toBe('/compare?plant=Fig')
  expect(addressOf({ plant: '' })).toBe('/compare')
  expect(comparedOf({})).toEqual({ plant: '', then: '', now: '' })
})
