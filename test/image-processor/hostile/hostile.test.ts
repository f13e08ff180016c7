import type { OptimiseReply } from '@plant/image-processor/protocol'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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

describe('only the first frame of an animation is decoded:', async () => {
  it.each(Object.entries(await animations()))('%s', async (_name, bytes) => {
    const reply = await optimise(bytes)
    expect(reply.outcome).toBe('OPTIMISED')
    expect((await sharp(webpOf(reply)).metadata()).pages).toBeUndefined()
  })
})
