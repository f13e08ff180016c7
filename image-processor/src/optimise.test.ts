import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Isolation } from './concurrency-limiter.ts'
import { optimiseSettings } from './encode/encode.ts'
import { inspectPhoto } from './inspect.ts'
import { limits } from './limits.ts'
import { type Optimised, optimisePhoto } from './optimise.ts'
import { type LargePhoto, readLargePhoto } from './testing/large-photos.ts'
import { drawPhoto, insertPngChunk, pngHeader, quadrants, readQuadrants } from './testing/photos.ts'

const timeoutSeconds = 100
/** The encoding effort is low, because AVIF and GIF are slow and no test depends on the effort. */
const fastest = { effort: 1 }

async function optimised(bytes: Uint8Array): Promise<Optimised> {
  const result = await optimisePhoto(bytes, timeoutSeconds)
  if (result.outcome !== 'OPTIMISED') throw new Error(`${result.outcome}: ${result.detail}`)
  return result
}

describe('optimising each supported format to the documented WebP', () => {
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const
  it.each(formats)('optimises %s', async (format) => {
    const photo = await drawPhoto(640, 480).toFormat(format, fastest).toBuffer()
    const result = await optimised(photo)
    expect(result).toMatchObject({
      widthPx: 640,
      heightPx: 480,
      bytes: result.webp.length,
      sha256: createHash('sha256').update(result.webp).digest('hex'),
      source: { format, widthPx: 640, heightPx: 480, bytes: photo.length },
    })
    expect((await sharp(result.webp).metadata()).format).toBe('webp')
  })

  it('reads the first picture of a JPEG that contains two pictures (MPO)', async () => {
    const first = await drawPhoto(300, 200).jpeg().toBuffer()
    const second = await drawPhoto(100, 100).jpeg().toBuffer()
    expect(await optimised(Buffer.concat([first, second]))).toMatchObject({ widthPx: 300 })
  })

  it('reads the first frame of an animated GIF', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['#ff0000', '#0000ff'].map(frame))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const result = await optimised(gif)
    expect(result).toMatchObject({ widthPx: 40, heightPx: 30 })
    const [red = 0, , blue = 0] = await sharp(result.webp).raw().toBuffer()
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })
})

describe('resizing', () => {
  it.each([
    [4000, 3000, 1024, 768],
    [900, 2400, 384, 1024],
    [1024, 1024, 1024, 1024],
    [1025, 600, 1024, 599],
    [320, 200, 320, 200],
    [1, 1, 1, 1],
    [3000, 2, 1024, 1],
  ])('resizes %i x %i to %i x %i', async (width, height, widthPx, heightPx) => {
    const photo = await drawPhoto(width, height).png({ compressionLevel: 1 }).toBuffer()
    expect(await optimised(photo)).toMatchObject({ widthPx, heightPx })
  })
})

describe('applying the EXIF orientation to the pixels', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('applies orientation %i', async (orientation) => {
    // The input is lossless, so that only the rotation can move a colour.
    const stored = await quadrants(80, 40).png().toBuffer()
    const photo = await sharp(stored).withMetadata({ orientation }).png().toBuffer()
    const turned = orientation >= 5
    const result = await optimised(photo)
    expect(result).toMatchObject({
      widthPx: turned ? 40 : 80,
      heightPx: turned ? 80 : 40,
      source: { widthPx: turned ? 40 : 80 },
    })
    expect(await readQuadrants(result.webp)).toBe(uprightQuadrants[orientation])
  })
})

/** The quadrants as a viewer sees them, from top left to bottom right (Exif 2.32, tag 0x0112). */
const uprightQuadrants: Record<number, string> = {
  1: 'RGBW',
  2: 'GRWB',
  3: 'WBGR',
  4: 'BWRG',
  5: 'RBGW',
  6: 'BRWG',
  7: 'WGBR',
  8: 'GWRB',
}

describe('keeping only the pixels', () => {
  it('removes EXIF, GPS, XMP and the colour profile', async () => {
    const photo = await drawPhoto(200, 100)
      .withExif({
        IFD0: { Make: 'A maker', Copyright: 'A person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-place/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(await sharp(photo).metadata()).toMatchObject({
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
      icc: expect.any(Buffer),
    })
    const { webp } = await optimised(photo)
    const metadata = await sharp(webp).metadata()
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual(
      Array(4).fill(undefined),
    )
    expect(metadata.orientation).toBeUndefined()
    for (const trace of ['EXIF', 'XMP ', 'ICCP', 'A maker', 'secret-place']) {
      expect(webp.includes(trace), trace).toBe(false)
    }
  })

  it('converts a wide-gamut profile to sRGB instead of dropping it', async () => {
    const green = { create: { width: 32, height: 32, channels: 3, background: '#30a030' } } as const
    const wide = await sharp(green).withIccProfile('p3').png().toBuffer()
    const stored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    expect(stored[0]).not.toBe(0x30)
    const [red = 0, greenValue = 0, blue = 0] = await sharp((await optimised(wide)).webp)
      .raw()
      .toBuffer()
    expect(Math.abs(red - 0x30)).toBeLessThanOrEqual(4)
    expect(Math.abs(greenValue - 0xa0)).toBeLessThanOrEqual(4)
    expect(Math.abs(blue - 0x30)).toBeLessThanOrEqual(4)
  })

  it.each(['cmyk', 'b-w', 'rgb16'] as const)('converts %s to 8-bit sRGB', async (space) => {
    const photo = await drawPhoto(64, 64).toColourspace(space).tiff().toBuffer()
    const { webp } = await optimised(photo)
    expect(await sharp(webp).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
  })
})

describe('refusing, with a reason, a photo that cannot be decoded', () => {
  it.each([
    ['empty', ''],
    ['text', 'hello'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['MVG', "push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://example.com/)'"],
    ['PDF', '%PDF-1.7\n'],
    ['a JPEG start without a JPEG', '\xff\xd8\xff\xe0 nothing more'],
  ])('refuses bytes that are %s', async (_name, text) => {
    const result = await optimisePhoto(Buffer.from(text, 'latin1'), timeoutSeconds)
    expect(result.outcome).toBe('UNDECODABLE')
  })
})

describe('refusing more than 50 megapixels', () => {
  it.each([
    [65_535, 65_535],
    [10_001, 5_000],
  ])('refuses %i x %i pixels after reading only the header', async (width, height) => {
    const photo = pngHeader(width, height)
    const refused = { outcome: 'TOO_LARGE', detail: expect.stringContaining('at most 50') }
    expect(await inspectPhoto(photo)).toEqual(refused)
    expect(await optimisePhoto(photo, timeoutSeconds)).toEqual(refused)
  })

  it('accepts exactly 50 megapixels', async () => {
    const photo = readLargePhoto('jpeg-50-megapixels')
    expect(await optimised(photo)).toMatchObject({ widthPx: 1024, heightPx: 512 })
  })

  it('sets a limit of 50 megapixels in libvips too', () => {
    expect(optimiseSettings.input.limitInputPixels).toBe(limits.photoPixelsMax)
  })
})

describe('the memory and time that the decoder of a photo needs', () => {
  it.each<[LargePhoto, Isolation]>([
    ['jpeg-50-megapixels', 'SHARED'],
    ['png-50-megapixels', 'CHILD_PROCESS'],
    ['jpeg-50-megapixels-progressive', 'CHILD_PROCESS'],
    ['jpeg-24-megapixels-progressive', 'EXCLUSIVE'],
    ['png-50-megapixels-interlaced', 'CHILD_PROCESS'],
    ['webp-50-megapixels', 'EXCLUSIVE'],
    ['jpeg-6-megapixels-progressive', 'SHARED'],
    ['jpeg-50-megapixels-progressive-cmyk', 'CHILD_PROCESS'],
  ])('decides that %s is decoded as %s', async (name, isolation) => {
    const inspected = await inspectPhoto(readLargePhoto(name))
    expect(inspected).toMatchObject({ outcome: 'DECODABLE', isolation })
  })

  it.each<[string, PngKind, Isolation]>([
    ['7050 px, 16 bits, transparent, with a profile', [7050, 16, 6, 'profile'], 'CHILD_PROCESS'],
    ['7050 px, 16 bits, transparent', [7050, 16, 6], 'CHILD_PROCESS'],
    ['7050 px, 8 bits', [7050, 8, 2], 'CHILD_PROCESS'],
    ['7050 px, 8 bits, grey', [7050, 8, 0], 'CHILD_PROCESS'],
    ['3000 px, 8 bits, with a profile', [3000, 8, 2, 'profile'], 'CHILD_PROCESS'],
    ['4000 px, 8 bits', [4000, 8, 2], 'SHARED'],
    ['2800 px, 8 bits, with a profile', [2800, 8, 2, 'profile'], 'SHARED'],
    ['a screenshot of a phone', [1900, 8, 6, 'profile'], 'SHARED'],
  ])('V1: decides by the time of a PNG of %s', async (_name, kind, isolation) => {
    expect(await inspectPhoto(await pngHeaderOf(kind))).toMatchObject({ isolation })
  })
})

type PngKind = [sidePx: number, bits: number, colourType: number, profile?: 'profile']

async function pngHeaderOf([sidePx, bits, colourType, profile]: PngKind): Promise<Buffer> {
  const png = pngHeader(sidePx, sidePx, [bits, colourType])
  if (!profile) return png
  const { icc = Buffer.of() } = await sharp(
    await drawPhoto(9, 9).withIccProfile('p3').png().toBuffer(),
  ).metadata()
  return insertPngChunk(png, 'iCCP', Buffer.concat([Buffer.from('p3\0\0'), deflateSync(icc)]))
}

it('makes the same bytes from the same photo', async () => {
  const photo = await drawPhoto(800, 600).jpeg().toBuffer()
  const [one, two] = await Promise.all([optimised(photo), optimised(photo)])
  expect(one.sha256).toBe(two.sha256)
})
