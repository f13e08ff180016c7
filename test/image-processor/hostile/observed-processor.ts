import { writeFileSync } from 'node:fs'
import { type OptimiseReply, optimiseReplySchema } from '@plant/image-processor/protocol'
import { peakMegabytes } from '@plant/testing/peak-memory'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type Issuer, type Processor, startIssuer, startProcessor } from '../support.ts'

/** The memory limit of the server process. Child processes get their own limit when they start. */
const memoryMegabytesMax = 512

export type ObservedProcessor = {
  /** Sends a photo and checks that the HTTP status fits the outcome. */
  optimise(bytes: Uint8Array): Promise<OptimiseReply>
}

/**
 * Starts a processor for the tests of a file. After each test, the processor must still run and
 * must have used less than 512 MB.
 */
export function observeProcessor(): ObservedProcessor {
  let issuer: Issuer
  let processor: Processor
  let authorization: string

  beforeAll(async () => {
    issuer = await startIssuer()
    authorization = `Bearer ${await issuer.token()}`
    processor = await startProcessor(issuer)
  })

  afterAll(async () => {
    await processor.stop()
    issuer.close()
  })

  // Writing 5 resets the peak memory (proc_pid_clear_refs(5)), so that each test measures its own.
  beforeEach(() => writeFileSync(`/proc/${processor.child.pid}/clear_refs`, '5'))

  afterEach(() => {
    expect([processor.child.exitCode, processor.child.signalCode]).toEqual([null, null])
    expect(peakMegabytes(processor.child.pid)).toBeLessThan(memoryMegabytesMax)
  })

  return {
    async optimise(bytes) {
      const response = await fetch(`${processor.url}/optimise`, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { authorization },
        signal: AbortSignal.timeout(500_000),
      })
      const reply = optimiseReplySchema.parse(await response.json())
      expect(response.status).toBe(reply.outcome === 'OPTIMISED' ? 200 : 422)
      return reply
    },
  }
}
