import type { z } from 'zod'
import type { Access, Credential, Deadline, Endpoint, Method } from './endpoint.ts'
import type { Scope } from './scope.ts'

/** The Cloud Function that serves the route. `photos` takes bodies of 10 MB, at most 4 at once. */
export type Backend = 'api' | 'photos'
/** A method and path of the service (docs/api.md#the-specification), with its endpoint. */
export type Route = {
  method: Method
  path: `/${string}`
  credential: Credential
  access: Access
  /** The scopes that an API key needs; empty if every key, or no key, may call the route. */
  scopes: readonly Scope[]
  deadlineSeconds: Deadline
  endpoint: Endpoint
  backend: Backend
  /** The route rejects a body of this many bytes or more. */
  bodyBytesLimit: number
  /** The v1 path that replaces a legacy route. */
  successor?: `/v1/${string}`
  /** The body field in which an unversioned route takes the endpoint's path parameter `id`. */
  idInBody?: 'analysisId' | 'folderId'
  /** The name by which Firebase callable clients reach an unversioned route. */
  callable?: string
  /** The route's own body schema, if it differs from the endpoint's. */
  body?: z.ZodObject
}

/**
 * Whether only administrators can call the route. The service does not cache the callers of
 * administrators' routes, so that a lost role ends access at once.
 */
export function isAdministrative({ access }: Pick<Route, 'access'>): boolean {
  return access === 'admin' || access === 'superadmin'
}
