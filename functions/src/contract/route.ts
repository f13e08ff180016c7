import type { z } from 'zod'
import type { Access, Credential, Deadline, Endpoint, Method } from './endpoint.ts'

/** The exported function that serves the route: `photos` takes 10 MB bodies, 4 at once. */
export type Backend = 'api' | 'photos'
/** A method and path of the service (docs/api.md#the-specification), with its endpoint. */
export type Route = {
  method: Method
  path: `/${string}`
  credential: Credential
  access: Access
  deadlineSeconds: Deadline
  endpoint: Endpoint
  backend: Backend
  /** The route rejects a body of this many bytes or more. */
  bodyBytesLimit: number
  /** The v1 path that replaces a legacy route. */
  successor?: `/v1/${string}`
  /**
   * The field of an unversioned route's body that holds the path parameter `id` of its endpoint.
   */
  idInBody?: 'analysisId' | 'folderId'
  /** The name by which Firebase callable clients reach an unversioned route. */
  callable?: string
  /** The narrower body (v0) or the additional fields (`idempotencyKey`) of this route. */
  body?: z.ZodObject
}

/**
 * Whether only administrators can call the route. Such routes never read a caller from the cache,
 * so that a lost role ends access at once.
 */
export function isAdministrative({ access }: Pick<Route, 'access'>): boolean {
  return access === 'admin' || access === 'superadmin'
}
