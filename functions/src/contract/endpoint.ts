import type { z } from 'zod'
import type { Caller, KnownCaller } from './caller.ts'
import type { ErrorCode } from './errors.ts'
import type { EndpointId } from './generated/endpoint-ids.ts'

/** Every path also answers HEAD and OPTIONS, which are not routes of their own. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `identity|key` accepts either; if a request sends both, the identity token decides. */
export type Credential = 'none' | 'identity' | 'key' | 'identity|key'
/**
 * Who may call a route. http/access-control.ts rejects everybody else.
 *
 * - `public`: anybody, without a credential.
 * - `member`: everybody who acts in an account.
 * - `owner`: the owner of the account and its API keys, but no worker of the account.
 * - `admin` and `superadmin`: users of that role. A superadmin may call everything that an admin
 *   may.
 *
 * Two endpoints also reject workers, depending on the input: only the owner can name the account
 * (operations/account/open-session.ts), and a worker can end only their own membership
 * (operations/invitations/remove.ts).
 */
export type Access = 'public' | 'member' | 'owner' | 'admin' | 'superadmin'
export type Deadline = 5 | 10 | 15 | 30 | 60

/** The method, path and access of an endpoint. */
export type EndpointRoute = {
  method: Method
  path: `/v1/${string}`
  credential: Credential
  /** Defaults to `public` without a credential, and to `member` with one. */
  access?: Exclude<Access, 'public' | 'member'>
  /** Defaults to 60. */
  deadlineSeconds?: Deadline
  /** The body may hold a photo of up to 10 MB, so the function `photos` serves the route. */
  takesPhoto?: true
  /** A narrower body than the endpoint's. The endpoint's body must also accept older routes. */
  body?: z.ZodObject
}

type RequestHeader = { name: string; description: string; required: boolean }

/** The success bodies by status; null if there is none (302) or it is not JSON. */
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
   * Throws 429 TOO_MANY_REQUESTS if the address has sent too many failed credentials. Call it
   * before a look-up.
   */
  requireTries(): void
  /** Charges a request to the caller that the endpoint recognised. Throws 429 TOO_MANY_REQUESTS. */
  charge(recognised: string): void
}

/** What a handler receives for one call; `input` merges the parsed path, query and body. */
export type Call<
  P extends Part = Part,
  Q extends Part = Part,
  B extends Part = Part,
  C extends Caller = KnownCaller,
> = {
  caller: C
  input: Parsed<P> & Parsed<Q> & Parsed<B>
  requestId: string
  /** Aborts one second before the gateway gives up. */
  signal: AbortSignal
  /** A UUID version 4 in lower case. */
  idempotencyKey: string | null
  acceptLanguage: string | null
  request: RequestParts
}

/** The call of any endpoint, for code that does not know its exact type. */
export type AnyCall = Call<undefined, undefined, undefined, Caller>

/** A body that is not JSON (the YAML definition), with its gzip for clients that accept it. */
export type RawBody = { contentType: string; text: string; gzipped: Uint8Array }

/** The result of a handler: a documented status and its body. */
export type Result<O extends Output> = {
  [S in keyof O]: {
    status: S
    body: (O[S] extends z.ZodType ? z.input<O[S]> : null) | RawBody
    headers?: Record<string, string>
  }
}[keyof O]

/** The result of any endpoint, for code that does not know its exact type. */
export type AnyResult = { status: number; body: unknown; headers?: Record<string, string> }

type Shown<S> = S extends z.ZodType ? z.input<S> : never

/** An example request to an endpoint, with a body for each status that has one. */
export type ExampleOf<P extends Part, Q extends Part, B extends Part, O extends Output> = {
  [K in 'params' as P extends z.ZodType ? K : never]: Shown<P>
} & {
  [K in 'query' as Q extends z.ZodType ? K : never]: Shown<Q>
} & {
  [K in 'body' as B extends z.ZodType ? K : never]: Shown<B>
} & { output: { [S in keyof O as O[S] extends z.ZodType ? S : never]: Shown<O[S]> } }

/** An example with its parts visible, for code that handles all examples. */
export type Example = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
  output: Readonly<Record<string, unknown>>
}

/** The contract of an endpoint, without the code that serves it. */
export type Endpoint = {
  /** `noun.verb`, which is also the folder and the file name. */
  id: EndpointId
  route: EndpointRoute
  /** One imperative line for the definition and docs/endpoints.md. */
  summary: string
  /** One to four sentences: the effect, the cost, and facts that a client needs. */
  description: readonly string[]
  /** The success status that the definition lists first; defaults to the lowest of `output`. */
  status?: 202 | 302
  params?: z.ZodObject | undefined
  query?: z.ZodObject | undefined
  body?: z.ZodObject | undefined
  /** The handler parses the bytes itself, because it must first check a signature over them. */
  rawBody?: true
  /**
   * The handler checks its own credential (a key to exchange, a signature) and charges the request
   * to the caller that it recognises. Its 401 counts as a failed credential of the address.
   */
  checksCredential?: true
  /** Headers that the handler reads and checks, listed in the definition. */
  headers?: readonly RequestHeader[]
  output: Output
  /** Accepts the Idempotency-Key header. */
  idempotent?: true
  /**
   * Charges the daily quota. Can return 429 DAILY_QUOTA_EXCEEDED, and sends the RateLimit headers.
   */
  charged?: true
  /** Clients may cache the answer, so the response has no `Cache-Control: no-store`. */
  cacheable?: true
  /** The error codes beyond those that follow from credential, access and body. */
  problems: readonly ErrorCode[]
  examples: Example
}

/** Returns the success status that the definition lists first. */
export function usualStatusOf({ status, output }: Endpoint): number {
  return status ?? Math.min(...Object.keys(output).map(Number))
}
