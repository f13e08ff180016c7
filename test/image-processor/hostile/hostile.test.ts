import type { OptimiseReply } from '@plant/image-processor/protocol'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hostileContainers } from '../../../image-processor/src/testing/hostile-containers.ts'
import { pngOfNothing } from '../../../image-processor/src/testing/photos.ts'
import { animations } from './animations.ts'
import { pixelFloods } from './floods.ts'
import { giantBlocks } from './giant-blocks.ts'
import { observeProcessor } from './observed-processor.ts'
import { appended, inside, strangers } from './strangers.ts'

const { optimise } = observeProcessor()

function webpOf(reply: OptimiseReply): Buffer {
  if (reply.outcome !== 'OPTIMISED') throw new Error(reply.outcome)
  return Buffer.from(reply.imageBase64, 'base64')
}

describe('a small file with enormous dimensions is rejected:', async () => {
  it.each(Object.entries(await pixelFloods()))('%s', async (_name, bytes) => {
    expect(bytes.length).toBeLessThan(50_000)
    expect(['TOO_LARGE', 'UNDECODABLE']).toContain((await optimise(bytes)).outcome)
  })
})

describe('a file that is not a photo is rejected:', () => {
  it.each(Object.entries(strangers))('%s', async (_name, bytes) => {
    expect(['INFECTED', 'UNDECODABLE']).toContain((await optimise(bytes)).outcome)
  })
})

describe('a photo with appended data counts as malware:', async () => {
  it.each(Object.entries(await appended()))('%s', async (_name, bytes) => {
    expect((await optimise(bytes)).outcome).toBe('INFECTED')
  })
})

describe('data inside a photo is not stored:', async () => {
  it.each(Object.entries(await inside()))('%s', async (_name, bytes) => {
    const webp = webpOf(await optimise(bytes))
    expect(bytes.includes('<script>')).toBe(true)
    expect(webp.includes('script')).toBe(false)
    const { width, exif, comments } = await sharp(webp).metadata()
    expect([width, exif, comments]).toEqual([200, undefined, undefined])
  })
})

describe('metadata far larger than the picture causes no error and uses little memory:', async () => {
  it.each(Object.entries(await giantBlocks()))('%s', async (_name, bytes) => {
    expect(['OPTIMISED', 'UNDECODABLE']).toContain((await optimise(bytes)).outcome)
  })
})

describe('a file whose parts name the same bytes is rejected and uses little memory:', () => {
  it.each([
    ['C2a: TIFF directories', () => hostileContainers.tiffOfDirectories(2000, 4_000_000)],
    ['C2b: TIFF scans', () => hostileContainers.tiffOfScans(6992, 400)],
    ['C3: AVIF extents', () => hostileContainers.avifOfMetadata(60, 30, 1_000_000)],
  ])('%s', async (_name, make) => {
    expect((await optimise(await make())).outcome).toBe('UNDECODABLE')
  })
})

describe('J1: a photo of a few endless lines uses little memory:', () => {
  it.each([
    [1_000_000, 6],
    [6, 1_000_000],
  ])('a PNG of %i x %i', { timeout: 120_000 }, async (width, height) => {
    const png = pngOfNothing(width, height)
    expect(png.length).toBeLessThan(100_000)
    expect(['OPTIMISED', 'UNDECODABLE']).toContain((await optimise(png)).outcome)
  })
})

describe('only the first frame of an animation is decoded:', async () => {
  it.each(Object.entries(await animations()))('%s', async (_name, bytes) => {
    const reply = await optimise(bytes)
    expect(reply.outcome).toBe('OPTIMISED')
    expect((await sharp(webpOf(reply)).metadata()).pages).toBeUndefined()
  })
})
