import type { CallableOptions } from 'firebase-functions/https'
import type { Backend, Route } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'

/** The routes that Firebase callable clients reach by name. */
export const callableRoutes: ReadonlyMap<string, Route> = new Map(
  routes.flatMap((route) =>
    route.callable === undefined ? [] : [[route.callable, route] as const],
  ),
)

/** The route of a callable name; one that is not in the contract ends the process at load, and so the deployment. */
export function callableRoute(name: string): Route {
  const route = callableRoutes.get(name)
  if (route === undefined) throw new Error(`${name} is no callable of the contract`)
  return route
}

/** What a photo needs is the same by whichever door it comes in (docs/decisions/0080). */
const room = {
  api: { concurrency: 80, memory: '512MiB' },
  photos: { concurrency: 4, memory: '1GiB' },
} as const satisfies Record<Backend, CallableOptions>

export function callableOptions(route: Route): CallableOptions {
  return { region: 'us-central1', timeoutSeconds: route.deadlineSeconds, ...room[route.backend] }
}
