import { language } from '../texts/t.ts'
import { usePages } from './hooks.ts'
import { plantsOf } from './plants-of.ts'

/** The plants of the history pages that were read so far. The service keeps no list of plants. */
export function usePlants(options: { pauseMs?: () => number } = {}) {
  // Uses the query of the unfiltered history, so that both share one answer.
  const analyses = usePages('history.list', { query: { language, pageSize: 24 } }, options)
  return { ...analyses, plants: analyses.items && plantsOf(analyses.items) }
}
