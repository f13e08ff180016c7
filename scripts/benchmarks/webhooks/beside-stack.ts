import { join } from 'node:path'
import { runBesideStack } from '../../local-stack/run-beside-stack.ts'

/**
 * Starts a stack and runs a script of this folder beside it; the script's exit status.
 * The script has a process of its own, because the supervisor's work would slow the receiver.
 */
export function runWebhookScript(name: 'bench' | 'soak', ...args: string[]): Promise<number> {
  return runBesideStack([process.execPath, join(import.meta.dirname, `${name}.ts`), ...args])
}
