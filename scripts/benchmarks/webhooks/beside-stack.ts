import { join } from 'node:path'
import { runBesideStack } from '../../local-stack/run-beside-stack.ts'

/** Runs a script of this folder in a process of its own, whose time is not shared with the stack's supervisor. */
export function runWebhookScript(name: 'bench' | 'soak', ...args: string[]): Promise<number> {
  return runBesideStack([process.execPath, join(import.meta.dirname, `${name}.ts`), ...args])
}
