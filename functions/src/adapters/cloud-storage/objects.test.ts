import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { cloudObjects } from './objects.ts'

// Loading the SDK takes seconds on a busy machine, which would use up the first call's time limit.
await import('@google-cloud/storage')

const settings = { projectId: 'demo-p', bucket: 'photos' }
const context = () => ({ requestId: 'req_1', signal: AbortSignal.timeout(25_000) })
const bytes = new TextEncoder().encode('the photo')
const md5Hash = createHash('md5').update(bytes).digest('base64')

afterEach(() => {
  vi.unstubAllEnvs()
})

type Stored = { md5Hash: string; generation: string } | undefined

/** A fake of Cloud Storage. Unlike the emulator, the fake checks the preconditions of writes. */
async function storage(stored: Stored) {
  const uploads: { generation: string | null; refused: boolean }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://storage')
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'GET') {
      reply(200, { name: 'x', ...stored })
      return
    }
    const generation = url.searchParams.get('ifGenerationMatch')
    const refused = generation !== (stored?.generation ?? '0')
    uploads.push({ generation, refused })
    text(request).then(
      () => (refused ? reply(412, { error: { code: 412 } }) : reply(200, { name: 'x', md5Hash })),
      response.destroy,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`)
  return { uploads, close: () => server.close() }
}

describe('write', () => {
  it.each<[string, Stored, { generation: string; refused: boolean }[]]>([
    ['makes one call for a new object', undefined, [{ generation: '0', refused: false }]],
    [
      'changes nothing for the same bytes',
      { md5Hash, generation: '7' },
      [{ generation: '0', refused: true }],
    ],
    [
      'replaces only the existing generation if the bytes differ',
      { md5Hash: 'other', generation: '7' },
      [
        { generation: '0', refused: true },
        { generation: '7', refused: false },
      ],
    ],
  ])('%s', async (_name, stored, uploads) => {
    const server = await storage(stored)
    await cloudObjects(settings).write('optimized/u/x.webp', bytes, 'image/webp', context())
    expect(server.uploads).toEqual(uploads)
    server.close()
  })
})

describe('writeOnce', () => {
  it.each<[string, Stored, string, number]>([
    ['makes one call for a new object', undefined, 'WRITTEN', 1],
    ['changes nothing for the same bytes', { md5Hash, generation: '7' }, 'WRITTEN', 1],
    [
      'returns TAKEN without a second attempt if the bytes differ',
      { md5Hash: 'other', generation: '7' },
      'TAKEN',
      1,
    ],
  ])('%s', async (_name, stored, written, calls) => {
    const server = await storage(stored)
    const objects = cloudObjects(settings)
    expect(await objects.writeOnce('optimized/u/x.webp', bytes, 'image/webp', context())).toBe(
      written,
    )
    expect(server.uploads).toHaveLength(calls)
    expect(server.uploads.every(({ generation }) => generation === '0')).toBe(true)
    server.close()
  })
})

describe('AH2: ending the downloads of an object', () => {
  it.each([[[200]], [[404]], [[429, 200]]])(
    'patches one generation, also if it is gone or just written (%j)',
    async (statuses) => {
      const asked: unknown[] = []
      const server = createServer((request, response) => {
        text(request).then((body) => {
          asked.push([request.method, request.url, JSON.parse(body)])
          response
            .writeHead(statuses[asked.length - 1] ?? 500, { 'content-type': 'application/json' })
            .end('{}')
        }, response.destroy)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void server.close())
      const { port } = server.address() as AddressInfo
      vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`)
      await cloudObjects(settings).endDownloads('uploads/u/x.jpg', context(), '1795932180123456')
      const patch = [
        'PATCH',
        expect.stringMatching(/\/b\/photos\/o\/uploads%2Fu%2Fx.jpg\?.*generation=1795932180123456/),
        { metadata: { firebaseStorageDownloadTokens: null } },
      ]
      expect(asked).toEqual(statuses.map(() => patch))
    },
  )
})

describe('H1: a read', () => {
  /** Serves one object, and reports whether the reader has closed the connection. */
  async function serve(headers: Record<string, string>, body: Iterable<Uint8Array>) {
    const closed = Promise.withResolvers<boolean>()
    const server = createServer((_request, response) => {
      response.writeHead(200, headers)
      const sending = Readable.from(body)
      response.on('close', () => closed.resolve(!sending.readableEnded))
      sending.pipe(response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`)
    return { isCutOff: closed.promise }
  }

  it.each(['gzip', 'br', 'deflate'])('never decompresses an object (%s)', async (encoding) => {
    const small = gzipSync(Buffer.alloc(50_000_000))
    await serve({ 'content-encoding': encoding }, [small])
    const read = await cloudObjects(settings).read('uploads/u/x.jpg', 10_000_000, context())
    expect(read).toEqual(small)
  })

  it('stops receiving an object that reaches the limit', async () => {
    function* endless() {
      for (;;) yield Buffer.alloc(65_536)
    }
    const { isCutOff } = await serve({}, endless())
    const objects = cloudObjects(settings)
    expect(await objects.read('uploads/u/x.jpg', 1_000_000, context())).toBe('TOO_LARGE')
    expect(await isCutOff).toBe(true)
  })
})

it('a read throws Unavailable if Cloud Storage does not answer in time', async () => {
  vi.stubEnv('STORAGE_EMULATOR_HOST', 'http://127.0.0.1:9')
  const reading = cloudObjects(settings).read('x', 1, {
    requestId: 'req_1',
    signal: AbortSignal.timeout(50),
  })
  await expect(reading).rejects.toBeInstanceOf(Unavailable)
})

describe('a signed link to an object', () => {
  it("has the service account's signature and an expiry in production", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'key-'))
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key = {
      type: 'service_account',
      client_email: 'functions@demo-p.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }
    writeFileSync(join(folder, 'key.json'), JSON.stringify(key))
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'key.json'))
    const url = new URL(await cloudObjects(settings).signedUrl('optimized/u/x.webp', 600))
    rmSync(folder, { recursive: true })
    expect(url.pathname).toBe('/photos/optimized/u/x.webp')
    expect(url.searchParams.get('X-Goog-Algorithm')).toBe('GOOG4-RSA-SHA256')
    expect(Number(url.searchParams.get('X-Goog-Expires'))).toBeGreaterThan(590)
    expect(Number(url.searchParams.get('X-Goog-Expires'))).toBeLessThanOrEqual(600)
    expect(url.searchParams.get('X-Goog-Signature')).toMatch(/^[0-9a-f]{512}$/)
  })

  it("has the signature of the link server's key on the local stack", async () => {
    const key = { accessId: 'GOOG1LOCAL', secret: 'a secret of the stack' }
    const localLinks = { baseUrl: 'http://127.0.0.1:5000', key }
    const objects = cloudObjects({ ...settings, localLinks })
    const url = new URL(await objects.signedUrl('exports/ent:a/x y.zip', 600))
    expect(url.origin).toBe('http://127.0.0.1:5000')
    expect(decodeURIComponent(url.pathname)).toBe('/photos/exports/ent:a/x y.zip')
    expect(url.searchParams.get('X-Goog-Algorithm')).toBe('GOOG4-HMAC-SHA256')
    expect(url.searchParams.get('X-Goog-Expires')).toBe('600')
  })
})
