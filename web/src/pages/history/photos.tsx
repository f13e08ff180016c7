import type { Analysis } from '@plant-analysis/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { usePages } from '../../api/hooks.ts'
import { linksRenewedMs, readOnce } from '../../api/links.ts'
import { Loading, LoadingPhotos } from '../../components/loading.tsx'
import { Problem } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type Filters, listQueryOf } from './filters.ts'
import { NoPhotos } from './no-photos.tsx'
import { matches } from './search.ts'
import { extendTo, nothing, selectedOf, toggle } from './selection.ts'
import { Tile } from './tile.tsx'

/** The filtered photos. Reads more when the user scrolls to the end. */
export function Photos({
  filters,
  change,
}: {
  filters: Filters
  change: (changed: Partial<Filters>) => void
}) {
  const input = { query: listQueryOf(filters) }
  const pages = usePages('history.list', input, { pauseMs: linksRenewedMs })
  return (
    <Read from={{ ...pages, data: pages.items }} loading={<LoadingPhotos />}>
      {(items) => {
        const found = items.filter((item) => matches(item, filters.search))
        return (
          <>
            {filters.search && found.length > 0 && (
              <p class="quiet" role="status">
                {t('history.searched', { count: found.length, total: items.length })}
              </p>
            )}
            {found.length > 0 && (
              <Grid found={found} onLapsed={() => void pages.refetch(readOnce)} />
            )}
            {found.length === 0 && (filters.search !== '' || !pages.hasNextPage) && (
              <NoPhotos
                filters={filters}
                change={change}
                readSoFar={pages.hasNextPage ? items.length : null}
              />
            )}
            {pages.isFetchNextPageError && <Problem error={pages.error} />}
            <ReadOn pages={pages} isSearch={filters.search !== ''} />
            <div class="row">
              <ShowAs operation="history.list" input={input} />
            </div>
          </>
        )
      }}
    </Read>
  )
}

function Grid({ found, onLapsed }: { found: readonly Analysis[]; onLapsed: () => void }) {
  const [selection, select] = useState(nothing)
  const order = found.map(({ id }) => id)
  const selected = selectedOf(selection, order)
  const pick = (id: string, isRange: boolean) =>
    select(isRange ? extendTo(selection, id, order) : toggle(selection, id))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') select(nothing)
  }
  return (
    <>
      <ul class="bare photos" aria-label={t('history.photos')} onKeyDown={onKeyDown}>
        {found.map((analysis) => (
          <Tile
            key={analysis.id}
            analysis={analysis}
            isSelected={selected.includes(analysis.id)}
            pick={pick}
            onLapsed={onLapsed}
          />
        ))}
      </ul>
      <BulkBar
        selected={found.filter(({ id }) => selected.includes(id))}
        order={order}
        select={select}
      />
    </>
  )
}

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  data: { pages: readonly unknown[] } | undefined
  fetchNextPage: () => unknown
}

/** The pixels that may remain below the visible part of the list before the page reads more. */
const aheadPx = 600

/**
 * Reads the next page when the user scrolls near the end or presses a button. During a search, only
 * the button reads the next page, because the end of a short list of matches is always near.
 */
function ReadOn({ pages, isSearch }: { pages: Pages; isSearch: boolean }) {
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
