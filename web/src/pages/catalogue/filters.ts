import type { CatalogueListConditionsQuery, CatalogueListPlantsQuery } from '@plant-analysis/client'
import { conditionCategories, poisonTargets } from '@plant-analysis/client/limits'
import { language } from '../../texts/t.ts'

type Target = (typeof poisonTargets)[number]

/** What the catalogue shows. The address contains it, so that users can share it. */
export type Filters = {
  readonly show: 'plants' | 'problems'
  readonly search: string
  readonly category: '' | (typeof conditionCategories)[number]
  /** Plants that are harmless or poisonous to a target, such as `harmless-CATS`. */
  readonly toxicity: '' | `${'harmless' | 'poisonous'}-${Target}`
  /** The id of the plant whose problems are listed. */
  readonly host: string
}

export const noFilters: Filters = {
  show: 'plants',
  search: '',
  category: '',
  toxicity: '',
  host: '',
}

export const toxicities = (['harmless', 'poisonous'] as const).map(
  (kind) => [kind, poisonTargets.map((target) => `${kind}-${target}` as const)] as const,
)

/** Reads the filters from the query of an address, which anybody may write. */
export function filtersOf(query: Readonly<Record<string, string>>): Filters {
  const values = toxicities.flatMap(([, each]) => each)
  return {
    show: query['show'] === 'problems' ? 'problems' : 'plants',
    search: query['search']?.trim() ?? '',
    category: conditionCategories.find((each) => each === query['category']) ?? '',
    toxicity: values.find((each) => each === query['toxicity']) ?? '',
    host: query['host'] ?? '',
  }
}

export function addressOf(filters: Filters): string {
  const used = Object.entries(filters).filter(
    ([name, value]) => value !== noFilters[name as keyof Filters],
  )
  return used.length > 0 ? `/catalogue?${new URLSearchParams(used)}` : '/catalogue'
}

const pageSize = 48

export const plantsQueryOf = ({ search, toxicity }: Filters): CatalogueListPlantsQuery => {
  const [kind, target] = toxicity.split('-') as [string, Target]
  return {
    language,
    pageSize,
    ...(search && { search }),
    ...(toxicity && { [kind === 'harmless' ? 'harmlessTo' : 'poisonousTo']: target }),
  }
}

export const conditionsQueryOf = ({
  search,
  category,
  host,
}: Filters): CatalogueListConditionsQuery => ({
  language,
  pageSize,
  ...(search && { search }),
  ...(category && { category }),
  ...(host && { host }),
})
