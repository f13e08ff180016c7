import type { z } from 'zod'
import type { OperationName } from './operations.ts'

/** HEAD and OPTIONS are answered on every path and are no routes of their own. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `identity|key`: either is accepted, and the identity token decides where both are sent. */
export type Credential = 'none' | 'identity' | 'key' | 'identity|key'
/**
 * Who may call a route. http/access-control.ts refuses the others.
 *
 * - `public`: anybody, without a credential.
 * - `member`: everybody who acts in an account.
 * - `owner`: the owner of the account and its API keys, but no worker of the account.
 * - `admin` and `superadmin`: users of that role. A superadmin may call what an admin may.
 *
 * Two operations also refuse workers, depending on the input. Only the owner names the
 * account (operations/account/open-session.ts). A worker ends their own membership and no other
 * (operations/invitations/remove.ts).
 */
export type Access = 'public' | 'member' | 'owner' | 'admin' | 'superadmin'
/** Which exported function serves the route: `photos` takes the 10 MB bodies, 4 at once. */
export type Backend = 'api' | 'photos'

/** One endpoint of the specification (docs/api.md#the-specification), or an extension of it. */
export type Route = {
  method: Method
  path: `/${string}`
  credential: Credential
  access: Access
  deadlineSeconds: 5 | 10 | 15 | 30 | 60
  operation: OperationName
  backend: Backend
  /** A body of this many bytes or more is refused. */
  bodyBytesLimit: number
  origin: 'specification' | 'extension'
  /** The v1 successor of a legacy route. */
  successor?: `/v1/${string}`
  /** The field of an unversioned route's body that is the path parameter `id` of its operation. */
  idInBody?: 'analysisId' | 'folderId'
  /** An unversioned route answers Firebase callable clients too. */
  callable?: string
  /** A route's own, narrower body rules (v0) or further fields (`idempotencyKey`). */
  body?: z.ZodObject
}

/**
 * Whether a route is for administrators. Their callers are never read from the cache, so that a
 * lost role holds at once.
 */
export function isAdministrative({ access }: Pick<Route, 'access'>): boolean {
  return access === 'admin' || access === 'superadmin'
}
