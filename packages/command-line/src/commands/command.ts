import type { Context } from '../context.ts'
import type { ExitCode } from '../exit-codes.ts'

export type Command = {
  /** A few words for the list of all commands. */
  summary: string
  /** The text that `--help` prints. */
  help: string
  /** Runs the command and returns its exit code. Throws when the command fails. */
  run(args: readonly string[], context: Context): Promise<ExitCode>
}
