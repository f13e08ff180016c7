import { type Alias, aliases, photo } from './aliases.ts'
import type { Endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import type { Route } from './route.ts'

/** Returns every route of the service: version 1 first, then the older paths. */
export function routesOf(endpoints: readonly Endpoint[]): Route[] {
  const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))
  const older = aliases.map(({ of, ...alias }: Alias): Route => {
    const endpoint = byId.get(of)
    if (!endpoint) throw new Error(`${alias.path} names ${of}, which is no endpoint`)
    const { path, scopes = [] } = endpoint.route
    return { successor: path, ...alias, scopes, endpoint }
  })
  return [...endpoints.map(currentRoute), ...older]
}

function currentRoute(endpoint: Endpoint): Route {
  const { takesPhoto, access, scopes = [], deadlineSeconds = 60, ...route } = endpoint.route
  return {
    access: access ?? (route.credential === 'none' ? 'public' : 'member'),
    scopes,
    deadlineSeconds,
    backend: 'api',
    bodyBytesLimit: limits.request.bodyBytesLimit,
    ...route,
    ...(takesPhoto && photo),
    endpoint,
  }
}
