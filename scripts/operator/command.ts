import type { Connection } from './connection.ts'

/** A command of the operator. For wrong arguments only the first line of its usage is printed. */
export type OperatorCommand = {
  readonly usage: string
  /** The work that the arguments ask for; undefined if they are wrong. */
  plan(args: readonly string[]): ((connection: Connection) => Promise<Result>) | undefined
}

/** The lines go to standard output if the exit status is 0, otherwise to standard error. */
type Result = { readonly exitStatus: 0 | 1; readonly lines: readonly string[] }

const timeoutSeconds = 30

/** Aborts after 30 s. */
export function withinTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutSeconds * 1000)
}
