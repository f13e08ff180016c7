import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import type { PlantNetwork } from './plant-network.ts'
import type { ScanReply } from './protocol.ts'

const network = {} as PlantNetwork

/** Calls `/optimise` with a scanner that returns `scanned`. Returns the status and the body. */
async function optimiseAfter(scanned: ScanReply) {
  const app = buildApp({
    verifyCaller: async () => undefined,
    scanner: {
      kind: 'CLAMD',
      scan: async () => scanned,
      ping: async () => true,
      signatures: async () => ({ kind: 'UNDATED' }),
    },
    network,
    limiter: createConcurrencyLimiter(1, 1),
    imageTimeoutSeconds: 1,
    now: () => new Date(),
    log: () => undefined,
    projectId: undefined,
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'application/octet-stream' }
  const request = { method: 'POST', headers, body: 'a photo' }
  const response = await fetch(`http://127.0.0.1:${port}/optimise`, request)
  server.close()
  return { status: response.status, body: await response.json() }
}

it('answers 422 when a photo exceeds a limit of the scanner, because a retry would fail too', async () => {
  const scanned = { verdict: 'UNKNOWN', reason: 'a limit', exceeds: 'MaxScanTime' } as const
  expect(await optimiseAfter(scanned)).toMatchObject({
    status: 422,
    body: { outcome: 'UNDECODABLE', detail: expect.stringContaining('malware') },
  })
})

it('answers 503 when the scanner gives no verdict, so that the caller tries again', async () => {
  const scanned = { verdict: 'UNKNOWN', reason: 'clamd did not answer in time' } as const
  expect(await optimiseAfter(scanned)).toMatchObject({ status: 503 })
})
