import { useEffect, useRef } from 'preact/hooks'
import { Loading } from '../../components/loading.tsx'
import { t } from '../../texts/t.ts'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  data: { pages: readonly unknown[] } | undefined
  fetchNextPage: () => unknown
}

/** Reading on begins so far before the end is in sight. */
const aheadPx = 600

/**
 * Reads the next page as its end comes near, and by a button. A search is read on by the button
 * alone: where nothing matches, the end is always near.
 */
export function ReadOn({ pages, isSearch }: { pages: Pages; isSearch: boolean }) {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const mayReadOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isSearch
  useEffect(() => {
    if (!mayReadOn || !end.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void fetchNextPage(),
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // A page may be empty: each one read makes the end be looked at anew.
  }, [mayReadOn, pages.data?.pages.length])
  if (!hasNextPage) return null
  return (
    <div ref={end} class="row">
      {isFetchingNextPage ? (
        <Loading />
      ) : (
        <button type="button" onClick={() => void fetchNextPage()}>
          {isSearch ? t('history.searchOlder') : t('common.more')}
        </button>
      )}
    </div>
  )
}
