import type { Connection } from './connection.ts'

/** A command of the operator. If its arguments are wrong, prints only the first line of `usage`. */
export type OperatorCommand = {
  readonly usage: string
  /** The work for these arguments, or undefined if the arguments are wrong. */
  plan(args: readonly string[]): ((connection: Connection) => Promise<Result>) | undefined
}

/** The `lines` go to standard output if the exit status is 0, otherwise to standard error. */
type Result = { readonly exitStatus: 0 | 1; readonly lines: readonly string[] }

const timeoutSeconds = 30

/** A signal that aborts after 30 s. */
export function withinTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutSeconds * 1000)
}
