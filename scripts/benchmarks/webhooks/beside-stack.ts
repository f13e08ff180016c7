import { join } from 'node:path'
import { runBesideStack } from '../../local-stack/run-beside-stack.ts'

/**
 * Starts a stack, runs `bench.ts` beside it and returns its exit status. `bench.ts` is a separate
 * process, because the supervisor would slow the receiver.
 */
export function runWebhookBench(): Promise<number> {
  return runBesideStack([process.execPath, join(import.meta.dirname, 'bench.ts')])
}
