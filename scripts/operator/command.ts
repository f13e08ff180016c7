import type { Connection } from './connection.ts'

/** A command of the operator. Its usage's first line answers arguments that make no sense. */
export type OperatorCommand = {
  readonly usage: string
  /** The work that the arguments ask for; undefined where they make no sense. */
  plan(args: readonly string[]): ((connection: Connection) => Promise<Result>) | undefined
}

/** The lines go to standard output where the exit status is 0, else to standard error. */
type Result = { readonly exitStatus: 0 | 1; readonly lines: readonly string[] }

const timeoutSeconds = 30

/** Aborts after 30 s, the longest that an operator should wait for a change. */
export function withinTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutSeconds * 1000)
}
