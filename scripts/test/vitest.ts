import { join } from 'node:path'
import { root } from '../common/root.ts'

/** The command line that runs tests once. */
export function vitestCommand(args: readonly string[]): string[] {
  return [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args]
}
