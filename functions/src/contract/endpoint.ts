import type { z } from 'zod'
import type { Caller, KnownCaller } from './caller.ts'
import type { ErrorCode } from './errors.ts'
import type { EndpointId } from './generated/endpoint-ids.ts'
import type { Scope } from './scope.ts'

/** Every path also accepts HEAD and OPTIONS, although no route declares these two methods. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `identity|key` accepts an identity token or an API key. A caller's token overrides the key. */
export type Credential = 'none' | 'identity' | 'key' | 'identity|key'
/**
 * Who may call a route. http/access-control.ts rejects all other callers.
 *
 * - `public` admits anybody, without a credential.
 * - `member` admits everybody who acts in an account.
 * - `owner` admits the account's owner and the account's API keys, but not the account's workers.
 * - `admin` admits admins and superadmins, and `superadmin` admits only superadmins.
 *
 * Two endpoints also reject some calls of workers. Only the owner can set the account's name
 * (operations/account/open-session.ts). A worker can end only their own membership
 * (operations/invitations/remove.ts).
 */
export type Access = 'public' | 'member' | 'owner' | 'admin' | 'superadmin'
export type Deadline = 5 | 10 | 15 | 30 | 60

/**
 * Who may call an endpoint. The access is `public` by default if `credential` is `none`, and
 * otherwise `member`. An API key needs all `scopes`. Administrators' endpoints name no scopes,
 * because no key has a role.
 */
type Admission =
  | { credential: 'none'; access?: never; scopes?: never }
  | { credential: 'identity'; access: 'admin' | 'superadmin'; scopes?: never }
  | { credential: Exclude<Credential, 'none'>; access?: 'owner'; scopes: readonly Scope[] }

/** The method, path and access of an endpoint. */
export type EndpointRoute = Admission & {
  method: Method
  path: `/v1/${string}`
  /** The deadline defaults to 60 seconds. */
  deadlineSeconds?: Deadline
  /** The body may hold a photo of up to 10 MB, so the Cloud Function `photos` serves the route. */
  takesPhoto?: true
  /** A stricter body schema for the route. The endpoint's schema must also accept older bodies. */
  body?: z.ZodObject
}

type RequestHeader = { name: string; description: string; required: boolean }

/** The schemas of the success bodies by status; null for an empty or non-JSON body. */
export type Output = {
  readonly 200?: z.ZodType | null
  readonly 202?: z.ZodType | null
  readonly 302?: null
  readonly 503?: z.ZodType
}

type Part = z.ZodObject | undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown

/** The raw parts of a request, for endpoints that check a signature or a key themselves. */
export type RequestParts = {
  body: Uint8Array
  header(name: string): string | undefined
  /**
   * Throws 429 TOO_MANY_REQUESTS if the caller's address has sent too many invalid credentials.
   * Call this function before you look up a credential.
   */
  requireTries(): void
  /** Counts the request for the caller's rate limit. Throws 429 TOO_MANY_REQUESTS at the limit. */
  charge(recognised: string): void
  /** Tells the log of a pause that the caller asked for. Call this function before the pause. */
  waits(pauseMs: number): void
}

/** The data that a handler gets for one call. `input` merges the parsed path, query and body. */
export type Call<
  P extends Part = Part,
  Q extends Part = Part,
  B extends Part = Part,
  C extends Caller = KnownCaller,
> = {
  caller: C
  input: Parsed<P> & Parsed<Q> & Parsed<B>
  /** The scopes that the route requires of an API key. */
  scopes: readonly Scope[]
  requestId: string
  /** This signal aborts the work one second before the gateway times out. */
  signal: AbortSignal
  /** A UUID version 4 in lower case. */
  idempotencyKey: string | null
  acceptLanguage: string | null
  request: RequestParts
}

/** A call to any endpoint, for code that does not know the endpoint's types. */
export type AnyCall = Call<undefined, undefined, undefined, Caller>

/** A large text, such as the YAML definition. It has `plainBytes` for clients without gzip. */
export type RawBody = { contentType: string; gzipped: Uint8Array; plainBytes: number }

/** The result of a handler: a documented status and its body. */
export type Result<O extends Output> = {
  [S in keyof O]: {
    status: S
    body: (O[S] extends z.ZodType ? z.input<O[S]> : null) | RawBody
    headers?: Record<string, string>
  }
}[keyof O]

/** The result of any endpoint, for code that does not know the endpoint's types. */
export type AnyResult = { status: number; body: unknown; headers?: Record<string, string> }

type Shown<S> = S extends z.ZodType ? z.input<S> : never

/** An example request to an endpoint, with a response body for each status that sends a body. */
export type ExampleOf<P extends Part, Q extends Part, B extends Part, O extends Output> = {
  [K in 'params' as P extends z.ZodType ? K : never]: Shown<P>
} & {
  [K in 'query' as Q extends z.ZodType ? K : never]: Shown<Q>
} & {
  [K in 'body' as B extends z.ZodType ? K : never]: Shown<B>
} & { output: { [S in keyof O as O[S] extends z.ZodType ? S : never]: Shown<O[S]> } }

/** An example of any endpoint, for code that handles all examples. */
export type Example = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
  output: Readonly<Record<string, unknown>>
}

/** The contract of an endpoint, without the code that serves it. */
export type Endpoint = {
  /** The id has the form `noun.verb`. The noun names the folder, and the verb names the file. */
  id: EndpointId
  route: EndpointRoute
  /** One line in the imperative, which appears in the API definition and in docs/endpoints.md. */
  summary: string
  /** One to four sentences on the effect, the cost and other facts that a client needs. */
  description: readonly string[]
  /** The success status that the definition lists first. The default is the lowest status. */
  status?: 202 | 302
  params?: z.ZodObject | undefined
  query?: z.ZodObject | undefined
  body?: z.ZodObject | undefined
  /** The handler parses the body, because it must first check the signature of the bytes. */
  rawBody?: true
  /**
   * The handler itself checks the credential (an API key or a signature) and charges the caller's
   * rate limit. The address is charged before, to a larger bucket. A response with 401 counts as a
   * failed credential of the client's address.
   */
  checksCredential?: true
  /** Headers that the handler reads and checks, listed in the definition. */
  headers?: readonly RequestHeader[]
  output: Output
  /** The endpoint accepts the Idempotency-Key header. */
  idempotent?: true
  /**
   * The endpoint charges the daily quota, sends RateLimit headers and can return 429
   * DAILY_QUOTA_EXCEEDED.
   */
  charged?: true
  /**
   * Clients may cache the response, so the response has no `Cache-Control: no-store`. The rate
   * limit of a costly response is not raised. A large response has hundreds of kilobytes, and costs
   * a client without gzip several requests.
   */
  cacheable?: true | 'costly' | 'large'
  /** The endpoint's error codes that do not follow from the credential, access or body. */
  problems: readonly ErrorCode[]
  examples: Example
}

/** Returns the success status that the definition lists first. */
export function usualStatusOf({ status, output }: Endpoint): number {
  return status ?? Math.min(...Object.keys(output).map(Number))
}
