import { t } from '../texts/t.ts'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** A button that reads the next page of a list. Hidden after the last page. */
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
