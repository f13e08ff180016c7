import { join } from 'node:path'
import { runBesideStack } from '../../local-stack/run-beside-stack.ts'

/**
 * Starts a stack and runs `bench.ts` beside it; its exit status.
 * It has a process of its own, because the supervisor's work would slow the receiver.
 */
export function runWebhookBench(): Promise<number> {
  return runBesideStack([process.execPath, join(import.meta.dirname, 'bench.ts')])
}
