import { runCommand } from './command.ts'
import { withStack } from './with-stack.ts'

/** Runs a command with the stack's environment beside a stack; returns its exit status. */
export function runBesideStack(command: readonly string[]): Promise<number> {
  return withStack((stack, interrupted) => runCommand(command, stack.environment, interrupted))
}
