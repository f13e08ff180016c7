import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Assessed } from './assess.ts'
import { maskFiguresOf } from './masks.ts'
import { answered, assessed, issue } from './sample-photos.ts'

const folder = mkdtempSync(join(tmpdir(), 'masks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Draws a black mask of 20 x 10 px with a white square. */
async function draw(file: string, box: { left: number; top: number; side: number }) {
  const { left, top, side } = box
  const white = { create: { width: side, height: side, channels: 3, background: '#fff' } } as const
  const black = { create: { width: 20, height: 10, channels: 3, background: '#000' } } as const
  const input = await sharp(white).png().toBuffer()
  await sharp(black).composite([{ input, left, top }]).png().toFile(join(folder, file))
}

beforeAll(async () => {
  await draw('symptoms.png', { left: 4, top: 4, side: 2 })
  await draw('leaf.png', { left: 2, top: 2, side: 8 })
})

const masks = { symptoms: 'symptoms.png', leaf: 'leaf.png' }
const pointing = (x: number, y: number) => assessed({ masks, strongestPoint: { x, y } })
const figuresOf = async (...photos: Assessed[]) =>
  (await maskFiguresOf(folder, photos))['drawn'] ?? {}

const told = (region: object | null, outline: number[][] = []) => {
  const pointed = { ...issue('rust'), evidence: [{ source: 'PHOTO', text: '', region, outline }] }
  const issues = [pointed] as ReturnType<typeof issue>[]
  return assessed({ masks, answer: answered({ outcome: 'ISSUES_FOUND', issues }) })
}

describe('the strongest point', () => {
  it('is on a symptom if the mask is white there', async () => {
    const photos = [pointing(0.2, 0.4), pointing(0.29, 0.59), pointing(0.31, 0.4)]
    expect(await figuresOf(...photos)).toMatchObject({ photos: 3, pointsOnSymptom: 2 })
  })

  it('counts as missed if the network sees no sign', async () => {
    expect(await figuresOf(assessed({ masks }))).toMatchObject({ photos: 1, pointsOnSymptom: 0 })
  })

  it("has a chance of a hit that equals the leaf's share of symptoms", async () => {
    expect(await figuresOf(pointing(0, 0))).toMatchObject({ chance: 4 / 64 })
    const withoutLeaf = assessed({ masks: { ...masks, leaf: null } })
    expect(await figuresOf(withoutLeaf)).toMatchObject({ chance: 4 / 200 })
  })
})

describe('a region', () => {
  it('counts as beside the leaf if most of its area is beside the leaf', async () => {
    const on = told({ x: 0.1, y: 0.2, width: 0.4, height: 0.8 })
    const beside = told({ x: 0.6, y: 0, width: 0.4, height: 0.9 })
    const nowhere = told(null)
    expect(await figuresOf(on, beside, nowhere)).toMatchObject({ regions: 2, regionsBeside: 1 })
  })

  it('is judged by its polygon rather than by its box', async () => {
    const box = { x: 0.1, y: 0.2, width: 0.9, height: 0.8 }
    const onLeaf = [
      [0.1, 0.2],
      [0.4, 0.2],
      [0.1, 0.9],
    ]
    const besideIt = [
      [0.9, 0.2],
      [0.9, 0.9],
      [0.6, 0.9],
    ]
    const figures = await figuresOf(told(box, onLeaf), told(box, besideIt))
    expect(figures).toMatchObject({ regions: 2, regionsBeside: 1 })
    // More than half of the whole box is beside the leaf.
    expect(await figuresOf(told(box))).toMatchObject({ regionsBeside: 1 })
  })

  it('is judged by one pixel if it is smaller than a pixel', async () => {
    expect(await figuresOf(told({ x: 0.2, y: 0.4, width: 0.001, height: 0.001 }))).toMatchObject({
      regionsBeside: 0,
    })
    expect(await figuresOf(told({ x: 0.99, y: 0.99, width: 0, height: 0 }))).toMatchObject({
      regionsBeside: 1,
    })
  })
})

it('a photo without masks is left out of the figures', async () => {
  expect(await maskFiguresOf(folder, [assessed()])).toEqual({})
})
