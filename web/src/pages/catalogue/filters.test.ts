import { expect, it, vi } from 'vitest'
import { addressOf, conditionsQueryOf, filtersOf, noFilters, plantsQueryOf } from './filters.ts'

vi.mock('../../texts/t.ts', () => ({ language: 'de' }))

const all = {
  show: 'problems',
  search: 'Rost & Co',
  category: 'PEST',
  toxicity: 'harmless-CATS',
  host: 'rosa',
} as const

it('the filters of the catalogue stay the same when the page writes and reads an address', () => {
  const { searchParams } = new URL(addressOf(all), 'https://console.example')
  expect(filtersOf(Object.fromEntries(searchParams))).toEqual(all)
  expect(addressOf(noFilters)).toBe('/catalogue')
})

it('the filters of the catalogue ignore values that the service does not know', () => {
  expect(filtersOf({ show: 'all', category: 'MAGIC', toxicity: 'harmless-BIRDS' })).toEqual(
    noFilters,
  )
})

it('the queries use the names of the filters of the service', () => {
  expect(plantsQueryOf(all)).toEqual({
    language: 'de',
    pageSize: 48,
    search: 'Rost & Co',
    harmlessTo: 'CATS',
  })
  expect(plantsQueryOf({ ...noFilters, toxicity: 'poisonous-DOGS' })).toMatchObject({
    poisonousTo: 'DOGS',
  })
  expect(conditionsQueryOf(all)).toEqual({
    language: 'de',
    pageSize: 48,
    search: 'Rost & Co',
    category: 'PEST',
    host: 'rosa',
  })
})
