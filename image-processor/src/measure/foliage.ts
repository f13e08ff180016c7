import { addTo, type Components, findComponents } from './components.ts'
import { countMask, type Grid, type Mask } from './planes.ts'
import { reusedMask } from './reused-array.ts'
import { type TissuePlane, type TissuePlanes, tissue } from './tissue.ts'

const speckShareMax = 0.001
const holeShareMax = 0.015
/** The least share of a lesion's rim that touches green. Green touches less of the rim of soil. */
const contactShareMin = 0.45
/** Green touches less of the rim of a flowerpot, which is as large as a large lesion. */
const large = { areaShareMin: 0.1, contactShareMin: 0.7 }
/** Foliage smaller than this share of the largest part may belong to plants behind. */
const subjectShareMin = 0.25
const greenShareMin = 0.03

export type Foliage = {
  readonly mask: Mask
  /** Holes in the leaf that are too large to be lesions, and therefore show the background. */
  readonly openHoles: Mask
}

const memory = { seed: reusedMask(), candidates: reusedMask(), openHoles: reusedMask() }

/**
 * Finds leaf tissue: first green and strong yellow pixels, then the discoloured parts that these
 * pixels enclose or mostly surround. Finds a wholly brown or yellow leaf by its saturated colour.
 * The next call overwrites `openHoles`.
 */
export function segmentFoliage(tissues: TissuePlanes, grid: Grid): Foliage {
  const size = tissues.kinds.length
  const mask = keepLarge(seedOf(tissues), grid, Math.max(4, size * speckShareMax))
  recoverDiscoloured(mask, tissues.kinds, grid)
  const openHoles = memory.openHoles(size).fill(0)
  const enclosed = findComponents(mask, grid, 0)
  const areaMax = size * holeShareMax
  addTo(mask, enclosed, ({ touchesEdge, area }) => !touchesEdge && area <= areaMax)
  addTo(openHoles, enclosed, ({ touchesEdge, area }) => !touchesEdge && area > areaMax)
  return { mask, openHoles }
}

/** Returns the parts of the foliage that surely belong to the photo's subject. */
export function subjectOf(parts: Components): Mask {
  const largest = parts.list.reduce((most, { area }) => Math.max(most, area), 0)
  const subject = new Uint8Array(parts.width * parts.height)
  addTo(subject, parts, ({ area }) => area >= largest * subjectShareMin)
  return subject
}

/** Returns the mask without components smaller than `areaMin`. */
function keepLarge(mask: Mask, grid: Grid, areaMin: number): Mask {
  const large = new Uint8Array(mask.length)
  addTo(large, findComponents(mask, grid), ({ area }) => area >= areaMin)
  return large
}

/** The least saturation of each kind of pixel in the first leaf mask. Infinity excludes a kind. */
const leastOf = (least: Partial<Record<keyof typeof tissue, number>>): Float64Array => {
  const kinds = Object.keys(tissue) as (keyof typeof tissue)[]
  return Float64Array.from(kinds, (kind) => least[kind] ?? Number.POSITIVE_INFINITY)
}
const greenSeed = leastOf({ green: 0, yellow: 0.38 })
const warmSeed = leastOf({ green: 0, yellow: 0.3, brown: 0.3 })

function seedOf(tissues: TissuePlanes): Mask {
  const seed = seedFrom(tissues, greenSeed)
  return countMask(seed) < seed.length * greenShareMin ? seedFrom(tissues, warmSeed) : seed
}

function seedFrom({ kinds, saturation }: TissuePlanes, least: Float64Array): Mask {
  const seed = memory.seed(kinds.length)
  for (let i = 0; i < kinds.length; i++) {
    seed[i] = (saturation[i] ?? 0) >= (least[kinds[i] ?? 0] ?? 0) ? 1 : 0
  }
  return seed
}

/** Adds each discoloured part that touches the first leaf mask (`seed`) and is not background. */
function recoverDiscoloured(seed: Mask, kinds: TissuePlane, grid: Grid): void {
  const candidates = memory.candidates(seed.length)
  for (let i = 0; i < seed.length; i++) {
    candidates[i] = kinds[i] !== tissue.other && seed[i] !== 1 ? 1 : 0
  }
  const parts = findComponents(candidates, grid)
  const { rim, contact } = measureContact(parts, candidates, seed)
  const seedArea = countMask(seed)
  const areaMax = seedArea * 0.6
  const largeFrom = seedArea * large.areaShareMin
  const colourless = countColourless(parts, kinds)
  addTo(seed, parts, ({ label, area, touchesEdge }) => {
    const share = (contact[label - 1] ?? 0) / Math.max(1, rim[label - 1] ?? 1)
    const isBackdrop = touchesEdge && (colourless[label - 1] ?? 0) > area * 0.5
    const shareMin = area < largeFrom ? contactShareMin : large.contactShareMin
    return share >= shareMin && area <= areaMax && !isBackdrop
  })
}

/**
 * Counts the white and dark pixels of each component. A sheet of paper at the photo's edge consists
 * of white and dark pixels.
 */
function countColourless({ runs, list }: Components, kinds: TissuePlane): Int32Array {
  const counts = new Int32Array(list.length)
  for (let run = 0; run < runs.labels.length; run++) {
    const end = runs.ends[run] ?? 0
    let count = 0
    for (let i = runs.starts[run] ?? 0; i < end; i++) {
      if (kinds[i] === tissue.white || kinds[i] === tissue.dark) count++
    }
    const k = (runs.labels[run] ?? 0) - 1
    counts[k] = (counts[k] ?? 0) + count
  }
  return counts
}

/**
 * Measures the rim of each candidate component, and how much of the rim touches the mask `seed`.
 * The part of a rim at the photo's edge never counts as touching.
 */
function measureContact(
  { runs, list, width }: Components,
  candidates: Mask,
  seed: Mask,
): { rim: Int32Array; contact: Int32Array } {
  const rim = new Int32Array(list.length)
  const contact = new Int32Array(list.length)
  for (let run = 0; run < runs.labels.length; run++) {
    const start = runs.starts[run] ?? 0
    const end = runs.ends[run] ?? 0
    const left = start % width
    const right = left + end - start
    const beside = (mask: Mask): number =>
      countBetween(mask, start - width, end - width) +
      countBetween(mask, start + width, end + width)
    // Both ends of a run are always rim: a candidate pixel beside them would belong to the run.
    const sides = 2 + 2 * (end - start) - beside(candidates)
    const ends = (left > 0 ? (seed[start - 1] ?? 0) : 0) + (right < width ? (seed[end] ?? 0) : 0)
    const k = (runs.labels[run] ?? 0) - 1
    rim[k] = (rim[k] ?? 0) + sides
    contact[k] = (contact[k] ?? 0) + ends + beside(seed)
  }
  return { rim, contact }
}

/** Counts the set pixels of a mask from `start` to `end`. Returns 0 outside the photo. */
function countBetween(mask: Mask, start: number, end: number): number {
  if (start < 0 || end > mask.length) return 0
  let count = 0
  for (let i = start; i < end; i++) count += mask[i] ?? 0
  return count
}
