import type { Input, OperationName, Output } from '@plant-analysis/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/preact-query'
import { loadClient } from './request.ts'

type Call = (operation: OperationName, options: object) => Promise<unknown>

/** One function calls all operations. The hooks below check the types of input and output. */
async function call<N extends OperationName>(operation: N, options: object): Promise<Output<N>> {
  const { request } = await loadClient()
  return (await (request as Call)(operation, options)) as Output<N>
}

/** Calls an operation that reads, and calls the operation again when the input changes. */
export function useRequest<N extends OperationName>(
  operation: N,
  input: Input<N>,
  options: { enabled?: boolean; refetchInterval?: number | false } = {},
) {
  return useQuery({
    queryKey: [operation, input],
    queryFn: ({ signal }) => call(operation, { ...input, signal }),
    ...options,
  })
}

type ItemOf<N extends OperationName> = Output<N> extends { items: (infer I)[] } ? I : never
type Page<I> = { items: I[]; nextPageToken?: string }

/** Reads a list page by page: `items` has all pages so far, `fetchNextPage` reads one more page. */
export function usePages<N extends OperationName>(
  operation: N,
  input: Input<N>,
  options: { enabled?: boolean; refetchInterval?: number | false } = {},
) {
  const pages = useInfiniteQuery({
    queryKey: [operation, 'pages', input],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(input as { query?: object }).query, ...pageParam }
      return (await call(operation, { ...input, query, signal })) as Page<ItemOf<N>>
    },
    initialPageParam: {} as { pageToken?: string },
    getNextPageParam: ({ nextPageToken }) =>
      nextPageToken ? { pageToken: nextPageToken } : undefined,
    ...options,
  })
  return { ...pages, items: pages.data?.pages.flatMap(({ items }) => items) }
}

/**
 * Calls an operation that changes something. Afterwards, reads the operations in `changes` again,
 * with all inputs that the page has used.
 */
export function useAction<N extends OperationName>(
  operation: N,
  { changes = [] }: { changes?: readonly (OperationName | 'session')[] } = {},
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<N>) => call(operation, input),
    onSettled: () =>
      Promise.all(changes.map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  })
}
