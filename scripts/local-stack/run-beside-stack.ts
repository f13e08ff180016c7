import { runCommand } from './command.ts'
import { withStack } from './with-stack.ts'

/**
 * Starts a stack, runs a command beside it and returns the command's exit status. The command's
 * environment contains the addresses of the stack.
 */
export function runBesideStack(command: readonly string[]): Promise<number> {
  return withStack((stack, interrupted) => runCommand(command, stack.environment, interrupted))
}
