import { request as httpRequest } from 'node:http'
import {
  optimiseReplySchema,
  photoBytesLimit,
  photoMeasurementsSchema,
} from '@plant/image-processor/protocol'
import { peakMegabytes } from '@plant/testing/peak-memory'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eicar } from '../../image-processor/src/scanner/signatures.ts'
import { drawPhoto, pngHeader } from '../../image-processor/src/testing/photos.ts'
import { readHeic } from '../../scripts/common/heic.ts'
import { type Issuer, type Processor, patience, startIssuer, startProcessor } from './support.ts'

let issuer: Issuer
let processor: Processor

beforeAll(async () => {
  issuer = await startIssuer()
  processor = await startProcessor(issuer)
})

afterAll(async () => {
  await processor.stop()
  issuer.close()
})

async function post(
  path: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(`${processor.url}${path}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { authorization: `Bearer ${await issuer.token()}`, ...headers },
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

async function optimise(bytes: Uint8Array) {
  const { status, body } = await post('/optimise', bytes)
  return { status, reply: optimiseReplySchema.parse(body) }
}

describe('POST /optimise', () => {
  it('decodes HEIC only for a caller that asks for it', async () => {
    const photo = readHeic('turned-wide.heic')
    expect(await optimise(photo)).toEqual({
      status: 422,
      reply: { outcome: 'UNDECODABLE', detail: expect.stringContaining('HEIC') },
    })
    const { status, body } = await post('/optimise?heic=on', photo)
    expect([status, optimiseReplySchema.parse(body).outcome]).toEqual([200, 'OPTIMISED'])
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'returns for %s the same bytes as the library sharp without restricted loaders',
    async (format) => {
      const photo = await drawPhoto(1200, 700).toFormat(format, { effort: 1 }).toBuffer()
      const bare = await sharp(photo, { autoOrient: true })
        .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 92, effort: 2 })
        .toBuffer()
      const { status, reply } = await optimise(photo)
      expect(status).toBe(200)
      if (reply.outcome !== 'OPTIMISED') throw new Error(reply.outcome)
      expect(Buffer.from(reply.imageBase64, 'base64').equals(bare)).toBe(true)
    },
  )

  it('ignores the declared content type', async () => {
    const photo = await drawPhoto(50, 50).png().toBuffer()
    for (const type of ['image/svg+xml', 'application/json', 'application/x-www-form-urlencoded']) {
      expect((await post('/optimise', photo, { 'content-type': type })).status).toBe(200)
    }
  })

  it('returns 422 INFECTED for EICAR, even after a photo, and logs an ALERT', async () => {
    const photo = await drawPhoto(50, 50).jpeg().toBuffer()
    const sent = { 'x-request-id': 'req_infected' }
    for (const bytes of [eicar, Buffer.concat([photo, eicar])]) {
      expect(await post('/optimise', bytes, sent)).toMatchObject({
        status: 422,
        body: { outcome: 'INFECTED', signature: 'Eicar-Test-Signature' },
      })
    }
    const lines = () => processor.log.filter((line) => line['requestId'] === 'req_infected')
    await expect.poll(lines, patience).toHaveLength(2)
    for (const line of lines()) expect(line['severity']).toBe('ALERT')
  })

  it('returns 422 UNDECODABLE for SVG, text and an empty body', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    for (const text of [svg, 'hello', '']) {
      expect(await optimise(Buffer.from(text))).toMatchObject({
        status: 422,
        reply: { outcome: 'UNDECODABLE' },
      })
    }
  })

  it('rejects a small file with huge dimensions without using much memory', async () => {
    await optimise(await drawPhoto(2000, 1500).png().toBuffer())
    const before = peakMegabytes(processor.child.pid)
    for (let at = 0; at < 20; at += 1) {
      expect((await optimise(pngHeader(30_000, 30_000))).reply.outcome).toBe('TOO_LARGE')
    }
    // One such photo needs 2.7 GB when it is decoded.
    expect(peakMegabytes(processor.child.pid) - before).toBeLessThan(48)
  })

  it('accepts a photo after 20 clients have disconnected in the middle of their requests', async () => {
    const authorization = `Bearer ${await issuer.token()}`
    for (let at = 0; at < 20; at += 1) {
      await new Promise<void>((resolve) => {
        const request = httpRequest(`${processor.url}/optimise`, {
          method: 'POST',
          headers: { authorization, 'content-length': 1_000_000 },
        })
        request.once('error', () => undefined)
        request.once('close', () => resolve())
        request.write(Buffer.alloc(1000), () => request.destroy())
      })
    }
    const photo = await drawPhoto(50, 50).jpeg().toBuffer()
    await expect.poll(async () => (await optimise(photo)).status, patience).toBe(200)
  })
})

/** Sends a body without a declared length in chunks, as a proxy might. */
async function postInChunks(chunks: readonly Uint8Array[]): Promise<Response> {
  return fetch(`${processor.url}/optimise`, {
    method: 'POST',
    body: ReadableStream.from(chunks),
    duplex: 'half',
    headers: { authorization: `Bearer ${await issuer.token()}` },
  } as RequestInit)
}

describe('the size of a body', () => {
  it('may be one byte less than 10 MB', async () => {
    const largest = await optimise(Buffer.alloc(photoBytesLimit - 1))
    expect(largest).toMatchObject({ status: 422, reply: { outcome: 'UNDECODABLE' } })
    const refused = await post('/optimise', Buffer.alloc(photoBytesLimit))
    expect(refused).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
    const chunks = [new Uint8Array(photoBytesLimit - 1), new Uint8Array(1)]
    expect((await postInChunks(chunks)).status).toBe(413)
    expect((await postInChunks(chunks.slice(0, 1))).status).toBe(422)
  })

  it('causes a 413 above 10 MB, and a compressed body of any size causes a 415', async () => {
    const large = await post('/optimise', Buffer.alloc(11 * 1024 * 1024))
    expect(large).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
    const compressed = await post('/optimise', Buffer.alloc(10), { 'content-encoding': 'gzip' })
    expect(compressed).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  })

  it('is limited even if the body does not declare its length', async () => {
    const photo = await drawPhoto(600, 500).jpeg().toBuffer()
    const parts = [0, 1, 2, 3].map((at) =>
      photo.subarray((photo.length * at) / 4, (photo.length * (at + 1)) / 4),
    )
    const answer = await postInChunks(parts)
    const reply = optimiseReplySchema.parse(await answer.json())
    if (reply.outcome !== 'OPTIMISED') throw new Error(reply.outcome)
    const whole = (await optimise(photo)).reply
    expect(reply).toEqual(whole)
    const large = Array.from({ length: 12 }, () => new Uint8Array(1024 * 1024))
    expect((await postInChunks(large)).status).toBe(413)
  })
})

describe('POST /measure', () => {
  it('returns the same measurements for an optimised photo each time', async () => {
    const webp = await drawPhoto(400, 300).webp({ quality: 92, effort: 2 }).toBuffer()
    const first = await post('/measure', webp)
    expect(first.status).toBe(200)
    expect(photoMeasurementsSchema.parse(first.body)).toMatchObject({ widthPx: 400, heightPx: 300 })
    expect((await post('/measure', webp)).body).toEqual(first.body)
  })
})

describe('POST /scan', () => {
  it('distinguishes clean files from infected files', async () => {
    const photo = await drawPhoto(50, 50).jpeg().toBuffer()
    expect((await post('/scan', photo)).body).toEqual({ verdict: 'CLEAN' })
    expect((await post('/scan', eicar)).body).toEqual({
      verdict: 'INFECTED',
      signature: 'Eicar-Test-Signature',
    })
  })
})

describe('a caller of the processor', () => {
  it('needs no token for the health check', async () => {
    const response = await fetch(`${processor.url}/health`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'pass', scanner: 'BUILT_IN' })
  })

  it.each(['/optimise', '/measure', '/scan', '/', '/unknown'])(
    'gets 403 without a valid token: %s',
    async (path) => {
      const photo = Buffer.alloc(5_000_000)
      const wrong = await issuer.token({ aud: 'https://other.example' })
      for (const authorization of ['', 'Bearer x.y.z', `Bearer ${wrong}`]) {
        const answer = await post(path, photo, { authorization, 'x-request-id': 'req_1' })
        expect(answer).toMatchObject({
          status: 403,
          body: { status: 403, code: 'PERMISSION_DENIED', requestId: 'req_1' },
        })
      }
    },
  )
})

describe('the log', () => {
  it('contains the request id, but no token and no photo', async () => {
    const photo = await drawPhoto(50, 50).jpeg().toBuffer()
    await post('/optimise', photo, { 'x-request-id': 'req_logged' })
    await expect
      .poll(() => processor.log.find((line) => line['requestId'] === 'req_logged'), patience)
      .toMatchObject({ path: '/optimise', status: 200, outcome: 'OPTIMISED' })
    expect(JSON.stringify(processor.log)).not.toMatch(/Bearer|eyJ|UklGR/)
  })

  it('ignores a malformed request id', async () => {
    const { body } = await post('/unknown', Buffer.alloc(0), { 'x-request-id': '{"a": 1}' })
    expect(body).toMatchObject({ requestId: null })
  })
})
