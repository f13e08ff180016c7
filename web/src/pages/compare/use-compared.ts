import { type Analysis, PlantError } from '@plant-analysis/client'
import { pageSizeMax } from '@plant-analysis/client/limits'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { usePages, useRequest } from '../../api/hooks.ts'
import { linksRenewedMs, readOnce } from '../../api/links.ts'
import { language } from '../../texts/t.ts'
import { addressOf, type Compared } from './address.ts'

/**
 * Reads all photos of the plant and the named photos, newest first. If the address names photos but
 * no plant, adds the plant of the photos to the address.
 */
export function useCompared(compared: Compared) {
  const { plant, earlier, later } = compared
  const { route } = useLocation()
  const pages = useSeries(plant)
  const isElsewhere = (id: string) =>
    plant === '' || (pages.isSuccess && !pages.items?.some((analysis) => analysis.id === id))
  const named = [useNamed(later, isElsewhere(later)), useNamed(earlier, isElsewhere(earlier))]
  const analyses = named.flatMap(({ data }) => data?.analysis ?? [])
  const plantFound = plant || (analyses.find(({ plantId }) => plantId)?.plantId ?? '')
  useEffect(() => {
    if (plantFound !== plant) route(addressOf({ ...compared, plant: plantFound }), true)
  }, [plantFound, plant])
  const reads = [...named, pages]
  const series = seriesOf([...(pages.items ?? []), ...analyses])
  const isLoading = plantFound !== plant || reads.some((read) => read.isLoading)
  // Data stays visible when reading it again fails.
  const error = reads.find((read) => read.error && read.data === undefined)?.error ?? null
  const isOneGone = isNotFound(error) && series.length > 0
  return {
    error,
    /** Whether a named photo was deleted, so that another photo replaces it. */
    isOneGone,
    refetch: () => {
      for (const read of reads.filter(({ isEnabled }) => isEnabled)) void read.refetch(readOnce)
    },
    data: !isLoading && (!error || isOneGone) ? series : undefined,
  }
}

/** Reads all photos of a plant, page by page. Reads nothing if no plant is given. */
function useSeries(plantId: string) {
  const pages = usePages(
    'history.list',
    { query: { language, plantId, pageSize: pageSizeMax } },
    { enabled: plantId !== '', pauseMs: linksRenewedMs },
  )
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError])
  return pages
}

const isNotFound = (error: unknown) => error instanceof PlantError && error.code === 'NOT_FOUND'

/** Sorts photos newest first, without duplicates. */
function seriesOf(analyses: readonly Analysis[]): Analysis[] {
  const byId = new Map(analyses.map((analysis) => [analysis.id, analysis]))
  return [...byId.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** Reads an analysis by its id, unless it was already read. */
function useNamed(id: string, isElsewhere: boolean) {
  return useRequest(
    'analyses.read',
    { params: { id }, query: { language } },
    { enabled: id !== '' && isElsewhere, pauseMs: linksRenewedMs },
  )
}
