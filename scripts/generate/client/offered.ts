import {
  type OperationName,
  operationOf,
  operations,
} from '../../../functions/src/contract/operations.ts'
import type { Route } from '../../../functions/src/contract/route.ts'
import { routes } from '../../../functions/src/contract/routes.ts'

/** The operations with their current routes, except those with raw bodies for providers. */
export function offeredOperations(): { name: OperationName; route: Route }[] {
  const names = (Object.keys(operations) as OperationName[]).filter(
    (name) => !operationOf(name).rawBody,
  )
  return names.map((name) => ({ name, route: currentRouteOf(name) }))
}

function currentRouteOf(name: OperationName): Route {
  const route = routes.find(({ operation, path }) => operation === name && path.startsWith('/v1/'))
  if (!route) throw new Error(`${name} has no route of version 1`)
  return route
}
