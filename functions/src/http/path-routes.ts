import type { Method } from '../contract/endpoint.ts'
import type { Route } from '../contract/route.ts'

/** All routes of one path, which the router knows by one pattern. */
export type PathRoutes = { pattern: string; methods: ReadonlyMap<Method, Route>; allow: string }

/**
 * The routes by path, in the order in which they must be tried. A literal segment goes before a
 * parameter, or `/v1/folders/unassign` would be the folder named "unassign".
 */
export function pathRoutesOf(routes: readonly Route[]): PathRoutes[] {
  const byPath = Map.groupBy(routes, (route) => route.path)
  // "{" sorts behind every character that a segment of ours begins with.
  return [...byPath].sort(byCodeUnit).map(([path, routesOfPath]) => {
    const methods = new Map(routesOfPath.map((route) => [route.method, route]))
    return { pattern: path.replace(/\{(\w+)\}/g, ':$1'), methods, allow: allowOf(methods) }
  })
}

function byCodeUnit([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}

function allowOf(methods: ReadonlyMap<Method, Route>): string {
  const named: string[] = [...methods.keys()]
  return [...named, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** The route that serves a method; HEAD is GET without its body. */
export function routeFor(route: PathRoutes, method: string): Route | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  return [...route.methods.values()].find((route) => route.method === wanted)
}
