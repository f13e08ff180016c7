import type { Connection } from './connection.ts'

/** A command of the operator, whose usage begins with the line that is shown for arguments that make no sense. */
export type OperatorCommand = {
  readonly usage: string
  /** The work that the arguments ask for; undefined where they make no sense. */
  plan(args: readonly string[]): ((connection: Connection) => Promise<Result>) | undefined
}

/** What a command says: on standard output where it did its work (0), else on standard error. */
type Result = { readonly exitStatus: 0 | 1; readonly lines: readonly string[] }

const timeoutSeconds = 30

/** Bounds a change that an operator waits for. */
export function withinTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutSeconds * 1000)
}
