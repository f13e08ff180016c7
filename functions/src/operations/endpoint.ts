import type { z } from 'zod'
import type { Caller, KnownCaller } from '../contract/caller.ts'
import type {
  AnyCall,
  AnyResult,
  Call,
  Endpoint,
  EndpointRoute,
  ExampleOf,
  Output,
  Result,
} from '../contract/endpoint.ts'
import type { Ports } from '../ports/ports.ts'

type Part = z.ZodObject | undefined
type CallerOf<R extends EndpointRoute> = R['credential'] extends 'none' ? Caller : KnownCaller

type Definition<
  Id extends Endpoint['id'],
  R extends EndpointRoute,
  P extends Part,
  Q extends Part,
  B extends Part,
  O extends Output,
> = Omit<Endpoint, 'id' | 'route' | 'params' | 'query' | 'body' | 'output' | 'examples'> & {
  id: Id
  route: R
  params?: P
  query?: Q
  body?: B
  output: O
  examples: ExampleOf<P, Q, B, O>
  /** Throws `Unavailable`, or `Problem` with a code that the definition lists. */
  handler(call: Call<P, Q, B, CallerOf<R>>, ports: Ports): Promise<Result<O>>
}

/** The definition and the handler of an endpoint, with the schemas if the endpoint has any. */
export type ServedEndpoint = Endpoint & {
  handler(call: AnyCall, ports: Ports): Promise<AnyResult>
}

/** Declares an endpoint. The schemas determine the types of the handler and the examples. */
export function endpoint<
  const Id extends Endpoint['id'],
  const R extends EndpointRoute,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
  const O extends Output = Output,
>(definition: Definition<Id, R, P, Q, B, O>): Definition<Id, R, P, Q, B, O> {
  return definition
}
