import { afterAll, vi } from 'vitest'
import {
  type Processor,
  startProcessor as start,
} from '../../image-processor/src/testing/processor.ts'

export {
  audience,
  type Issuer,
  listen,
  type Processor,
  photosFolder,
  startIssuer,
} from '../../image-processor/src/testing/processor.ts'

// Drawing and decoding photos takes as long as the machine is busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const started: Processor[] = []

// A test that fails before it stops its processor must not leave it running.
afterAll(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

/** Starts a processor that is killed at the end of the file, if its test has not stopped it. */
export async function startProcessor(...args: Parameters<typeof start>): Promise<Processor> {
  const processor = await start(...args)
  started.push(processor)
  return processor
}
