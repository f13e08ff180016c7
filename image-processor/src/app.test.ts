import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from './app.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'
import type { Log } from './log.ts'
import type { PlantNetwork } from './plant-network.ts'
import { photoBytesLimit, type ScanReply } from './protocol.ts'
import { drawPhoto } from './testing/photos.ts'

const network = {} as PlantNetwork

type Given = {
  path?: string
  limiter?: ConcurrencyLimiter
  body?: Uint8Array<ArrayBuffer>
  onScan?: (bytes: Uint8Array) => void
}
type Scanned = Pick<Given, 'limiter' | 'onScan'> & { log?: Log }

/** Starts the application with a scanner that returns `scanned`. */
async function listen(scanned: ScanReply, { limiter, onScan, log }: Scanned = {}) {
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
    log: log ?? (() => undefined),
    projectId: undefined,
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}` }
}

/** Calls `/optimise`, or another path. Returns the status and the body. */
async function optimiseAfter(scanned: ScanReply, { path, body, ...given }: Given = {}) {
  const { server, url } = await listen(scanned, given)
  const headers = { 'content-type': 'application/octet-stream', 'x-photo-owner': 'ada' }
  const request = { method: 'POST', headers, body: body ?? 'a photo' }
  const response = await fetch(`${url}${path ?? '/optimise'}`, request)
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

it('answers 404 for an unknown path, 413 to a photo of 10 MB, and 500 after a fault', async () => {
  const fails = () => {
    throw new Error('secret')
  }
  const codes = [
    await optimiseAfter({ verdict: 'CLEAN' }, { path: '/unknown' }),
    await optimiseAfter({ verdict: 'CLEAN' }, { body: new Uint8Array(photoBytesLimit) }),
    await optimiseAfter({ verdict: 'CLEAN' }, { onScan: fails }),
  ].map(({ body }) => body)
  expect(codes).toEqual([
    { status: 404, code: 'NOT_FOUND', message: 'There is no such path.', requestId: null },
    expect.objectContaining({ status: 413, code: 'PAYLOAD_TOO_LARGE' }),
    { status: 500, code: 'INTERNAL', message: 'An unexpected error occurred.', requestId: null },
  ])
})

it('logs no fault when a caller leaves in the middle of a photo', async () => {
  const log = vi.fn<Log>()
  const { server, url } = await listen({ verdict: 'CLEAN' }, { log })
  const request = httpRequest(`${url}/optimise`, {
    method: 'POST',
    headers: { 'content-length': 1000 },
  })
  request.once('error', () => undefined)
  request.write('a part', () => request.destroy())
  await expect.poll(() => log.mock.calls).not.toEqual([])
  await setImmediate()
  server.close()
  expect(log.mock.calls).toEqual([['INFO', 'request', expect.objectContaining({ status: 499 })]])
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
