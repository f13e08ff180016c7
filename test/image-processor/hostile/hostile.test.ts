import { readFileSync, writeFileSync } from 'node:fs'
import { type OptimiseReply, optimiseReplySchema } from '@plant/image-processor/protocol'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPhoto } from '../../../image-processor/src/testing/photos.ts'
import { type Issuer, type Processor, startIssuer, startProcessor } from '../support.ts'
import { pixelFloods } from './floods.ts'
import { animations, giantBlocks } from './giants.ts'
import { appended, inside, strangers } from './strangers.ts'

let issuer: Issuer
let processor: Processor

beforeAll(async () => {
  issuer = await startIssuer()
  // What it holds is measured here, not how fast a busy machine is.
  processor = await startProcessor(issuer, { IMAGE_TIMEOUT_SECONDS: '55' })
})

afterAll(async () => {
  await processor.stop()
  issuer.close()
})

const memoryMegabytesMax = 512

// Forgets the peak of the tests before.
beforeEach(() => writeFileSync(`/proc/${processor.child.pid}/clear_refs`, '5'))

afterEach(() => {
  expect([processor.child.exitCode, processor.child.signalCode]).toEqual([null, null])
  const status = readFileSync(`/proc/${processor.child.pid}/status`, 'utf8')
  expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(memoryMegabytesMax)
})

async function optimise(bytes: Buffer): Promise<OptimiseReply> {
  const response = await fetch(`${processor.url}/optimise`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { authorization: `Bearer ${await issuer.token()}` },
    signal: AbortSignal.timeout(240_000),
  })
  const reply = optimiseReplySchema.parse(await response.json())
  expect(response.status).toBe(reply.outcome === 'OPTIMISED' ? 200 : 422)
  return reply
}

function webpOf(reply: OptimiseReply): Buffer {
  if (reply.outcome !== 'OPTIMISED') throw new Error(reply.outcome)
  return Buffer.from(reply.imageBase64, 'base64')
}

describe('a small file that says it is an enormous picture is refused', async () => {
  test.each(Object.entries(await pixelFloods()))('%s', async (_name, bytes) => {
    expect(bytes.length).toBeLessThan(50_000)
    expect(['TOO_LARGE', 'UNDECODABLE']).toContain((await optimise(bytes)).outcome)
  })
})

describe('what is no photo reaches no decoder', () => {
  test.each(Object.entries(strangers))('%s', async (_name, bytes) => {
    expect(['INFECTED', 'UNDECODABLE']).toContain((await optimise(bytes)).outcome)
  })
})

describe('a photo with something else behind it is taken for malware', async () => {
  test.each(Object.entries(await appended()))('%s', async (_name, bytes) => {
    expect((await optimise(bytes)).outcome).toBe('INFECTED')
  })
})

describe('of what a photo carries inside, nothing is stored', async () => {
  test.each(Object.entries(await inside()))('%s', async (_name, bytes) => {
    const webp = webpOf(await optimise(bytes))
    expect(bytes.includes('<script>')).toBe(true)
    expect(webp.includes('script')).toBe(false)
    const { width, exif, comments } = await sharp(webp).metadata()
    expect([width, exif, comments]).toEqual([200, undefined, undefined])
  })
})

describe('blocks far larger than the picture cost neither memory nor an error', async () => {
  test.each(Object.entries(await giantBlocks()))('%s', async (_name, bytes) => {
    expect(['OPTIMISED', 'UNDECODABLE']).toContain((await optimise(bytes)).outcome)
  })
})

describe('of an animation only the first frame is decoded', async () => {
  test.each(Object.entries(await animations()))('%s', async (_name, bytes) => {
    const reply = await optimise(bytes)
    expect(reply.outcome).toBe('OPTIMISED')
    expect((await sharp(webpOf(reply)).metadata()).pages).toBeUndefined()
  })
})

describe('a large photo that its decoder holds whole', () => {
  const plain = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 4, background: { r: 40, g: 130, b: 40, alpha: 0.5 } },
    })

  const opaque = (width: number, height: number) => plain(width, height).removeAlpha()
  const fast = { effort: 0 }

  test.each<[string, () => Promise<Buffer>]>([
    ['AVIF of 17 megapixels', () => opaque(5000, 3400).avif(fast).toBuffer()],
    ['AVIF of 12 megapixels with alpha', () => plain(4000, 3000).avif(fast).toBuffer()],
    ['AVIF of 50 megapixels', () => opaque(10_000, 5000).avif(fast).toBuffer()],
    [
      'AVIF of 50 megapixels, 12 bits and alpha',
      () =>
        plain(10_000, 5000)
          .avif({ ...fast, bitdepth: 12 })
          .toBuffer(),
    ],
    [
      'progressive JPEG of 50 megapixels',
      () =>
        plain(10_000, 5000)
          .jpeg({ progressive: true, chromaSubsampling: '4:4:4', mozjpeg: false })
          .toBuffer(),
    ],
    [
      'progressive JPEG of 50 megapixels in CMYK',
      () => plain(10_000, 5000).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
    ],
    [
      'interlaced PNG of 50 megapixels, 16 bits and alpha',
      () => plain(10_000, 5000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
    [
      'lossless WebP of 50 megapixels',
      () => plain(10_000, 5000).webp({ lossless: true, effort: 0 }).toBuffer(),
    ],
    ['GIF of 50 megapixels', () => plain(10_000, 5000).gif({ effort: 1 }).toBuffer()],
    [
      'TIFF of 50 megapixels, 16 bits and alpha',
      () => plain(10_000, 5000).toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(),
    ],
  ])('%s is optimised', { timeout: 300_000 }, async (_name, make) => {
    expect((await optimise(await make())).outcome).toBe('OPTIMISED')
  })

  test('as many at once as there are places', { timeout: 300_000 }, async () => {
    const photos = await Promise.all([
      opaque(3400, 2400).avif(fast).toBuffer(),
      opaque(5000, 3400).avif(fast).toBuffer(),
      opaque(10_000, 5000).avif(fast).toBuffer(),
      plain(10_000, 5000).gif({ effort: 1 }).toBuffer(),
      opaque(8000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ])
    const replies = await Promise.all([...photos, ...photos].map(optimise))
    expect(new Set(replies.map(({ outcome }) => outcome))).toEqual(new Set(['OPTIMISED']))
  })
})

describe('every format cut anywhere', () => {
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const
  test.each(formats)('%s', async (format) => {
    const whole = await drawPhoto(160, 120).toFormat(format, { effort: 1 }).toBuffer()
    for (let at = 0; at < 40; at += 1) {
      const cut = whole.subarray(0, Math.floor((whole.length * at) / 40))
      expect((await optimise(cut)).outcome, `${cut.length} of ${whole.length}`).toBe('UNDECODABLE')
    }
  })
})
