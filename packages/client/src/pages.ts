import type { OperationName } from './generated/types.ts'
import type { Input, Output, Request, RequestOptions } from './request.ts'

/** The operations that return a page of items. */
export type ListName = {
  [N in OperationName]: Output<N> extends { items: readonly unknown[] } ? N : never
}[OperationName]

type Item<N extends ListName> = Output<N> extends { items: readonly (infer I)[] } ? I : never

/** Reads a list item by item. Operations without required input need no options. */
export type Pages = <N extends ListName>(
  operation: N,
  ...options: Record<never, never> extends Input<N>
    ? [options?: Input<N> & RequestOptions]
    : [options: Input<N> & RequestOptions]
) => AsyncGenerator<Item<N>, void, undefined>

type Page = {
  items: unknown[]
  nextPageToken?: string | undefined
  nextAfter?: string
  hasMore?: boolean
}

type ListOptions = RequestOptions & { query?: { waitSeconds?: number } }

/**
 * Yields the items of all pages, and reads a page only when its first item is needed. A list of
 * events with `waitSeconds` never ends, because the client waits for the next event.
 */
export function pagesOver(request: Request): Pages {
  return async function* (operation, ...[options = {}]) {
    const { query, ...rest } = options as ListOptions
    let next: Record<string, string> | undefined = {}
    while (next) {
      const asked = { ...rest, query: { ...query, ...next } }
      const page = (await request(operation, asked as never)) as Page
      yield* page.items as never[]
      next = nextOf(page, query?.waitSeconds)
    }
  }
}

function nextOf({ nextPageToken, nextAfter, hasMore }: Page, waitSeconds = 0) {
  if (nextAfter) return hasMore || waitSeconds > 0 ? { after: nextAfter } : undefined
  return nextPageToken ? { pageToken: nextPageToken } : undefined
}
