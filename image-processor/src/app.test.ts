import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'
import type { PlantNetwork } from './plant-network.ts'
import type { ScanReply } from './protocol.ts'
import { drawPhoto } from './testing/photos.ts'

const network = {} as PlantNetwork

type Given = {
  limiter?: ConcurrencyLimiter
  body?: Uint8Array<ArrayBuffer>
  onScan?: (bytes: Uint8Array) => void
}

/** Calls `/optimise` with a scanner that returns `scanned`. Returns the status and the body. */
async function optimiseAfter(scanned: ScanReply, { limiter, body, onScan }: Given = {}) {
  const app = buildApp({
    verifyCaller: async () => undefined,
    scanner: {
      kind: 'CLAMD',
      scan: async (bytes) => {
        onScan?.(bytes)
        return scanned
      },
      ping: async () => true,
      signatures: async () => ({ kind: 'UNDATED' }),
    },
    network,
    limiter: limiter ?? createConcurrencyLimiter(1, 1),
    imageTimeoutSeconds: 1,
    now: () => new Date(),
    log: () => undefined,
    projectId: undefined,
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'application/octet-stream', 'x-photo-owner': 'ada' }
  const request = { method: 'POST', headers, body: body ?? 'a photo' }
  const response = await fetch(`http://127.0.0.1:${port}/optimise`, request)
  server.close()
  const waitSeconds = response.headers.get('retry-after')
  return { status: response.status, waitSeconds, body: await response.json() }
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

it.each([
  ['a program', 'MZ'],
  ['a program that calls itself HEIC', 'MZ\0\0ftypheic\0\0\0\0mif1heic'],
])('AG1: of %s, only the first 16 KiB are scanned', async (_name, start) => {
  const body = Buffer.alloc(1_000_000)
  body.write(start, 'latin1')
  const scanned: number[] = []
  const onScan = (bytes: Uint8Array) => scanned.push(bytes.length)
  const answer = await optimiseAfter({ verdict: 'CLEAN' }, { body, onScan })
  expect(answer).toMatchObject({ status: 422, body: { outcome: 'UNDECODABLE' } })
  expect(scanned).toEqual([16_384])
})

describe('a photo that needs a child process, while its owner has two of them there', () => {
  const scanOf = async (photo: Buffer) => {
    const limiter = createConcurrencyLimiter(2, 10)
    const held = Promise.withResolvers<void>()
    const gone = new AbortController().signal
    const run = () => limiter.run('CHILD_PROCESS', { gone, owner: 'ada' }, () => held.promise)
    const running = [run(), run()]
    let scans = 0
    const onScan = () => {
      scans += 1
    }
    const body = new Uint8Array(photo)
    const answer = await optimiseAfter({ verdict: 'CLEAN' }, { limiter, body, onScan })
    held.resolve()
    await Promise.all(running)
    return { ...answer, scans }
  }
  const ownerBusy = { status: 503, body: expect.objectContaining({ code: 'OWNER_BUSY' }) }

  it('Y1, AE3: is refused before it is scanned, if its bytes show the need', async () => {
    const photo = await drawPhoto(20, 10).tiff().toBuffer()
    expect(await scanOf(photo)).toEqual({ ...ownerBusy, waitSeconds: '1', scans: 0 })
  })

  it('Y1, AE3: else is scanned, and its caller should wait longer', async () => {
    const photo = await drawPhoto(20, 10).webp({ lossless: true }).toBuffer()
    expect(await scanOf(photo)).toEqual({ ...ownerBusy, waitSeconds: '15', scans: 1 })
  })
})
