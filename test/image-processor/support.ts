import { afterAll } from 'vitest'
import {
  type Issuer,
  type Processor,
  startProcessor as start,
} from '../../image-processor/src/testing/processor.ts'

export {
  audience,
  type Issuer,
  listen,
  type Processor,
  startIssuer,
} from '../../image-processor/src/testing/processor.ts'

/** The limit for polls of a processor, its log and its scanner on a busy machine. */
export const patience = { timeout: 30_000 }

const started: Processor[] = []

// Stops processors that a failed test left running.
afterAll(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

/**
 * Starts a processor that is killed at the end of the test file unless its test has stopped it. It
 * has the longest time per photo, because tests must not depend on the machine's speed.
 */
export async function startProcessor(
  issuer: Issuer,
  settings: Record<string, string> = {},
): Promise<Processor> {
  const processor = await start(issuer, { IMAGE_TIMEOUT_SECONDS: '55', ...settings })
  started.push(processor)
  return processor
}
