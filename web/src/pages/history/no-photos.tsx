import { Empty } from '../../components/empty.tsx'
import { t } from '../../texts/t.ts'
import { type Filters, isUnfiltered, noFilters } from './filters.ts'

/** Explains why the list is empty, and how to find photos. */
export function NoPhotos({
  filters,
  change,
  readSoFar,
}: {
  filters: Filters
  change: (changed: Partial<Filters>) => void
  /** The number of photos that a search has read so far; null if it has read all photos. */
  readSoFar: number | null
}) {
  if (!isUnfiltered(filters)) {
    const title =
      readSoFar === null ? t('history.noMatch') : t('history.noMatchYet', { count: readSoFar })
    return (
      <Empty title={title}>
        <button type="button" onClick={() => change({ ...noFilters, folder: filters.folder })}>
          {t('history.clear')}
        </button>
      </Empty>
    )
  }
  if (filters.folder) {
    return (
      <Empty title={t('history.emptyFolder')}>
        <p>{t('history.emptyFolderExplained')}</p>
        <button type="button" onClick={() => change({ folder: '' })}>
          {t('history.all')}
        </button>
      </Empty>
    )
  }
  return (
    <Empty title={t('history.emptyTitle')}>
      <p>{t('history.emptyExplained')}</p>
      <a class="button primary" href="/">
        {t('history.analyse')}
      </a>
    </Empty>
  )
}
