import { QueryClient } from '@tanstack/preact-query'

/** What was read, by operation and input. The client retries by itself what may be retried. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { retry: false } },
})
