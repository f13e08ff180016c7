import { join } from 'node:path'
import { root } from '../common/root.ts'

export function vitestCommand(args: readonly string[]): string[] {
  return [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args]
}
