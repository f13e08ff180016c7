import { useMemo } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { PageHead } from '../../components/page-head.tsx'
import { t } from '../../texts/t.ts'
import { FilterForm } from './filter-form.tsx'
import { addressOf, type Filters, filtersOf } from './filters.ts'
import { Folders } from './folders.tsx'
import { Photos } from './photos.tsx'

/** The analyses of the account as a grid of photos, with folders and filters. */
export function Page() {
  const { query, route } = useLocation()
  const filters = useMemo(() => filtersOf(query), [query])
  const change = (changed: Partial<Filters>) => {
    // Back leads to the view before, not through each letter of a word.
    const isTyping = 'search' in changed
    route(addressOf({ ...filters, ...changed }), isTyping)
  }
  return (
    <>
      <PageHead title={t('history.title')}>
        <a class="button" href="/">
          {t('history.analyse')}
        </a>
      </PageHead>
      <Folders chosen={filters.folder} choose={(folder) => change({ folder })} />
      <FilterForm filters={filters} change={change} />
      <Photos key={addressOf({ ...filters, search: '' })} filters={filters} change={change} />
    </>
  )
}
