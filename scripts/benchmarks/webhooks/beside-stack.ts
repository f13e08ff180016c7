import { join } from 'node:path'
import { runBesideStack } from '../../local-stack/run-beside-stack.ts'

/** Runs `bench.ts` in a process of its own, because the supervisor would slow the receiver. */
export function runWebhookBench(): Promise<number> {
  return runBesideStack([process.execPath, join(import.meta.dirname, 'bench.ts')])
}
