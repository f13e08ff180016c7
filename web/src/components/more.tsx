import { t } from '../texts/t.ts'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The button that reads the next page of a list, where there is one. */
export function More({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <button
      type="button"
      disabled={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {t('common.more')}
    </button>
  )
}
