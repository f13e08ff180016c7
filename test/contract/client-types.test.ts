import type {
  ErrorCode as EmittedErrorCode,
  Input,
  OperationName,
  Output,
  WebhookEvent,
} from '@plant-analysis/client'
import { expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { ErrorCode } from '../../functions/src/contract/errors.ts'
import type { webhookBodies } from '../../functions/src/contract/events.ts'
import type { EndpointId as Contracted } from '../../functions/src/contract/generated/endpoint-ids.ts'
import type { endpoints } from '../../functions/src/operations/generated/endpoints.ts'

type Operations = { [E in (typeof endpoints)[number] as E['id']]: E }

/** All operations of the contract, except the operation that the generative provider calls. */
type Offered = Exclude<Contracted, 'webhooks.receiveGenai'>

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Merges intersections into one type, so that equal types compare as equal. */
type Plain<T> = T extends (infer I)[]
  ? Plain<I>[]
  : T extends object
    ? { [K in keyof T]: Plain<T[K]> }
    : T

type Same<A, B> = Equal<Plain<A>, Plain<B>>

type OutputOf<N extends Contracted> = {
  [S in keyof Operations[N]['output']]: Operations[N]['output'][S] extends z.ZodType
    ? z.output<Operations[N]['output'][S]>
    : never
}[keyof Operations[N]['output']]

type Expected<N extends Contracted> = [OutputOf<N>] extends [never] ? unknown : OutputOf<N>

type SchemaOf<N extends Contracted, P extends 'params' | 'query' | 'body'> = Exclude<
  Operations[N][P],
  undefined
>
/** The type that a client sends. If zod's input type is `unknown`, the output type replaces it. */
type Sent<S> = [S] extends [never]
  ? undefined
  : S extends z.ZodType
    ? {
        [K in keyof z.input<S>]: unknown extends z.input<S>[K]
          ? z.output<S>[K & keyof z.output<S>]
          : z.input<S>[K]
      }
    : undefined
/** The parsed type of a query, which the client uses although it sends the query as text. */
type Queried<S> = [S] extends [never]
  ? undefined
  : S extends z.ZodType
    ? { [K in keyof z.output<S>]?: z.output<S>[K] | undefined }
    : undefined

type Part<N extends OperationName, P extends string> =
  Input<N> extends { [K in P]?: infer T }
    ? P extends keyof Input<N>
      ? Exclude<T, undefined>
      : undefined
    : undefined

/** The operations whose types in the client differ from the types in the contract. */
type Differing = {
  [N in Offered]:
    | (Same<Output<N>, Expected<N>> extends true ? never : `${N} output`)
    | (Same<Part<N, 'params'>, Sent<SchemaOf<N, 'params'>>> extends true ? never : `${N} params`)
    | (Same<Part<N, 'body'>, Sent<SchemaOf<N, 'body'>>> extends true ? never : `${N} body`)
    | (Same<Part<N, 'query'>, Queried<SchemaOf<N, 'query'>>> extends true ? never : `${N} query`)
}[Offered]

it('the types of the client equal the types of the contract', () => {
  expectTypeOf<OperationName>().toEqualTypeOf<Offered>()
  expectTypeOf<Differing>().toEqualTypeOf<never>()
  expectTypeOf<EmittedErrorCode>().toEqualTypeOf<ErrorCode>()
  type Events = z.output<(typeof webhookBodies)[keyof typeof webhookBodies]>
  expectTypeOf<Plain<WebhookEvent>>().toEqualTypeOf<Plain<Events>>()
})
