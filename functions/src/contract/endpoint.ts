import type { z } from 'zod'
import type { Caller, KnownCaller } from './caller.ts'
import type { ErrorCode } from './errors.ts'
import type { EndpointId } from './generated/endpoint-ids.ts'

/** HEAD and OPTIONS are answered on every path and are no routes of their own. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `identity|key` accepts either, and the identity token decides where a request sends both. */
export type Credential = 'none' | 'identity' | 'key' | 'identity|key'
/**
 * Who may call a route. http/access-control.ts refuses the others.
 *
 * - `public`: anybody, without a credential.
 * - `member`: everybody who acts in an account.
 * - `owner`: the owner of the account and its API keys, but no worker of the account.
 * - `admin` and `superadmin`: users of that role. A superadmin may call what an admin may.
 *
 * Two endpoints also refuse workers, depending on the input: only the owner names the account
 * (operations/account/open-session.ts), and a worker ends no membership but their own
 * (operations/invitations/remove.ts).
 */
export type Access = 'public' | 'member' | 'owner' | 'admin' | 'superadmin'
export type Deadline = 5 | 10 | 15 | 30 | 60

/** Where an endpoint is reached, and who may call it. */
export type EndpointRoute = {
  method: Method
  path: `/v1/${string}`
  credential: Credential
  /** Where absent: `public` without a credential, `member` with one. */
  access?: Exclude<Access, 'public' | 'member'>
  /** 60 where absent. */
  deadlineSeconds?: Deadline
  /** Its body may hold a photo: the function `photos` serves it, up to 10 MB. */
  takesPhoto?: true
  /** Narrower than the body of the endpoint, whose older routes accept more. */
  body?: z.ZodObject
}

type RequestHeader = { name: string; description: string; required: boolean }

/** Bodies of success by status; null where there is none (302) or it is not JSON. */
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
   * Throws 429 TOO_MANY_REQUESTS where the address has presented too many failed credentials.
   * Called before a look-up.
   */
  requireTries(): void
  /**
   * Charges a request to the caller that the endpoint has recognised. Throws 429 TOO_MANY_REQUESTS.
   */
  charge(recognised: string): void
}

/** What a handler may know of one call: its input is path, query and body, parsed and merged. */
export type Call<
  P extends Part = Part,
  Q extends Part = Part,
  B extends Part = Part,
  C extends Caller = KnownCaller,
> = {
  caller: C
  input: Parsed<P> & Parsed<Q> & Parsed<B>
  requestId: string
  /** Fires one second before the gateway gives up. */
  signal: AbortSignal
  /** A UUID version 4, lower case. */
  idempotencyKey: string | null
  acceptLanguage: string | null
  request: RequestParts
}

/** The call of any endpoint, once its own type is no longer known. */
export type AnyCall = Call<undefined, undefined, undefined, Caller>

/**
 * A body that is not JSON (the YAML definition), and the same in gzip for clients that accept it.
 */
export type RawBody = { contentType: string; text: string; gzipped: Uint8Array }

/** What a handler returns: a documented status with its body. */
export type Result<O extends Output> = {
  [S in keyof O]: {
    status: S
    body: (O[S] extends z.ZodType ? z.input<O[S]> : null) | RawBody
    headers?: Record<string, string>
  }
}[keyof O]

/** The result of any endpoint, once its own type is no longer known. */
export type AnyResult = { status: number; body: unknown; headers?: Record<string, string> }

type Shown<S> = S extends z.ZodType ? z.input<S> : never

/** A request to an endpoint, and a body for each of its statuses that has one. */
export type ExampleOf<P extends Part, Q extends Part, B extends Part, O extends Output> = {
  [K in 'params' as P extends z.ZodType ? K : never]: Shown<P>
} & {
  [K in 'query' as Q extends z.ZodType ? K : never]: Shown<Q>
} & {
  [K in 'body' as B extends z.ZodType ? K : never]: Shown<B>
} & { output: { [S in keyof O as O[S] extends z.ZodType ? S : never]: Shown<O[S]> } }

/** An example with its parts visible, for code over all of them. */
export type Example = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
  output: Readonly<Record<string, unknown>>
}

/** What an endpoint takes and answers, without the code that serves it. */
export type Endpoint = {
  /** `noun.verb`, which names the folder and the file. */
  id: EndpointId
  route: EndpointRoute
  /** One line, imperative, for the definition and docs/endpoints.md. */
  summary: string
  /** What it does and costs, and what a client should know: one to four sentences. */
  description: readonly string[]
  /**
   * The success status that the definition documents first; the lowest of `output` where absent.
   */
  status?: 202 | 302
  params?: z.ZodObject | undefined
  query?: z.ZodObject | undefined
  body?: z.ZodObject | undefined
  /** The handler parses the bytes itself, because it first checks a signature over them. */
  rawBody?: true
  /**
   * The handler checks a credential of its own (a key to exchange, a signature). It charges the
   * request to the caller that it recognises. Its 401 is a failed credential of the address.
   */
  checksCredential?: true
  /** Headers that the handler reads and checks, for the definition. */
  headers?: readonly RequestHeader[]
  output: Output
  /** Accepts the Idempotency-Key header. */
  idempotent?: true
  /**
   * Charges the daily quota: can answer 429 DAILY_QUOTA_EXCEEDED, and has the RateLimit headers.
   */
  charged?: true
  /** May be cached: leaves out `Cache-Control: no-store`. */
  cacheable?: true
  /** Codes beyond those that every route with its credential, access and body can answer. */
  problems: readonly ErrorCode[]
  examples: Example
}

/** The success status that the definition documents first. */
export function usualStatusOf({ status, output }: Endpoint): number {
  return status ?? Math.min(...Object.keys(output).map(Number))
}
