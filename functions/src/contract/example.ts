import type { z } from 'zod'
import type { OperationName, operations } from './operations.ts'

type Operations = typeof operations
/** The first part of an operation's name. */
export type Noun = OperationName extends `${infer N}.${string}` ? N : never

type Request<O> = {
  [P in 'params' | 'query' | 'body' as P extends keyof O ? P : never]: P extends keyof O
    ? O[P] extends z.ZodType
      ? z.input<O[P]>
      : never
    : never
}

type Bodies<T> = {
  [S in keyof T as T[S] extends z.ZodType ? S : never]: T[S] extends z.ZodType
    ? z.input<T[S]>
    : never
}

/** A request to an operation, and a body for each of its statuses that has one. */
type ExampleOf<N extends OperationName> = Request<Operations[N]> & {
  output: Operations[N] extends { output: infer T } ? Bodies<T> : never
}

/** An example of every operation of a noun: one that is missing does not compile. */
export type ExamplesOf<N extends Noun> = {
  [O in OperationName as O extends `${N}.${string}` ? O : never]: ExampleOf<O>
}

/** An example with its parts visible, for code over all of them. */
export type Example = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
  output: Readonly<Record<string, unknown>>
}
