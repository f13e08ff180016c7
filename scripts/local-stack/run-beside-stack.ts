import { runCommand } from './command.ts'
import { withStack } from './with-stack.ts'

/** Runs a command beside a stack, with the stack's environment. Returns its exit status. */
export function runBesideStack(command: readonly string[]): Promise<number> {
  return withStack((stack, interrupted) => runCommand(command, stack.environment, interrupted))
}
