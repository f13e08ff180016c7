import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** The routes that Firebase callable clients reach by name. */
export const callableRoutes: ReadonlyMap<string, Route> = new Map(
  routes.flatMap((route) =>
    route.callable === undefined ? [] : [[route.callable, route] as const],
  ),
)

/** The route of a callable name. Throws at load, which ends the deployment, on an unknown one. */
export function callableRoute(name: string): Route {
  const route = callableRoutes.get(name)
  if (route === undefined) throw new Error(`${name} is no callable of the contract`)
  return route
}
