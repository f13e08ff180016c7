import { runCommand } from '../local-stack/command.ts'
import { vitestCommand } from './vitest.ts'

/** Runs the tests that need no stack, with vitest's `args`. Returns the exit status. */
export function runUnitTests(
  projects: readonly string[],
  args: readonly string[],
): Promise<number> {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => interruption.abort())
  process.channel?.unref()
  return runCommand(
    vitestCommand([...projects.map((name) => `--project=${name}`), ...args]),
    {},
    interruption.signal,
  )
}
