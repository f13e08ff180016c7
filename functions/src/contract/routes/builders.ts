import { limits } from '../limits.ts'
import type { OperationName } from '../operations.ts'
import type { Access, Credential, Method, Route } from '../route.ts'

type Path = Route['path']
type Deadline = Route['deadlineSeconds']
type More = Partial<Pick<Route, 'access' | 'backend' | 'bodyBytesLimit' | 'body'>>

const usual = {
  backend: 'api',
  bodyBytesLimit: limits.request.bodyBytesLimit,
  origin: 'specification',
} as const

/** What a route adds whose body can hold a photo. */
export const photo = {
  backend: 'photos',
  bodyBytesLimit: limits.request.photoBodyBytesLimit,
} as const

/**
 * What a route adds that refuses workers of an account. `Access` in contract/route.ts says what
 * else is refused to them, and where.
 */
export const owner = { access: 'owner' } as const

function accessOf(credential: Credential): Access {
  return credential === 'none' ? 'public' : 'member'
}

/** A route of the table "Current version (v1)". */
export function current(
  method: Method,
  path: Path,
  credential: Credential,
  deadlineSeconds: Deadline,
  operation: OperationName,
  more: More = {},
): Route {
  const access = accessOf(credential)
  return { ...usual, method, path, credential, access, deadlineSeconds, operation, ...more }
}

/** A route of the table "Administrative operations"; all of them take identity tokens. */
export function administrative(
  method: Method,
  path: Path,
  access: 'admin' | 'superadmin',
  deadlineSeconds: Deadline,
  operation: OperationName,
): Route {
  return { ...usual, method, path, credential: 'identity', access, deadlineSeconds, operation }
}

/** A route of version 0: the deadline of its successor, which is 60 s for all of them. */
export function versionZero(
  method: Method,
  path: `/v0/${string}`,
  credential: Credential,
  operation: OperationName,
  successor: `/v1/${string}`,
  more: More = {},
): Route {
  return {
    ...usual,
    method,
    path,
    credential,
    access: accessOf(credential),
    deadlineSeconds: 60,
    operation,
    successor,
    ...more,
  }
}

/** An unversioned route: a POST with ids in its body, which callable clients reach by its name. */
export function unversioned(
  name: string,
  operation: OperationName,
  successor: `/v1/${string}`,
  more: More & Partial<Pick<Route, 'idInBody' | 'origin' | 'deadlineSeconds'>> = {},
): Route {
  return {
    ...usual,
    method: 'POST',
    path: `/${name}`,
    credential: 'identity',
    access: 'member',
    deadlineSeconds: 60,
    operation,
    successor,
    callable: name,
    ...more,
  }
}

/** A route beyond the specification: 60 s unless it says otherwise. */
export function extension(
  method: Method,
  path: Path,
  credential: Credential,
  operation: OperationName,
  more: Partial<Pick<Route, 'access' | 'deadlineSeconds'>> = {},
): Route {
  return {
    ...usual,
    method,
    path,
    credential,
    access: accessOf(credential),
    deadlineSeconds: 60,
    operation,
    origin: 'extension',
    ...more,
  }
}
