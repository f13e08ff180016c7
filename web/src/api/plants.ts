import { usePages } from './hooks.ts'
import { plantsOf } from './plants-of.ts'

/** The plants of the history as far as it was read; the service keeps no list of them. */
export function usePlants(options: { enabled?: boolean; refetchInterval?: number } = {}) {
  // The same question as that of the history without filters, so that one answer serves both.
  const analyses = usePages('history.list', { query: { pageSize: 24 } }, options)
  return { ...analyses, plants: analyses.items && plantsOf(analyses.items) }
}
