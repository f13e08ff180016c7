import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addressOf,
  type Filters,
  filtersOf,
  furtherOf,
  isUnfiltered,
  listQueryOf,
  noFilters,
} from './filters.ts'

vi.mock('../../texts/t.ts', () => ({ language: 'de' }))

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://console.example').searchParams)

const everything: Filters = {
  search: 'mildew & rust',
  folder: 'fld_1',
  kept: 'temporary',
  outcome: 'ISSUES_FOUND',
  rating: 'up',
  plant: 'Fikus u okna č. 1',
  by: 'ent:account+1',
  from: '2026-11-01',
  until: '2026-11-20',
}

describe('filters in the address', () => {
  it('stay the same when the page writes and reads the address', () => {
    expect(filtersOf(queryOf(addressOf(everything)))).toEqual(everything)
    expect(filtersOf(queryOf(addressOf(noFilters)))).toEqual(noFilters)
  })

  it('are missing from the address if they are empty', () => {
    expect(addressOf(noFilters)).toBe('/history')
    expect(addressOf({ ...noFilters, folder: 'fld_1' })).toBe('/history?folder=fld_1')
  })

  it('are ignored if the service would reject their value', () => {
    const written = {
      kept: 'yes',
      outcome: 'FINE',
      rating: 'left',
      from: 'soon',
      until: '0000-13-40',
    }
    expect(filtersOf(written)).toEqual(noFilters)
    expect(filtersOf({ other: 'x', search: '  rust ' })).toEqual({ ...noFilters, search: 'rust' })
  })
})

describe('the query for the service', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/Sao_Paulo'))
  afterEach(() => vi.unstubAllEnvs())

  it('contains the language of the page and all filters except the search words', () => {
    expect(listQueryOf(everything)).toEqual({
      language: 'de',
      pageSize: 24,
      folderId: 'fld_1',
      saved: false,
      outcome: 'ISSUES_FOUND',
      impression: 'up',
      plantId: 'Fikus u okna č. 1',
      madeBy: 'ent:account+1',
      createdAfter: '2026-11-01T02:59:59.999Z',
      createdBefore: '2026-11-21T03:00:00.000Z',
    })
  })

  it('requests the whole history if no filter is set', () => {
    expect(listQueryOf(noFilters)).toEqual({ language: 'de', pageSize: 24 })
  })
})

it('a folder does not count as a filter', () => {
  expect(isUnfiltered({ ...noFilters, folder: 'fld_1' })).toBe(true)
  expect(isUnfiltered({ ...noFilters, rating: 'down' })).toBe(false)
})

it('the page counts the active filters in its folded part', () => {
  expect(furtherOf(noFilters)).toBe(0)
  expect(furtherOf(everything)).toBe(5)
})

it('the rating "corrected" asks for analyses with the right answer of the account', () => {
  const { corrected, impression } = listQueryOf(filtersOf({ rating: 'corrected' }))
  expect([corrected, impression]).toEqual([true, undefined])
})
