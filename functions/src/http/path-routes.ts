import type { Route } from '../contract/route.ts'

/** All routes of one path; `pattern` is Express's. */
export type PathRoutes = { pattern: string; methods: ReadonlyMap<string, Route>; allow: string }

/**
 * Groups routes by path, in matching order. Literal segments come before parameters, or
 * `/v1/folders/unassign` would be the folder named "unassign".
 */
export function pathRoutesOf(routes: readonly Route[]): PathRoutes[] {
  const byPath = Map.groupBy(routes, (route) => route.path)
  // "{" sorts after every character that begins a segment.
  return [...byPath].sort(byCodeUnit).map(([path, routesOfPath]) => {
    const methods = new Map<string, Route>(routesOfPath.map((route) => [route.method, route]))
    return { pattern: path.replace(/\{(\w+)\}/g, ':$1'), methods, allow: allowOf(methods) }
  })
}

function byCodeUnit([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}

function allowOf(methods: ReadonlyMap<string, Route>): string {
  return [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** The route for a method; HEAD is served as GET. */
export function routeFor(route: PathRoutes, method: string): Route | undefined {
  return route.methods.get(method === 'HEAD' ? 'GET' : method)
}
