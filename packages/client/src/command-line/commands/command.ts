import type { Context } from '../context.ts'
import type { ExitCode } from '../exit-codes.ts'

/** One of the things that `plant` does. */
export type Command = {
  /** In a few words, for the list of all. */
  summary: string
  /** What `--help` prints. */
  help: string
  /** Throws where nothing came of it. */
  run(args: readonly string[], context: Context): Promise<ExitCode>
}
