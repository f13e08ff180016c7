import { expect, it } from 'vitest'
import { addressOf, comparedOf } from './address.ts'

it('the values of a comparison stay the same when the page writes and reads an address', () => {
  const compared = { plant: 'Fig & ivy č. 2', earlier: 'an_1', later: 'an_2' }
  const { searchParams } = new URL(addressOf(compared), 'https://console.example')
  expect(searchParams.get('then')).toBe('an_1')
  expect(searchParams.get('now')).toBe('an_2')
  expect(comparedOf(Object.fromEntries(searchParams))).toEqual(compared)
})

it('the address omits empty values', () => {
  expect(addressOf({ plant: 'Fig', earlier: '', later: '' })).toBe('/compare?plant=Fig')
  expect(addressOf({ plant: '' })).toBe('/compare')
  expect(comparedOf({})).toEqual({ plant: '', earlier: '', later: '' })
})
