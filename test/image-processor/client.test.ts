import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { OptimiseReply } from '@plant/image-processor/protocol'
import { freePort } from '@plant/testing/free-port'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { metadataIdentityTokens } from '../../functions/src/adapters/image-processor/identity-tokens.ts'
import { createImageProcessor } from '../../functions/src/adapters/image-processor/image-processor.ts'
import { systemClock } from '../../functions/src/adapters/system.ts'
import { Unavailable } from '../../functions/src/ports/context.ts'
import { eicar } from '../../image-processor/src/scanner/signatures.ts'
import { readLargePhoto } from '../../image-processor/src/testing/large-photos.ts'
import { drawPhoto, pngHeader } from '../../image-processor/src/testing/photos.ts'
import {
  audience,
  type Issuer,
  listen,
  type Processor,
  patience,
  startIssuer,
  startProcessor,
} from './support.ts'

let issuer: Issuer
let processor: Processor
const servers: Server[] = []

beforeAll(async () => {
  issuer = await startIssuer()
  processor = await startProcessor(issuer)
  vi.stubEnv('GCE_METADATA_HOST', issuer.host)
})

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await processor.stop()
  issuer.close()
})

/** A clock for tokens, which need only the time. The clock's sleep returns at once. */
function clockAt(now: () => Date) {
  return { ...systemClock, now, sleep: async () => undefined }
}

function client(url = processor.url) {
  return createImageProcessor(
    {
      url,
      tokens: metadataIdentityTokens(
        audience,
        clockAt(() => new Date()),
      ),
    },
    'on',
  )
}

function within(timeoutMs: number) {
  return { requestId: 'req_client', owner: 'ada', signal: AbortSignal.timeout(timeoutMs) }
}

/** A processor that gives the scripted answers in turn, and then repeats the last answer. */
async function scripted(
  ...answers: RequestListener[]
): Promise<{ url: string; calls: () => number }> {
  let calls = 0
  const server = createServer((request, response) => {
    const answer = answers[Math.min(calls, answers.length - 1)]
    calls += 1
    request.resume()
    answer?.(request, response)
  })
  servers.push(server)
  return { url: `http://127.0.0.1:${await listen(server)}`, calls: () => calls }
}

const undecodable = JSON.stringify({ outcome: 'UNDECODABLE', detail: 'No photo.' })
const good: RequestListener = (_request, response) => void response.writeHead(422).end(undecodable)
function status(code: number, body = ''): RequestListener {
  return (_request, response) => void response.writeHead(code).end(body)
}
const reset: RequestListener = (request) => void request.socket.resetAndDestroy()
const cut: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': 1000 }).write('{"outcome":', () => {
    request.socket.destroy()
  })
}

it('V1: names the owner of a photo by a hash', async () => {
  const owners: unknown[] = []
  const { url } = await scripted((request, response) => {
    owners.push(request.headers['x-photo-owner'])
    good(request, response)
  })
  for (const owner of ['ada', 'ada', 'ben'])
    await client(url).optimise(Buffer.alloc(1), { ...within(10_000), owner })
  expect(new Set(owners).size).toBe(2)
  for (const owner of owners) expect(owner).toMatch(/^[0-9a-f]{32}$/)
})

describe('the real image processor', () => {
  it('optimises a photo and then measures it', async () => {
    const photo = await drawPhoto(1200, 900).jpeg().toBuffer()
    const outcome = await client().optimise(photo, within(10_000))
    if (outcome.kind !== 'OPTIMISED') throw new Error(outcome.kind)
    expect(outcome).toMatchObject({
      widthPx: 1024,
      heightPx: 768,
      sha256: createHash('sha256').update(outcome.webp).digest('hex'),
    })
    expect(await client().measure(outcome.webp, within(10_000))).toMatchObject({
      measurements: { widthPx: 1024 },
      thumbnail: { webp: expect.any(Uint8Array) },
    })
  })

  it('reports a faulty photo as an outcome instead of an error', async () => {
    const kinds = [eicar, Buffer.from('no photo'), pngHeader(60_000, 60_000)].map(
      async (bytes) => (await client().optimise(bytes, within(10_000))).kind,
    )
    expect(await Promise.all(kinds)).toEqual(['INFECTED', 'UNDECODABLE', 'TOO_LARGE'])
    const tooMany = await client().optimise(Buffer.alloc(11 * 1024 * 1024), within(10_000))
    expect(tooMany.kind).toBe('TOO_LARGE')
  })

  it('causes no error for callers if it is killed and started again', async () => {
    // A fixed port that no other process takes while the processor is down.
    const settings = { PORT: String(await freePort()) }
    const first = await startProcessor(issuer, settings)
    const photo = readLargePhoto('jpeg-50-megapixels-progressive')
    const before = issuer.keysRead()
    const outcome = client(first.url).optimise(photo, within(100_000))
    await expect.poll(() => issuer.keysRead(), patience).toBeGreaterThan(before)
    await first.stop('SIGKILL')
    const second = await startProcessor(issuer, settings)
    expect((await outcome).kind).toBe('OPTIMISED')
    await second.stop()
  })
})

describe('the client retries after a temporary failure:', () => {
  it.each([
    ['a reset connection', reset],
    ['a truncated answer', cut],
    ['502', status(502)],
    ['503', status(503)],
    ['429', status(429)],
  ])('%s', async (_name, fault) => {
    const { url, calls } = await scripted(fault, fault, good)
    const outcome = await client(url).optimise(Buffer.alloc(10), within(10_000))
    expect(outcome).toEqual({ kind: 'UNDECODABLE', detail: 'No photo.' })
    expect(calls()).toBe(3)
  })
})

it('Y1: the client waits as long as a 503 asks, if that is longer than its own pauses', async () => {
  const busy: RequestListener = (_request, response) =>
    void response.writeHead(503, { 'retry-after': '3' }).end()
  const { url, calls } = await scripted(busy)
  const outcome = client(url).optimise(Buffer.alloc(10), within(2500))
  await expect(outcome).rejects.toBeInstanceOf(Unavailable)
  expect(calls()).toBe(1)
})

const refused = (code: string) =>
  status(503, JSON.stringify({ status: 503, code, message: 'No.', requestId: null }))

it('AG1: the client sends a photo only once more if the scanner gives no verdict', async () => {
  const once = await scripted(refused('NO_VERDICT'), refused('UNAVAILABLE'), good)
  await client(once.url).optimise(Buffer.alloc(10), within(10_000))
  const twice = await scripted(refused('NO_VERDICT'))
  const outcome = client(twice.url).optimise(Buffer.alloc(10), within(10_000))
  await expect(outcome).rejects.toBeInstanceOf(Unavailable)
  expect([once.calls(), twice.calls()]).toEqual([3, 2])
})

describe('AE3: while the owner of a photo has no further place for slow photos, the client', () => {
  it('waits for a call, and for an event that only meets a full image processor', async () => {
    const call = await scripted(refused('OWNER_BUSY'), good)
    await client(call.url).optimise(Buffer.alloc(10), within(10_000))
    const event = await scripted(refused('UNAVAILABLE'), good)
    await client(event.url).optimise(Buffer.alloc(10), { ...within(10_000), comesAgain: true })
    expect([call.calls(), event.calls()]).toEqual([2, 2])
  })

  it('gives up after one wait for an event that comes again', async () => {
    const { url, calls } = await scripted(refused('OWNER_BUSY'), refused('OWNER_BUSY'), good)
    const outcome = client(url).optimise(Buffer.alloc(10), { ...within(10_000), comesAgain: true })
    await expect(outcome).rejects.toBeInstanceOf(Unavailable)
    expect(calls()).toBe(2)
  })
})

/** A valid reply whose image has three bytes instead of nine. */
const truncated: OptimiseReply = {
  outcome: 'OPTIMISED',
  imageBase64: 'AAAA',
  bytes: 9,
  widthPx: 1,
  heightPx: 1,
  sha256: '0'.repeat(64),
  source: { format: 'jpeg', widthPx: 1, heightPx: 1, bytes: 10 },
}

describe('the client of the image processor', () => {
  const call = (url: string, timeoutMs = 400) =>
    client(url).optimise(Buffer.alloc(10), within(timeoutMs))

  it.each([
    ['503 until the deadline', status(503)],
    ['resets until the deadline', reset],
    ['no answer until the deadline', (() => undefined) as RequestListener],
    ['500', status(500)],
    ['a body that is not JSON', status(200, '<html>')],
    ['an unknown outcome', status(200, '{"outcome":"FINE"}')],
    ['a truncated image', status(200, JSON.stringify(truncated))],
  ])('throws Unavailable for %s', async (_name, fault) => {
    const { url } = await scripted(fault)
    await expect(call(url)).rejects.toBeInstanceOf(Unavailable)
  })

  it('throws Unavailable if no process listens', async () => {
    await expect(call('http://127.0.0.1:9')).rejects.toBeInstanceOf(Unavailable)
  })

  it('throws Unavailable for a malformed measurement', async () => {
    const { url } = await scripted(status(200, '{}'))
    const measured = client(url).measure(Buffer.alloc(10), within(400))
    await expect(measured).rejects.toBeInstanceOf(Unavailable)
  })
})

describe('the identity token', () => {
  it('is requested once and sent with every call', async () => {
    const seen: (string | undefined)[] = []
    const { url } = await scripted((request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(422).end(undecodable)
    })
    const before = issuer.issued()
    const shared = client(url)
    const call = () => shared.optimise(Buffer.alloc(1), within(5000))
    await Promise.all([call(), call(), call()])
    await call()
    expect(issuer.issued() - before).toBe(1)
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toMatch(/^Bearer \S+\.\S+\.\S+$/)
  })

  it('is renewed before it expires', async () => {
    let nowMs = Date.now()
    const tokens = metadataIdentityTokens(
      audience,
      clockAt(() => new Date(nowMs)),
    )
    const before = issuer.issued()
    await tokens.get()
    nowMs += 58 * 60_000
    await tokens.get()
    expect(issuer.issued() - before).toBe(1)
    nowMs += 90_000
    await tokens.get()
    expect(issuer.issued() - before).toBe(2)
  })

  it('is fetched once more after a 403, and a second 403 is final', async () => {
    const recovering = await scripted(status(403), good)
    const before = issuer.issued()
    await client(recovering.url).optimise(Buffer.alloc(1), within(5000))
    expect(issuer.issued() - before).toBe(2)
    const refusing = await scripted(status(403))
    const refused = client(refusing.url).optimise(Buffer.alloc(1), within(5000))
    await expect(refused).rejects.toBeInstanceOf(Unavailable)
    expect(refusing.calls()).toBe(2)
  })
})
