import type { HistoryListQuery } from '@plant-analysis/client'
import { outcomes } from '@plant-analysis/client/limits'
import type { Outcome } from '../../components/outcome-text.ts'
import { language } from '../../texts/t.ts'

/** The filters of the history. The address contains them, so users can save and share a view. */
export type Filters = {
  /** The words to find in the analyses read so far, because the service has no text search. */
  readonly search: string
  readonly folder: string
  readonly kept: '' | 'saved' | 'temporary'
  readonly outcome: '' | Outcome
  readonly rating: '' | 'up' | 'down' | 'corrected'
  readonly plant: string
  /** A user's uid, or `ent:` and an account id, which means the API keys of the account. */
  readonly by: string
  /** The first and last day in the browser's time zone, such as `2026-11-20`. */
  readonly from: string
  readonly until: string
}

export const noFilters: Filters = {
  search: '',
  folder: '',
  kept: '',
  outcome: '',
  rating: '',
  plant: '',
  by: '',
  from: '',
  until: '',
}

const names = Object.keys(noFilters) as (keyof Filters)[]

const allowed: { readonly [N in keyof Filters]?: readonly string[] } = {
  kept: ['saved', 'temporary'],
  outcome: outcomes,
  rating: ['up', 'down', 'corrected'],
}

/** Whether the service accepts a value. Anybody may write an address that contains wrong values. */
function isAllowed(name: keyof Filters, value: string): boolean {
  if (name === 'from' || name === 'until') return dayOf(value) !== undefined
  return allowed[name]?.includes(value) ?? true
}

/** Reads the filters from the query of an address. */
export function filtersOf(query: Readonly<Record<string, string>>): Filters {
  const named = names.flatMap((name) => {
    const value = query[name]?.trim() ?? ''
    return isAllowed(name, value) ? [[name, value]] : []
  })
  return { ...noFilters, ...Object.fromEntries(named) }
}

export function addressOf(filters: Filters): string {
  const used = names.filter((name) => filters[name] !== '')
  const query = new URLSearchParams(used.map((name) => [name, filters[name]]))
  return used.length > 0 ? `/history?${query}` : '/history'
}

/** Whether no filter except a folder narrows the list. */
export const isUnfiltered = (filters: Filters): boolean =>
  names.every((name) => name === 'folder' || filters[name] === '')

const further = ['rating', 'plant', 'by', 'from', 'until'] as const

/** The number of active filters in the folded part of the page. */
export const furtherOf = (filters: Filters): number =>
  further.filter((name) => filters[name] !== '').length

/** The query that the service receives. */
export function listQueryOf(filters: Filters): HistoryListQuery {
  const { folder, kept, outcome, rating, plant, by, from, until } = filters
  const [after, before] = [dayOf(from), dayOf(until)]
  before?.setDate(before.getDate() + 1)
  // The service excludes analyses of exactly this time.
  after?.setTime(after.getTime() - 1)
  return {
    language,
    pageSize,
    ...(folder && { folderId: folder }),
    ...(kept && { saved: kept === 'saved' }),
    ...(outcome && { outcome }),
    ...(rating === 'corrected' ? { corrected: true } : rating && { impression: rating }),
    ...(plant && { plantId: plant }),
    ...(by && { madeBy: by }),
    ...(after && { createdAfter: after.toISOString() }),
    ...(before && { createdBefore: before.toISOString() }),
  }
}

/** 24 photos fill whole rows of two, three, four or six photos. */
const pageSize = 24

/** The midnight at the start of a day in the browser's time zone; undefined for an invalid day. */
function dayOf(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00`)
  return Number.isNaN(day.getTime()) || day.getFullYear() < 1970 ? undefined : day
}
