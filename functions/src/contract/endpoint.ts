import type { z } from 'zod'
import type { Caller, KnownCaller } from './caller.ts'
import type { ErrorCode } from './errors.ts'
import type { EndpointId } from './generated/endpoint-ids.ts'

/** Every path also accepts HEAD and OPTIONS, which have no routes of their own. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `identity|key` accepts an identity token or an API key. With both, the token is used. */
export type Credential = 'none' | 'identity' | 'key' | 'identity|key'
/**
 * Who may call a route. http/access-control.ts rejects everybody else.
 *
 * - `public`: anybody, without a credential.
 * - `member`: everybody who acts in an account.
 * - `owner`: the account's owner and the account's API keys, but not its workers.
 * - `admin` and `superadmin`: users of that role. A superadmin may call everything that an admin
 *   may.
 *
 * Two endpoints also reject workers, depending on the input: only the owner can set the account's
 * name (operations/account/open-session.ts), and a worker can end only their own membership
 * (operations/invitations/remove.ts).
 */
export type Access = 'public' | 'member' | 'owner' | 'admin' | 'superadmin'
export type Deadline = 5 | 10 | 15 | 30 | 60

/** The method, path and access of an endpoint. */
export type EndpointRoute = {
  method: Method
  path: `/v1/${string}`
  credential: Credential
  /** Defaults to `public` if `credential` is `none`, and otherwise to `member`. */
  access?: Exclude<Access, 'public' | 'member'>
  /** The deadline defaults to 60 seconds. */
  deadlineSeconds?: Deadline
  /** The body may hold a photo of up to 10 MB, so the Cloud Function `photos` serves the route. */
  takesPhoto?: true
  /** A stricter schema than the endpoint's, which must also accept the bodies of older routes. */
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
   * Throws 429 TOO_MANY_REQUESTS if the caller's address has sent too many failed credentials. Call
   * this function before you look up a credential.
   */
  requireTries(): void
  /** Counts the request against the caller's rate limit. Throws 429 TOO_MANY_REQUESTS. */
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
  /** Aborts one second before the gateway times out. */
  signal: AbortSignal
  /** A UUID version 4 in lower case. */
  idempotencyKey: string | null
  acceptLanguage: string | null
  request: RequestParts
}

/** A call to any endpoint, for code that does not know the endpoint's types. */
export type AnyCall = Call<undefined, undefined, undefined, Caller>

/** A body that is not JSON (the YAML definition), also compressed for clients that accept gzip. */
export type RawBody = { contentType: string; text: string; gzipped: Uint8Array }

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
  /** `noun.verb`: the noun also names the folder, and the verb also names the file. */
  id: EndpointId
  route: EndpointRoute
  /** One line in the imperative, shown in the API definition and docs/endpoints.md. */
  summary: string
  /** One to four sentences: the effect, the cost, and facts that a client needs. */
  description: readonly string[]
  /** The success status that the definition lists first. Defaults to the lowest in `output`. */
  status?: 202 | 302
  params?: z.ZodObject | undefined
  query?: z.ZodObject | undefined
  body?: z.ZodObject | undefined
  /** The handler parses the body itself, because it must first check the signature of the bytes. */
  rawBody?: true
  /**
   * The handler itself checks the credential (an API key or a signature) and charges the caller's
   * rate limit. A 401 counts as a failed credential of the address.
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
  /** Clients may cache the response, so it has no `Cache-Control: no-store`. */
  cacheable?: true
  /** The error codes that do not follow from the credential, access or body. */
  problems: readonly ErrorCode[]
  examples: Example
}

/** Returns the success status that the definition lists first. */
export function usualStatusOf({ status, output }: Endpoint): number {
  return status ?? Math.min(...Object.keys(output).map(Number))
}
