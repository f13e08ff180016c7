import { QueryClient } from '@tanstack/preact-query'

/** Caches answers by operation and input. Does not retry, because the client itself retries. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { retry: false } },
})
