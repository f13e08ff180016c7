import { routes } from './generated/routes.ts'
import type { OperationName } from './generated/types.ts'
import type { Input, Output, Request, RequestOptions } from './request.ts'

type ResourceName = OperationName extends `${infer R}.${string}` ? R : never

/** The parameters of the path, in its order. No path has more than two. */
type Ids<N extends OperationName> =
  Input<N> extends { params: infer P }
    ? { [K in keyof P]: keyof P extends K ? true : false }[keyof P] extends true
      ? [id: string]
      : [id: string, innerId: string]
    : []

/** The body of the call, or its query. No operation has both. */
type Fields<N extends OperationName> =
  Input<N> extends { body: infer B }
    ? [body: B]
    : Input<N> extends { body?: infer B }
      ? [body?: B]
      : Input<N> extends { query?: infer Q }
        ? [query?: Q]
        : [nothing?: undefined]

type Action<N extends OperationName> = (
  ...given: [...Ids<N>, ...Fields<N>, options?: RequestOptions]
) => Promise<Output<N>>

/** Each operation as a method: `request('folders.rename', …)` is `folders.rename(id, { name })`. */
export type Resources = {
  readonly [R in ResourceName]: {
    readonly [N in OperationName as N extends `${R}.${infer A}` ? A : never]: Action<N>
  }
}

export function resourcesOver(request: Request): Resources {
  const resources: Record<string, Record<string, unknown>> = {}
  for (const [operation, route] of Object.entries(routes)) {
    const [resource = '', action = ''] = operation.split('.')
    const names = route.match(/\w+(?=\})/g) ?? []
    const fields = route.startsWith('GET') ? 'query' : 'body'
    resources[resource] ??= {}
    resources[resource][action] = (...given: unknown[]) =>
      request(
        operation as OperationName,
        {
          ...(given[names.length + 1] as object),
          params: Object.fromEntries(names.map((name, index) => [name, given[index]])),
          [fields]: given[names.length],
        } as never,
      )
  }
  return resources as Resources
}
