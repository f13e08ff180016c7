import type { ColourPlanes } from './colour.ts'
import { findComponents, keepLarge } from './components.ts'
import { findHoles } from './morphology.ts'
import { countMask, type Mask } from './planes.ts'

/** What a pixel looks like before it is known whether it belongs to a leaf. */
export const tissue = { other: 0, green: 1, yellow: 2, brown: 3, white: 4, dark: 5 } as const
export type TissuePlane = Uint8Array

const speckShareMax = 0.001
const holeShareMax = 0.015
/** A lesion touches green along most of its rim, soil behind a leaf only along a part. */
const contactShareMin = 0.45
const greenShareMin = 0.03

/**
 * Tells tissue by colour. The hue limits follow the usual bands of leaf colour: green above 62
 * degrees, yellow from 40 to 62, brown below.
 */
export function classifyTissue(planes: ColourPlanes): TissuePlane {
  const kinds = new Uint8Array(planes.hue.length)
  for (let i = 0; i < kinds.length; i++) {
    kinds[i] = tissueOf(
      planes.hue[i] ?? 0,
      planes.saturation[i] ?? 0,
      planes.value[i] ?? 0,
      planes.excessGreen[i] ?? 0,
    )
  }
  return kinds
}

function tissueOf(hue: number, saturation: number, value: number, excess: number): number {
  if (value < 0.14) return tissue.dark
  if (isGreen(hue, saturation, excess)) return tissue.green
  if (isBetween(hue, 40, 62) && saturation >= 0.28 && value >= 0.3) return tissue.yellow
  if (!isBetween(hue, 62, 335.001) && saturation >= 0.16 && value < 0.82) return tissue.brown
  return saturation < 0.2 && value >= 0.55 ? tissue.white : tissue.other
}

function isGreen(hue: number, saturation: number, excess: number): boolean {
  return isBetween(hue, 62, 170.001) && saturation >= 0.12 && excess > 0.035
}

function isBetween(value: number, from: number, below: number): boolean {
  return value >= from && value < below
}

export type Foliage = {
  readonly mask: Mask
  /** Enclosed parts too large to be a lesion: the background shows through. */
  readonly openHoles: Mask
}

/**
 * Finds leaf tissue: first green and saturated yellow, then the discoloured parts that those
 * enclose or mostly surround. A wholly brown or yellow leaf is found by its saturated colour.
 */
export function segmentFoliage(planes: ColourPlanes, kinds: TissuePlane): Foliage {
  const size = kinds.length
  const speckArea = Math.max(4, size * speckShareMax)
  const seed = keepLarge(seedOf(planes, kinds), planes, speckArea)
  const grown = recoverDiscoloured(seed, kinds, planes)
  const { small, large } = findHoles(grown, planes, size * holeShareMax)
  return { mask: grown.map((value, i) => value | (small[i] ?? 0)), openHoles: large }
}

function seedOf(planes: ColourPlanes, kinds: TissuePlane): Mask {
  const green = kinds.map((kind, i) =>
    kind === tissue.green || (kind === tissue.yellow && (planes.saturation[i] ?? 0) >= 0.38)
      ? 1
      : 0,
  )
  if (countMask(green) >= kinds.length * greenShareMin) return green
  return kinds.map((kind, i) =>
    kind === tissue.green ||
    ((kind === tissue.yellow || kind === tissue.brown) && (planes.saturation[i] ?? 0) >= 0.3)
      ? 1
      : 0,
  )
}

function recoverDiscoloured(seed: Mask, kinds: TissuePlane, planes: ColourPlanes): Mask {
  const candidates = kinds.map((kind, i) => (kind !== tissue.other && seed[i] !== 1 ? 1 : 0))
  const { labels, list } = findComponents(candidates, planes)
  const { rim, contact } = measureContact(labels, list.length, seed, planes)
  const areaMax = countMask(seed) * 0.6
  const colourless = countLabels(labels, list.length, kinds)
  const accepted = list.map((part, k) => {
    const share = (contact[k] ?? 0) / Math.max(1, rim[k] ?? 1)
    const isBackdrop = part.touchesEdge && (colourless[k] ?? 0) > part.area * 0.5
    return share >= contactShareMin && part.area <= areaMax && !isBackdrop
  })
  return seed.map((value, i) => (value === 1 || accepted[(labels[i] ?? 0) - 1] === true ? 1 : 0))
}

/**
 * Per component: its white and dark pixels, which a sheet of paper at the photo's edge is made of.
 */
function countLabels(labels: Int32Array, count: number, kinds: TissuePlane): Int32Array {
  const counts = new Int32Array(count)
  for (let i = 0; i < labels.length; i++) {
    const k = (labels[i] ?? 0) - 1
    if (k >= 0 && (kinds[i] === tissue.white || kinds[i] === tissue.dark)) {
      counts[k] = (counts[k] ?? 0) + 1
    }
  }
  return counts
}

/** Per component: the length of its rim, and how much of the rim lies against the seed. */
function measureContact(
  labels: Int32Array,
  count: number,
  seed: Mask,
  { width, height }: ColourPlanes,
): { rim: Int32Array; contact: Int32Array } {
  const rim = new Int32Array(count)
  const contact = new Int32Array(count)
  /** Adds one side of a pixel. `next` is -1 at the photo's edge, which is rim without contact. */
  const addSide = (label: number, next: number): void => {
    if (labels[next] === label) return
    rim[label - 1] = (rim[label - 1] ?? 0) + 1
    if (seed[next] === 1) contact[label - 1] = (contact[label - 1] ?? 0) + 1
  }
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] ?? 0
    if (label === 0) continue
    const x = i % width
    addSide(label, x > 0 ? i - 1 : -1)
    addSide(label, x < width - 1 ? i + 1 : -1)
    addSide(label, i >= width ? i - width : -1)
    addSide(label, i < (height - 1) * width ? i + width : -1)
  }
  return { rim, contact }
}
