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

/** For what is polled: a processor, its log and its scanner are as slow as the machine is busy. */
export const patience = { timeout: 30_000 }

const started: Processor[] = []

// A test that fails before it stops its processor must not leave it running.
afterAll(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

/**
 * Starts a processor that is killed at the end of the file, if its test has not stopped it. It has
 * the longest time for a photo: how fast a busy machine decodes is not what tests are about.
 */
export async function startProcessor(
  issuer: Issuer,
  settings: Record<string, string> = {},
): Promise<Processor> {
  const processor = await start(issuer, { IMAGE_TIMEOUT_SECONDS: '55', ...settings })
  started.push(processor)
  return processor
}
