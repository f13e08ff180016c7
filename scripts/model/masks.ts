import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Region } from '../../image-processor/src/measure/schema.ts'
import { type Assessed, isAnswered } from './assess.ts'
import type { Point } from './strongest-point.ts'

/** A drawn mask, as coarse as the working copy of a photo. */
type DrawnMask = {
  readonly width: number
  readonly height: number
  /** 1 where the mask is white. */
  readonly marked: Uint8Array
}

/** How the evidence of some photos agrees with the masks that people have drawn of them. */
export type MaskFigures = {
  readonly photos: number
  /** Photos whose strongest point on the foliage is within a symptom. */
  readonly pointsOnSymptom: number
  /** The mean share of the leaf that is a symptom: how often any point of it would be on one. */
  readonly chance: number
  /** Regions that an answer points at, and those of them that are mostly beside the leaf. */
  readonly regions: number
  readonly regionsBeside: number
}

const sidePx = 512
const whiteMin = 128
/** A region that has less than this of the leaf in it is beside it. */
const leafShareMin = 0.5

/** The figures of the photos that have masks, by source. */
export async function maskFiguresOf(
  folder: string,
  photos: readonly Assessed[],
): Promise<Record<string, MaskFigures>> {
  const bySource = new Map<string, MaskFigures[]>()
  for (const photo of photos) {
    const figures = await figuresOfOne(folder, photo)
    if (figures) bySource.set(photo.source, [...(bySource.get(photo.source) ?? []), figures])
  }
  return Object.fromEntries([...bySource].map(([source, each]) => [source, pooled(each)]))
}

/** Null of a photo without masks, or on which nobody has marked a symptom. */
async function figuresOfOne(
  folder: string,
  { masks, answer, strongestPoint: point }: Assessed,
): Promise<MaskFigures | null> {
  if (masks === null) return null
  const symptoms = await readMask(join(folder, masks.symptoms))
  const symptomPixels = markedIn(symptoms, whole)
  if (symptomPixels === 0) return null
  const leaf = masks.leaf === null ? null : await readMask(join(folder, masks.leaf))
  const leafPixels = leaf === null ? symptoms.marked.length : markedIn(leaf, whole)
  const regions = isAnswered(answer) ? regionsOf(answer.issues) : []
  return {
    photos: 1,
    pointsOnSymptom: point !== null && isMarked(symptoms, point) ? 1 : 0,
    chance: symptomPixels / Math.max(1, leafPixels),
    regions: leaf === null ? 0 : regions.length,
    regionsBeside: leaf === null ? 0 : regions.filter((each) => isBeside(leaf, each)).length,
  }
}

/** Reads a mask at the size of a working copy, so that a pixel of it is one of the photo's. */
async function readMask(file: string): Promise<DrawnMask> {
  const { data, info } = await sharp(readFileSync(file))
    .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const marked = Uint8Array.from(data, (value) => (value >= whiteMin ? 1 : 0))
  return { width: info.width, height: info.height, marked }
}

const whole: Region = { x: 0, y: 0, width: 1, height: 1 }

/** Whether the mask is white at a point in shares of its width and height. */
function isMarked({ width, height, marked }: DrawnMask, { x, y }: Point): boolean {
  const column = Math.min(width - 1, Math.floor(x * width))
  const row = Math.min(height - 1, Math.floor(y * height))
  return marked[row * width + column] === 1
}

/** Whether a region is mostly beside what the mask marks. */
const isBeside = (leaf: DrawnMask, region: Region): boolean =>
  markedIn(leaf, region) < leafShareMin * pixelsIn(leaf, region)

function markedIn(mask: DrawnMask, region: Region): number {
  const { left, right, top, bottom } = pixelsOf(mask, region)
  let count = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) count += mask.marked[y * mask.width + x] ?? 0
  return count
}

function pixelsIn(mask: DrawnMask, region: Region): number {
  const { left, right, top, bottom } = pixelsOf(mask, region)
  return (right - left) * (bottom - top)
}

/** At least one pixel, however small the region is. */
function pixelsOf({ width, height }: DrawnMask, region: Region) {
  const left = Math.min(width - 1, Math.floor(region.x * width))
  const top = Math.min(height - 1, Math.floor(region.y * height))
  const right = Math.max(left + 1, Math.min(width, Math.round((region.x + region.width) * width)))
  const bottom = Math.max(
    top + 1,
    Math.min(height, Math.round((region.y + region.height) * height)),
  )
  return { left, right, top, bottom }
}

type Issues = readonly { readonly evidence: readonly { readonly region: Region | null }[] }[]

const regionsOf = (issues: Issues): Region[] =>
  issues.flatMap(({ evidence }) => evidence.flatMap(({ region }) => region ?? []))

function pooled(each: readonly MaskFigures[]): MaskFigures {
  const sumOf = (name: keyof MaskFigures) => each.reduce((sum, figures) => sum + figures[name], 0)
  return {
    photos: each.length,
    pointsOnSymptom: sumOf('pointsOnSymptom'),
    chance: Number((sumOf('chance') / Math.max(1, each.length)).toFixed(4)),
    regions: sumOf('regions'),
    regionsBeside: sumOf('regionsBeside'),
  }
}
