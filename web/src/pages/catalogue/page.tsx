import { useMemo } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { usePages } from '../../api/hooks.ts'
import { conditionPath, plantPath } from '../../components/catalogue-paths.ts'
import { categories } from '../../components/condition/categories.ts'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { FilterForm } from './filter-form.tsx'
import {
  addressOf,
  conditionsQueryOf,
  type Filters,
  filtersOf,
  noFilters,
  plantsQueryOf,
} from './filters.ts'
import { Item } from './item.tsx'

/** The plants and problems that the service knows, for everybody. */
export function Page() {
  const { query, route } = useLocation()
  const filters = useMemo(() => filtersOf(query), [query])
  return (
    <>
      <PageHead title={t('common.catalogue')} />
      <p>{t('catalogue.explained')}</p>
      <nav class="row" aria-label={t('common.catalogue')}>
        {(['plants', 'problems'] as const).map((show) => (
          <a
            key={show}
            class="button chip"
            href={addressOf({ ...noFilters, show, search: filters.search })}
            aria-current={show === filters.show ? 'page' : undefined}
          >
            {t(`catalogue.${show}`)}
          </a>
        ))}
      </nav>
      <FilterForm filters={filters} change={(changed) => route(addressOf(changed))} />
      {filters.show === 'plants' ? <Plants filters={filters} /> : <Problems filters={filters} />}
    </>
  )
}

function Plants({ filters }: { filters: Filters }) {
  const input = { query: plantsQueryOf(filters) }
  const pages = usePages('catalogue.listPlants', input)
  return (
    <Read from={{ ...pages, data: pages.items }}>
      {(plants) => (
        <>
          {plants.length === 0 && <Empty title={t('catalogue.noMatch')} />}
          <ul class="bare columns" aria-label={t('catalogue.plants')}>
            {plants.map(({ id, name, scientificName, family }) => (
              <Item
                key={id}
                href={plantPath(scientificName)}
                name={name}
                latin={scientificName}
                more={family && family.name}
              />
            ))}
          </ul>
          <div class="row">
            <More pages={pages} />
            <ShowAs operation="catalogue.listPlants" input={input} />
          </div>
        </>
      )}
    </Read>
  )
}

function Problems({ filters }: { filters: Filters }) {
  const input = { query: conditionsQueryOf(filters) }
  const pages = usePages('catalogue.listConditions', input)
  return (
    <Read from={{ ...pages, data: pages.items }}>
      {(conditions) => (
        <>
          {conditions.length === 0 && <Empty title={t('catalogue.noMatch')} />}
          <ul class="bare columns" aria-label={t('catalogue.problems')}>
            {conditions.map(({ id, name, scientificName, category }) => (
              <Item
                key={id}
                href={conditionPath(id)}
                name={name}
                latin={scientificName}
                more={t(categories[category])}
              />
            ))}
          </ul>
          <div class="row">
            <More pages={pages} />
            <ShowAs operation="catalogue.listConditions" input={input} />
          </div>
        </>
      )}
    </Read>
  )
}
