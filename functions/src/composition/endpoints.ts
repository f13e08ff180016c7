import type { AnyCall, AnyResult } from '../contract/endpoint.ts'
import type { EndpointId } from '../contract/generated/endpoint-ids.ts'
import type { Route } from '../contract/route.ts'
import { routesOf } from '../contract/routes.ts'
import type { ServedEndpoint } from '../operations/endpoint.ts'
import { endpoints } from '../operations/generated/endpoints.ts'
import type { Ports } from '../ports/ports.ts'

export const routes: readonly Route[] = routesOf(endpoints)

/** The routes that Firebase callable clients reach by name. */
export const callableRoutes: ReadonlyMap<string, Route> = new Map(
  routes.flatMap((route) =>
    route.callable === undefined ? [] : [[route.callable, route] as const],
  ),
)

/** Throws for an unknown name when the code loads, so that the deployment stops. */
export function callableRoute(name: string): Route {
  const route = callableRoutes.get(name)
  if (route === undefined) throw new Error(`${name} is no callable of the contract`)
  return route
}

/** Returns a function that runs an endpoint's handler with these ports. */
export function handlerWith(ports: Ports): (id: EndpointId, call: AnyCall) => Promise<AnyResult> {
  const served: readonly ServedEndpoint[] = endpoints
  const byId = new Map(served.map((endpoint) => [endpoint.id, endpoint]))
  return async (id, call) => {
    const endpoint = byId.get(id)
    if (!endpoint) throw new Error(`${id} is no endpoint`)
    return endpoint.handler(call, ports)
  }
}
