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

/** Reading starts this far before the end becomes visible. */
const aheadPx = 600

/**
 * Reads the next page when its end comes near, or at a button. A search reads on only at the
 * button, because without matches the end is always near.
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
    // Observes the end again after each page, because a page may be empty.
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
