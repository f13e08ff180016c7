import type { z } from 'zod'
import type { JobName } from '../deployment/functions.ts'
import type { CallContext } from '../ports/context.ts'
import type { Ports } from '../ports/ports.ts'
import type { Queued } from './background/queue.ts'

/** `name` names the deployed function. `signal` fires before the platform ends that function. */
type Run<N> = CallContext & { name: N }

type Definition<N, M extends z.ZodType> = {
  /** The deployed functions that run the job, by their names in deployment/functions.ts. */
  functions: readonly N[]
  /** Parses the message of the trigger. */
  message: M
  /** A run can be late, repeated or parallel. The trigger repeats a run that throws. */
  work(message: z.output<M>, ports: Ports, run: Run<N>): Promise<void>
}

/** A job of a deployed function, with a message of any type. */
export type Job<N extends JobName> = Omit<Definition<N, z.ZodType>, 'functions' | 'work'> & {
  work(message: unknown, ports: Ports, run: Run<N>): Promise<void>
}

/** Declares a job. A job with a queue also declares the documents that wait for its tasks. */
export function job<const N extends JobName, M extends z.ZodType, T, W extends T & Waiting>(
  definition: Definition<N, M> & Queued<T, W>,
): Definition<N, M> & Queued<T, W>
export function job<const N extends JobName, M extends z.ZodType>(
  definition: Definition<N, M>,
): Definition<N, M>
export function job<D>(definition: D): D {
  return definition
}

type Waiting = { sweepAt: Date | null }
