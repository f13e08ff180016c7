import { processorTimesOf } from '@plant/testing/times-of'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { countPngChunks } from './image/image-end.ts'
import { isSlow } from './image/slow-decoding.ts'
import { inspectPhoto } from './inspect.ts'
import { limits } from './limits.ts'
import { optimisePhoto } from './optimise.ts'
import { hostileContainers } from './testing/hostile-containers.ts'
import { manyParts } from './testing/many-parts.ts'
import { jpegOfManyScans } from './testing/many-scans.ts'
import { drawPhoto } from './testing/photos.ts'

const hostile = hostileContainers

/** A time limit that a busy test machine does not reach. */
const timeoutSeconds = 60

it('refuses a JPEG with thousands of scans without decoding any scan', async () => {
  const jpeg = await jpegOfManyScans(3000, 2646)
  expect(jpeg.length).toBeLessThan(150_000)
  const decodings = countDecodings()
  const { outcome, ...rest } = await optimisePhoto(jpeg, timeoutSeconds)
  expect(decodings).not.toHaveBeenCalled()
  expect(outcome).toBe('UNDECODABLE')
  expect(rest).toMatchObject({ detail: expect.stringContaining('scans') })
  await sharp(await drawPhoto(30, 20).jpeg().toBuffer())
    .raw()
    .toBuffer()
  expect(decodings).toHaveBeenCalled()
})

/** Counts the jobs in sharp's queue: decoding pixels is a job, but reading a header is not. */
function countDecodings() {
  const queued = vi.fn()
  sharp.queue.on('change', queued)
  onTestFinished(() => void sharp.queue.off('change', queued))
  return queued
}

it('decodes a JPEG with 100 scans, and refuses a JPEG with 101 scans', async () => {
  // The photo has 99 scans and one scan of all averages.
  const optimised = await optimisePhoto(await jpegOfManyScans(1000, 99), timeoutSeconds)
  expect(optimised.outcome).toBe('OPTIMISED')
  expect((await optimisePhoto(await jpegOfManyScans(1000, 100), timeoutSeconds)).outcome).toBe(
    'UNDECODABLE',
  )
})

it('V1: refuses a large JPEG whose scans together have more pixels than 20 scans of the largest photo', async () => {
  const decodings = countDecodings()
  const jpeg = await jpegOfManyScans(7000, 20, 70)
  decodings.mockClear()
  expect(await optimisePhoto(jpeg, timeoutSeconds)).toMatchObject({
    outcome: 'UNDECODABLE',
    detail: expect.stringContaining('scans'),
  })
  expect(decodings).not.toHaveBeenCalled()
})

it('uses a child process for a JPEG that hides scans inside a segment', async () => {
  const jpeg = await drawPhoto(300, 200).jpeg({ progressive: true }).toBuffer()
  const hidden = Buffer.alloc(2 + 2 * 200, Buffer.from([0xff, 0xda]))
  hidden.writeUInt16BE(hidden.length)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe5]), hidden])
  const photo = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
  expect(await inspectPhoto(jpeg)).toMatchObject({ isolation: 'SHARED' })
  expect(await inspectPhoto(photo)).toMatchObject({ isolation: 'CHILD_PROCESS' })
})

it.each(['avif', 'tiff'] as const)(
  'C2, C3: reads %s headers only in a child process',
  async (format) => {
    const photo = await drawPhoto(300, 200).toFormat(format).toBuffer()
    const header = countHeaders()
    expect(await inspectPhoto(photo)).toMatchObject({ isolation: 'CHILD_PROCESS' })
    const optimised = await optimisePhoto(photo, timeoutSeconds)
    expect(optimised).toMatchObject({ outcome: 'OPTIMISED', source: { widthPx: 300 } })
    expect(header).not.toHaveBeenCalled()
  },
)

/** Counts the headers that a decoder reads in this process. */
function countHeaders() {
  const header = vi.spyOn(sharp.prototype, 'metadata')
  onTestFinished(() => header.mockRestore())
  return header
}

/** Names the brand of a HEIC, which has the boxes of an AVIF. */
async function heicOf(avif: Promise<Buffer>): Promise<Buffer> {
  const heic = await avif
  heic.write('heic', 8)
  return heic
}

it.each([
  ['B3: a WebP of 50,000 frames', () => manyParts.webpOfFrames(50_000), 'frames'],
  ['B3: a WebP of frames inside a frame', () => manyParts.webpOfNestedFrames(2000), 'frames'],
  ['X1: a JPEG with arithmetic coding', () => manyParts.jpegOfFrame(0xc9), 'arithmetic'],
  ['X1: a progressive one', () => manyParts.jpegOfFrame(0xca), 'arithmetic'],
  ['W2: a GIF of 1001 frames', () => manyParts.gifOfFrames(1001), 'frames'],
  ['Y2: a GIF with zeros between 1001 frames', () => manyParts.gifOfFrames(1001, true), 'frames'],
  ['B3: a PNG with compressed texts of 200 MB', () => manyParts.pngOfTexts('zTXt', 4, 50), 'texts'],
  ['B3: a PNG with international texts', () => manyParts.pngOfTexts('iTXt', 4, 50), 'texts'],
  ['B3: a PNG of 1001 compressed texts', () => manyParts.pngOfTexts('zTXt', 1001, 0), 'texts'],
  ['Z1: a PNG of 10,001 damaged chunks', () => manyParts.pngOfChunks('pHYs', 10_001), 'chunks'],
  ['V3: a PNG of 833,000 chunks', () => manyParts.pngOfChunks('IDAT', 833_000, 0), 'chunks'],
  ['V4: an AVIF of many references', () => hostile.avifOfReferences(72, 65_535), 'list'],
  ['V4: an AVIF of a million boxes', () => hostile.avifOfBoxes(1, 1_000_000), 'list'],
  ['V4: an AVIF of 100 lists of boxes', () => hostile.avifOfBoxes(100, 10_000), 'list'],
  ['V4: a HEIC of a million boxes', () => heicOf(hostile.avifOfBoxes(1, 1_000_000)), 'list'],
  ['B4: a JPEG of 1001 comments', () => manyParts.jpegOfSegments(1001, 0xfe), 'segments'],
  ['B4: a JPEG of 2,400,000 segments', () => manyParts.jpegOfSegments(2_400_000), 'segments'],
  ['D1: a JPEG of EXIF directories', () => manyParts.photoOfExif('jpeg', 200), 'EXIF'],
  ['D1: a PNG of EXIF directories', () => manyParts.photoOfExif('png', 200), 'EXIF'],
  ['D1: a WebP of EXIF directories', () => manyParts.photoOfExif('webp', 200), 'EXIF'],
  ['D4: a PNG with a profile of 50 MB', () => manyParts.pngOfProfile('text', 6.25e6), 'profile'],
  ['E1: a PNG of 100 profiles of 9.9 MB', () => manyParts.pngOfProfiles(100), 'profiles'],
  ['D1: a GIF with a tail of names of EXIF', () => manyParts.gifOfExifNames(100_000), 'EXIF'],
  ['D1: a WebP of EXIF like a JPEG', () => manyParts.webpOfExifLikeJpeg(), 'EXIF'],
  ['C2a: a TIFF of 2000 directories', () => hostile.tiffOfDirectories(2000, 4e6), 'directories'],
  ['C2a: a TIFF in big endian', () => hostile.tiffOfDirectories(21, 10, 'BE'), 'directories'],
  ['C2a: a TIFF that repeats 4 MB of tags', () => hostile.tiffOfDirectories(2, 4e6), 'bytes'],
  ['C2a: a TIFF that repeats 1 MB of strips', () => hostile.tiffOfStrips(100, 1e6), 'bytes'],
  ['a TIFF of 30,001 strips', () => hostile.tiffOfStrips(30_001, 1), 'over 30000 strips'],
  ['C2b: a TIFF tile of 400 scans', () => hostile.tiffOfScans(96, 400), 'scans'],
  ['C2b: a TIFF of the obsolete JPEG kind', hostile.tiffOfObsoleteJpeg, 'obsolete'],
  ['C2b: a TIFF tile of two sizes', hostile.tiffOfTwoSizes, 'twice'],
  ['Z2: four TIFF tiles of the same 88 scans', () => hostile.tiffOfSameTiles(1760, 88), 'decoding'],
  ['Z2: a TIFF of two heights', hostile.tiffOfTwoHeights, 'twice'],
  ['Z2: an AVIF of 16 tiles, each larger', () => hostile.avifOfTiles(100, 2560, 4), 'tiles'],
  ['C3: an AVIF that repeats 1 MB of items', () => hostile.avifOfMetadata(60, 30, 1e6), 'bytes'],
])('%s is refused before any decoder reads it', async (_name, make, parts) => {
  const photo = await make()
  const header = countHeaders()
  expect(await inspectPhoto(photo)).toEqual({
    outcome: 'UNDECODABLE',
    detail: expect.stringContaining(parts),
  })
  expect(header).not.toHaveBeenCalled()
})

it.each([
  ['B3: a WebP of 1000 frames', () => manyParts.webpOfFrames(1000)],
  ['W2: a GIF of 1000 frames', () => manyParts.gifOfFrames(1000)],
  ['B3: a PNG with compressed texts of 3 MB', () => manyParts.pngOfTexts('zTXt', 3, 1)],
  ['a PNG with XMP', () => manyParts.pngWith('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x/>')],
  ['a PNG with a damaged profile', () => manyParts.pngWith('iCCP', 'icc\0\0damaged')],
  ['B4: a JPEG of 900 segments', () => manyParts.jpegOfSegments(900)],
  ['C2a: a TIFF of 20 directories', () => hostile.tiffOfDirectories(20, 1e5)],
  ['C2a: a TIFF in big endian', () => hostile.tiffOfDirectories(20, 10, 'BE')],
  ['a TIFF of pixels that look like scans of a JPEG', hostile.tiffOfMarkers],
  ['C2b: a TIFF tile of 90 scans', () => hostile.tiffOfScans(96, 90)],
  ['Z2: four TIFF tiles of the same 90 scans', () => hostile.tiffOfSameTiles(96, 90)],
  ['Z2: an AVIF of the same 16 tiles', () => hostile.avifOfTiles(390, 100, 4)],
  ['C3: an AVIF with metadata of 3 MB', () => hostile.avifOfMetadata(3, 1, 1e6)],
])('%s is optimised', async (_name, make) => {
  expect((await optimisePhoto(await make(), timeoutSeconds)).outcome).toBe('OPTIMISED')
})

/** How often the inspection of a photo takes the time of that of an ordinary photo. */
async function timesOfOrdinary(photo: Buffer): Promise<number> {
  const ordinary = await drawPhoto(1000, 800).jpeg().toBuffer()
  const inspect = (bytes: Buffer) => async () => [isSlow(bytes), await inspectPhoto(bytes)]
  return processorTimesOf(inspect(photo), inspect(ordinary))
}

it.each([
  ['zTXt', { outcome: 'UNDECODABLE', detail: expect.stringContaining('texts') }],
  ['iTXt', { outcome: 'UNDECODABLE', detail: expect.stringContaining('texts') }],
  ['iCCP', { isolation: 'CHILD_PROCESS' }],
] as const)('Z1: never inflates 9 MB of empty blocks in %s here', async (type, expected) => {
  const photo = await manyParts.pngOfNothingDeflated(type, 9e6)
  const header = countHeaders()
  expect(await inspectPhoto(photo)).toMatchObject(expected)
  expect(header).not.toHaveBeenCalled()
  expect(await timesOfOrdinary(photo)).toBeLessThan(20)
})

it.each([
  ['V3: a PNG of 833,000 chunks', 20, () => manyParts.pngOfChunks('IDAT', 833_000, 0)],
  ['V4: an AVIF of many references', 20, () => hostile.avifOfReferences(72, 65_535)],
  ['V4: an AVIF of a million boxes', 60, () => hostile.avifOfBoxes(1, 1_000_000)],
])('%s takes at most %i times as long as an ordinary photo', async (_name, times, make) => {
  expect(await timesOfOrdinary(await make())).toBeLessThan(times)
})

it('V3: reads no chunk behind the first one over the limit', async () => {
  const photo = await manyParts.pngOfChunks('IDAT', 833_000, 0)
  expect(countPngChunks(photo)).toBe(limits.pngChunksMax + 1)
})

it('Z1: accepts a profile of 1 MB of empty blocks, and a text of 0.2 MB', async () => {
  const profile = await manyParts.pngOfNothingDeflated('iCCP', 1e6)
  expect((await optimisePhoto(profile, timeoutSeconds)).outcome).toBe('OPTIMISED')
  const text = await manyParts.pngOfNothingDeflated('zTXt', 2e5)
  expect(await inspectPhoto(text)).toMatchObject({ isolation: 'SHARED' })
})

it('D2: reads a colour profile with shared elements in a child process', async () => {
  expect(await inspectPhoto(await manyParts.pngOfProfile('mpet'))).toMatchObject({
    isolation: 'CHILD_PROCESS',
  })
  expect(await inspectPhoto(await manyParts.pngOfProfile('text'))).toMatchObject({
    isolation: 'SHARED',
  })
})

it('reads a colour profile of more than 1 MB in a child process', async () => {
  expect(await inspectPhoto(await manyParts.pngOfProfile('text', 130_000))).toMatchObject({
    isolation: 'CHILD_PROCESS',
  })
})

it('decodes a JPEG of more than 20 scans in a child process, however small it is', async () => {
  const isolationOf = async (scans: number) => await inspectPhoto(await jpegOfManyScans(20, scans))
  expect(await isolationOf(20)).toMatchObject({ isolation: 'CHILD_PROCESS' })
  expect(await isolationOf(19)).toMatchObject({ isolation: 'SHARED' })
})

it('AE6: decodes a PNG of 3 MB of deflated pixels in a child process, whatever its size', async () => {
  const isolationOf = async (chunks: number) =>
    await inspectPhoto(await manyParts.pngOfChunks('IDAT', chunks, 1_000_000))
  expect(await isolationOf(3)).toMatchObject({ isolation: 'CHILD_PROCESS' })
  expect(await isolationOf(2)).toMatchObject({ isolation: 'SHARED' })
})

it.each(['png', 'tiff'] as const)(
  'AE3: ignores a profile of elements, which would take a minute, in a %s',
  async (format) => {
    const photo = await manyParts.photoOfElements(format, 10_000)
    expect((await optimisePhoto(photo, 5)).outcome).toBe('OPTIMISED')
  },
)

it('AJ1: decodes an animated WebP, which no decoder shrinks, in a child process', async () => {
  const animated = await manyParts.webpOfFrames(2)
  expect(await inspectPhoto(animated)).toMatchObject({ isolation: 'CHILD_PROCESS' })
  expect((await optimisePhoto(animated, timeoutSeconds)).outcome).toBe('OPTIMISED')
})

it('D3: decodes a WebP without loss, or with transparency, in a child process', async () => {
  const photo = drawPhoto(30, 20)
  const see = async (webp: Buffer) => await inspectPhoto(webp)
  const child = { isolation: 'CHILD_PROCESS' }
  const lossless = await photo.clone().webp({ lossless: true }).toBuffer()
  expect(await see(lossless)).toMatchObject(child)
  expect(await see(await photo.clone().ensureAlpha(0.5).webp().toBuffer())).toMatchObject(child)
  expect(await see(await photo.clone().webp().toBuffer())).toMatchObject({ isolation: 'SHARED' })
  expect((await optimisePhoto(lossless, timeoutSeconds)).outcome).toBe('OPTIMISED')
})

it.each(['png', 'webp', 'jpeg'] as const)(
  'E2: optimises a large %s with EXIF data',
  async (format) => {
    // The data of each photo have no directory of a thumbnail.
    const photo = await drawPhoto(1500, 1000)
      .withExif({ IFD0: { Model: 'Phone' } })
      .toFormat(format)
      .toBuffer()
    expect(photo.length).toBeGreaterThan(300_000)
    expect((await optimisePhoto(photo, timeoutSeconds)).outcome).toBe('OPTIMISED')
  },
)

it('keeps the EXIF orientation of a photo from a phone', async () => {
  const upright = await drawPhoto(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await inspectPhoto(upright)).toMatchObject({ widthPx: 20, heightPx: 30 })
})
