import { join } from 'node:path'
import { runBesideStack } from '../../local-stack/run-beside-stack.ts'

/** Runs `bench.ts` in its own process, because the stack's supervisor would slow the receiver. */
export function runWebhookBench(): Promise<number> {
  return runBesideStack([process.execPath, join(import.meta.dirname, 'bench.ts')])
}
