import { type Analysis, PlantError } from '@plant-analysis/client'
import { pageSizeMax } from '@plant-analysis/client/limits'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { usePages, useRequest } from '../../api/hooks.ts'
import { linksRenewedMs, readOnce } from '../../api/links.ts'
import { addressOf, type Compared } from './address.ts'

/**
 * All photos of the plant, and the named ones of others; newest first. An address that names two
 * photos alone gets the name of their plant.
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
  // What was read once stays, whatever becomes of reading it again.
  const error = reads.find((read) => read.error && read.data === undefined)?.error ?? null
  const isOneGone = isNotFound(error) && series.length > 0
  return {
    error,
    /** One of the named photos was deleted: others are shown in its place. */
    isOneGone,
    refetch: () => {
      for (const read of reads.filter(({ isEnabled }) => isEnabled)) void read.refetch(readOnce)
    },
    data: !isLoading && (!error || isOneGone) ? series : undefined,
  }
}

/** All photos of a plant, page by page; none where no plant is named. */
function useSeries(plantId: string) {
  const pages = usePages(
    'history.list',
    { query: { plantId, pageSize: pageSizeMax } },
    { enabled: plantId !== '', refetchInterval: linksRenewedMs },
  )
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError])
  return pages
}

const isNotFound = (error: unknown) => error instanceof PlantError && error.code === 'NOT_FOUND'

/** Photos newest first, each once. */
function seriesOf(analyses: readonly Analysis[]): Analysis[] {
  const byId = new Map(analyses.map((analysis) => [analysis.id, analysis]))
  return [...byId.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** An analysis by its id, where it is not among what was read already. */
function useNamed(id: string, isElsewhere: boolean) {
  return useRequest(
    'analyses.read',
    { params: { id } },
    { enabled: id !== '' && isElsewhere, refetchInterval: linksRenewedMs },
  )
}
