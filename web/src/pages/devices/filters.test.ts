import { expect, it } from 'vitest'
import { addressOf, filtersOf, listQueryOf, noFilters } from './filters.ts'

const all = { type: 'camera', project: 'Greenhouse & co', place: 'bed 7' } as const

it('the filters of the device list stay the same when the page writes and reads an address', () => {
  const { searchParams } = new URL(addressOf(all), 'https://console.example')
  expect(filtersOf(Object.fromEntries(searchParams))).toEqual(all)
  expect(addressOf(noFilters)).toBe('/devices')
})

it('the filters of the device list ignore an unknown kind of device', () => {
  expect(filtersOf({ type: 'robot' })).toEqual(noFilters)
})

it("the query uses the service's names of the filters", () => {
  expect(listQueryOf(all)).toEqual({
    type: 'camera',
    projectId: 'Greenhouse & co',
    placeId: 'bed 7',
  })
  expect(listQueryOf(noFilters)).toEqual({})
})
