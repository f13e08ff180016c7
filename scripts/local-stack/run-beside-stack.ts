import { runCommand } from './command.ts'
import { withStack } from './with-stack.ts'

/**
 * Starts a stack and runs a command beside it; the command's exit status.
 * The addresses of the stack are in the command's environment.
 */
export function runBesideStack(command: readonly string[]): Promise<number> {
  return withStack((stack, interrupted) => runCommand(command, stack.environment, interrupted))
}
