import { QueryClient } from '@tanstack/preact-query'
import { persister } from './stored-answers.ts'

/**
 * Caches answers by operation and input. Does not retry, because the client itself retries.
 * Offline, a query still runs, because the browser stores some answers.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: 'offlineFirst', persister },
    mutations: { retry: false },
  },
})
