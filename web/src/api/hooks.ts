import type { Input, OperationName, Output } from '@plant-analysis/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/preact-query'
import { request } from './request.ts'

type Call = (operation: OperationName, options: object) => Promise<unknown>

/** One function calls all operations. The hooks below check the types of input and output. */
async function call<N extends OperationName>(operation: N, options: object): Promise<Output<N>> {
  return (await (request as Call)(operation, options)) as Output<N>
}

/** The answer so far, with the error of the last call if that call failed. */
type SoFar<T> = { readonly data: T | undefined; readonly error: unknown }

type Options<T> = {
  enabled?: boolean
  /** The pause between two calls in milliseconds; `false` if the answer will not change. */
  pauseMs?: (soFar: SoFar<T>) => number | false
}

/** Calls an operation that reads, and calls the operation again when the input changes. */
export function useRequest<N extends OperationName>(
  operation: N,
  input: Input<N>,
  { enabled = true, pauseMs }: Options<Output<N>> = {},
) {
  return useQuery({
    queryKey: [operation, input],
    queryFn: ({ signal }) => call(operation, { ...input, signal }),
    enabled,
    refetchInterval: ({ state }) => pauseMs?.(state) ?? false,
  })
}

type ItemOf<N extends OperationName> = Output<N> extends { items: (infer I)[] } ? I : never
type Page<I> = { items: I[]; nextPageToken?: string }

const itemsOf = <I>(pages: readonly Page<I>[]): I[] => pages.flatMap(({ items }) => items)

/** Reads a list page by page: `items` has all pages so far, `fetchNextPage` reads one more page. */
export function usePages<N extends OperationName>(
  operation: N,
  input: Input<N>,
  { enabled = true, pauseMs }: Options<ItemOf<N>[]> = {},
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
    enabled,
    refetchInterval: ({ state: { data, error } }) =>
      pauseMs?.({ data: data && itemsOf(data.pages), error }) ?? false,
  })
  return { ...pages, items: pages.data && itemsOf(pages.data.pages) }
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
