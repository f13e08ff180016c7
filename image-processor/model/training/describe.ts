import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { photoFeatures } from '../../src/measure/features/photo-features.ts'
import type { RawPhoto } from '../../src/measure/planes.ts'
import { readPhoto } from '../../src/measure/read-photo.ts'
import {
  alterPhoto,
  loadPhoto,
  plainSurface,
  plantInto,
  type Random,
  recolourGreen,
  seededRandom,
} from './alter.ts'
import type { Sample } from './collect.ts'
import type { Label } from './sources.ts'

/** One photo or altered copy, described for the heads. */
export type Row = {
  readonly source: string
  readonly group: string
  readonly file: string
  readonly original: boolean
  readonly label: Label
  readonly values: number[]
}

export type Table = { readonly names: readonly string[]; readonly rows: readonly Row[] }

const SEED = 20251120
const FLOWER_COPIES = 12

/** A prime: samples are taken in this stride, so that an interrupted run has seen some of everything. */
const STRIDE = 4099

/**
 * Describes all samples and their altered copies, one line of JSON per sample in `cacheFile`. A run that
 * was interrupted goes on where it stopped; delete the file after the features have changed.
 */
export const describeSamples = async (
  samples: readonly Sample[],
  cacheFile: string,
  variantsOf: MakeVariants,
): Promise<Table> => {
  const scenes = samples.filter((sample) => sample.label.kind === 'NO_PLANT')
  const done = existsSync(cacheFile) ? countLines(cacheFile) : 0
  for (let turn = done; turn < samples.length; turn++) {
    const k = (turn * STRIDE) % samples.length
    const sample = samples[k]
    if (sample === undefined) continue
    const described = await describeSample(sample, scenes, seededRandom(SEED + k), variantsOf)
    appendFileSync(cacheFile, `${JSON.stringify(described)}\n`)
    if (turn % 500 === 0) process.stderr.write(`described ${turn} of ${samples.length}\n`)
  }
  return readTable(cacheFile)
}

const countLines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

export const readTable = (cacheFile: string): Table => {
  const lines = readFileSync(cacheFile, 'utf8').trim().split('\n')
  const parts = lines.map((line) => JSON.parse(line) as Table)
  return {
    names: parts.find((part) => part.names.length > 0)?.names ?? [],
    rows: parts.flatMap((part) => part.rows),
  }
}

const describeSample = async (
  sample: Sample,
  scenes: readonly Sample[],
  random: Random,
  variantsOf: MakeVariants,
): Promise<Table> => {
  const photo = await loadPhoto(sample.file)
  const scene = scenes[Math.floor(random() * scenes.length)]
  const variants = await variantsOf(sample, photo, scene, random)
  const described = variants.map(({ picture, label, original }) => {
    const features = photoFeatures(readPhoto(picture))
    const { group, file } = sample
    const values = features.values.map((value) => Math.round(value * 1e5) / 1e5)
    const row = { source: sample.source.name, group, file, original, label, values }
    return { names: features.names, row }
  })
  return { names: described[0]?.names ?? [], rows: described.map(({ row }) => row) }
}

type Variant = { readonly picture: RawPhoto; readonly label: Label; readonly original: boolean }

type MakeVariants = (
  sample: Sample,
  photo: RawPhoto,
  scene: Sample | undefined,
  random: Random,
) => Promise<Variant[]>

/** First pass: the photo itself, altered copies, and a plant set into a scene or a scene turned green. */
export const photoAndCopies: MakeVariants = async (sample, photo, scene, random) => {
  const { label, source } = sample
  const variants: Variant[] = [{ picture: photo, label, original: true }]
  const isFlower = label.kind === 'PLANT' && source.name === 'background'
  for (let copy = 0; copy < (isFlower ? FLOWER_COPIES : source.copies); copy++) {
    variants.push({ picture: await alterPhoto(photo, random), label, original: false })
  }
  if (label.kind === 'NO_PLANT') {
    variants.push({ picture: recolourGreen(photo, random), label, original: false })
  } else if (scene !== undefined && random() < 0.25) {
    const picture = await plantInto(photo, await loadPhoto(scene.file), random)
    if (picture !== null) variants.push({ picture, label: { kind: 'PLANT' }, original: false })
  }
  return variants
}

/** Second pass: some of the leaves on a plain surface. They keep their state of health. */
export const leafOnSurface: MakeVariants = async ({ label }, photo, _, random) => {
  if (random() > 0.4) return []
  const picture = await plantInto(photo, plainSurface(random), random)
  return picture === null ? [] : [{ picture, label, original: false }]
}
