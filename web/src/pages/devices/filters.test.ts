import { expect, it } from 'vitest'
import { addressOf, filtersOf, listQueryOf, noFilters } from './filters.ts'

const all = { type: 'camera', project: 'Greenhouse & co', place: 'bed 7' } as const

it('finds in an address the filters that were put into it', () => {
  const { searchParams } = new URL(addressOf(all), 'https://console.example')
  expect(filtersOf(Object.fromEntries(searchParams))).toEqual(all)
  expect(addressOf(noFilters)).toBe('/devices')
})

it('leaves out a kind of device that there is not', () => {
  expect(filtersOf({ type: 'robot' })).toEqual(noFilters)
})

it('asks the service by its own names', () => {
  expect(listQueryOf(all)).toEqual({
    type: 'camera',
    projectId: 'Greenhouse & co',
    placeId: 'bed 7',
  })
  expect(listQueryOf(noFilters)).toEqual({})
})
