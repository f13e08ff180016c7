import { routes } from '../../../functions/src/composition/endpoints.ts'
import type { Route } from '../../../functions/src/contract/route.ts'

/**
 * The current route of each endpoint that the client offers. Leaves out the endpoint with a raw
 * body, because only a provider calls that endpoint.
 */
export const offeredRoutes: readonly Route[] = routes.filter(
  ({ successor, endpoint }) => successor === undefined && !endpoint.rawBody,
)
