import { type Analysis, PlantError } from '@plant-analysis/client'
import { useEffect } from 'preact/hooks'
import { usePages, useRequest } from '../../api/hooks.ts'
import { linksRenewedMs, readOnce } from '../../api/links.ts'
import type { Compared } from './address.ts'

/** All photos of the plant, and the named ones of others; newest first. */
export function useCompared({ plant, then, now }: Compared) {
  const nowRead = useNamed(now)
  const thenRead = useNamed(then)
  const plantId = plant || nowRead.analysis?.plantId || thenRead.analysis?.plantId || ''
  const pages = usePages(
    'history.list',
    { query: { plantId, pageSize: 100 } },
    { enabled: plantId !== '', refetchInterval: linksRenewedMs },
  )
  useEffect(() => {
    if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage()
  }, [pages.hasNextPage, pages.isFetchingNextPage])
  const reads = [nowRead, thenRead, ...(plantId ? [pages] : [])]
  const named = [nowRead.analysis, thenRead.analysis].filter((analysis) => analysis !== undefined)
  const series = seriesOf([...(pages.items ?? []), ...named])
  const isLoading = reads.some((read) => read.isLoading)
  // What was read once stays, whatever becomes of reading it again.
  const error = reads.find((read) => read.error && read.data === undefined)?.error ?? null
  const isOneGone = isNotFound(error) && series.length > 0
  return {
    plantId,
    error,
    /** One of the named photos was deleted: others are shown in its place. */
    isOneGone,
    refetch: () => {
      for (const read of reads) void read.refetch(readOnce)
    },
    data: !isLoading && (!error || isOneGone) ? series : undefined,
  }
}

const isNotFound = (error: unknown) => error instanceof PlantError && error.code === 'NOT_FOUND'

/** Photos newest first, each once. */
function seriesOf(analyses: readonly Analysis[]): Analysis[] {
  const byId = new Map(analyses.map((analysis) => [analysis.id, analysis]))
  return [...byId.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

function useNamed(id: string) {
  const read = useRequest(
    'analyses.read',
    { params: { id } },
    { enabled: id !== '', refetchInterval: linksRenewedMs },
  )
  return { ...read, analysis: read.data?.analysis }
}
