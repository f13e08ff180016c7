import { afterAll } from 'vitest'
import {
  type Issuer,
  type Processor,
  startProcessor as start,
} from '../../image-processor/src/testing/processor.ts'
import { builtServer } from './built.ts'

export {
  audience,
  type Issuer,
  listen,
  type Processor,
  startIssuer,
} from '../../image-processor/src/testing/processor.ts'

/** The longest time that a test polls a processor, its log or its scanner on a busy machine. */
export const patience = { timeout: 30_000 }

const started: Processor[] = []

// Stops processors that a failed test left running.
afterAll(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

/**
 * Starts a processor, and kills it at the end of the test file if it still runs. A photo may take
 * the longest allowed time, because tests must not depend on the machine's speed.
 */
export async function startProcessor(
  issuer: Issuer,
  settings: Record<string, string> = {},
): Promise<Processor> {
  const processor = await start(builtServer, issuer, { IMAGE_TIMEOUT_SECONDS: '55', ...settings })
  started.push(processor)
  return processor
}
