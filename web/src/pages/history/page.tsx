import { useMemo } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { PageHead } from '../../components/page-head.tsx'
import { t } from '../../texts/t.ts'
import { FilterForm } from './filter-form.tsx'
import { addressOf, type Filters, filtersOf, isUnfiltered } from './filters.ts'
import { Folders } from './folders.tsx'
import { Photos } from './photos.tsx'

/** The analyses of the account as a grid of photos, with folders and filters. */
export function Page() {
  const { query, route } = useLocation()
  const stats = useRequest('account.readStats', {})
  const filters = useMemo(() => filtersOf(query), [query])
  const change = (changed: Partial<Filters>) => {
    // The back button returns to the previous view, and not to each letter of a search.
    const isTyping = Object.keys(changed).join() === 'search'
    route(addressOf({ ...filters, ...changed }), isTyping)
  }
  return (
    <>
      <PageHead title={t('history.title')}>
        <a class="button" href="/">
          {t('history.analyse')}
        </a>
      </PageHead>
      <Folders
        chosen={filters.folder}
        choose={(folder) => change({ folder })}
        // The back button must not return to the missing folder.
        leave={() => route(addressOf({ ...filters, folder: '' }), true)}
      />
      {(stats.data?.totals.analyses !== 0 || !isUnfiltered(filters)) && (
        <FilterForm filters={filters} change={change} />
      )}
      <Photos key={addressOf({ ...filters, search: '' })} filters={filters} change={change} />
    </>
  )
}
