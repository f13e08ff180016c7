import { runCommand } from './command.ts'
import { withStack } from './with-stack.ts'

/** Runs a command while a new stack is up, with the stack's addresses in its environment; its exit status. */
export function runBesideStack(command: readonly string[]): Promise<number> {
  return withStack((stack, interrupted) => runCommand(command, stack.environment, interrupted))
}
