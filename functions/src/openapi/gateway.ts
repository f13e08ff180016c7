import { limits } from '../contract/limits.ts'
import type { Backend, Route } from '../contract/route.ts'
import { documentOf } from './document.ts'
import { pathParametersOf } from './parameters.ts'
import type { Operation, SwaggerDocument } from './types.ts'

/** Hosts that cannot exist. The deployment and the local gateway replace these hosts. */
export const placeholderHosts: Record<Backend, string> = {
  api: 'https://api.backend.invalid',
  photos: 'https://photos.backend.invalid',
}

// The gateway's default for an operation would move the path variables into the query.
function routing(route: Route, deadlineSeconds: number): Partial<Operation> {
  const parameters = pathParametersOf(route).map(({ name }) => ({
    name,
    in: 'path' as const,
    required: true,
    type: 'string',
  }))
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    'x-google-backend': {
      address: placeholderHosts[route.backend],
      deadline: deadlineSeconds,
      path_translation: 'APPEND_PATH_TO_ADDRESS',
    },
  }
}

/**
 * The file for API Gateway. It has no `security`: the gateway cannot express "identity token or API
 * key", checks only Google's own keys, and sends a 401 without CORS headers.
 */
export function gatewayDocument(routes: readonly Route[]): SwaggerDocument {
  const document = documentOf(routes, {
    description: 'Routes and deadlines for the gateway; callers read the public definition.',
    operation: (route) => routing(route, route.deadlineSeconds),
    preflight: (_path, first) => routing(first, limits.request.preflightDeadlineSeconds),
  })
  const { swagger, info, paths } = document
  return { swagger, info, schemes: ['https'], produces: ['application/json'], paths }
}
