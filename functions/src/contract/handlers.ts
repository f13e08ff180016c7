import type { z } from 'zod'
import type { Caller } from './caller.ts'
import type { OperationName, operations } from './operations.ts'

type Operations = typeof operations
type Shape<S> = S extends z.ZodType ? z.output<S> : unknown
type Part<
  N extends OperationName,
  K extends 'params' | 'query' | 'body',
> = K extends keyof Operations[N] ? Shape<Operations[N][K]> : unknown

/** Path, query and body of an operation, parsed and merged. */
export type Input<N extends OperationName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>

/** The raw parts of a request, for operations on bytes and headers (webhooks, exchange). */
export type RequestParts = {
  body: Uint8Array
  header(name: string): string | undefined
  /**
   * Throws 429 TOO_MANY_REQUESTS where the address has presented too many failed credentials.
   * Asked before a look-up.
   */
  requireTries(): void
  /** Charges the burst of whom the operation has recognised. Throws 429 TOO_MANY_REQUESTS. */
  charge(recognised: string): void
}

/**
 * What an operation may know of one call.
 * `caller` is anonymous on public routes only; `knownCaller` narrows it to the others.
 */
export type Call<N extends OperationName> = {
  caller: Caller
  input: Input<N>
  requestId: string
  /** Fires one second before the gateway would give up. */
  signal: AbortSignal
  /** A UUID version 4, lower case. */
  idempotencyKey: string | null
  acceptLanguage: string | null
  request: RequestParts
}

type Output<N extends OperationName> = Operations[N]['output']
type Body<S> = S extends z.ZodType ? z.input<S> : null

/** What a handler returns: a status that its operation documents, with that status's body. */
export type OperationResult<N extends OperationName> = {
  [S in keyof Output<N>]: {
    status: S
    body: Body<Output<N>[S]> | RawBody
    headers?: Record<string, string>
  }
}[keyof Output<N>]

/** A body that is not JSON (the YAML definition), and the same in gzip for who takes that. */
export type RawBody = { contentType: string; text: string; gzipped: Uint8Array }

/** The result of any operation, once its own type is no longer known. */
export type AnyResult = { status: number; body: unknown; headers?: Record<string, string> }

/** The code of an operation. Throws `Problem` for what its definition lists, and `Unavailable`. */
export type Handler<N extends OperationName> = (call: Call<N>) => Promise<OperationResult<N>>

/** Every operation attached to its code: one that is missing does not compile. */
export type Handlers = { [N in OperationName]: Handler<N> }
