import { routes } from '../../../functions/src/composition/endpoints.ts'
import type { Route } from '../../../functions/src/contract/route.ts'

/**
 * The current route of each endpoint that the client offers: all but the one over raw bytes, which
 * is for a provider that signs them.
 */
export const offeredRoutes: readonly Route[] = routes.filter(
  ({ successor, endpoint }) => successor === undefined && !endpoint.rawBody,
)
