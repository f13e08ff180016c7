import type { z } from 'zod'
import type { Access, Credential, Deadline, Endpoint, Method } from './endpoint.ts'

/** Which exported function serves the route: `photos` takes the 10 MB bodies, 4 at once. */
export type Backend = 'api' | 'photos'
/**
 * One method and path of the service (docs/api.md#the-specification), and the endpoint behind it.
 */
export type Route = {
  method: Method
  path: `/${string}`
  credential: Credential
  access: Access
  deadlineSeconds: Deadline
  endpoint: Endpoint
  backend: Backend
  /** A body of this many bytes or more is refused. */
  bodyBytesLimit: number
  /** The v1 path that replaces a legacy route. */
  successor?: `/v1/${string}`
  /** The field of an unversioned route's body that is the path parameter `id` of its endpoint. */
  idInBody?: 'analysisId' | 'folderId'
  /** The name by which Firebase callable clients reach an unversioned route. */
  callable?: string
  /** A route's own, narrower body rules (v0) or further fields (`idempotencyKey`). */
  body?: z.ZodObject
}

/**
 * Whether a route is for administrators. Their callers are never read from the cache, so that a
 * role ends at once.
 */
export function isAdministrative({ access }: Pick<Route, 'access'>): boolean {
  return access === 'admin' || access === 'superadmin'
}
