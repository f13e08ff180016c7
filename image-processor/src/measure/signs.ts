import { boxBlur } from './blur.ts'
import { boxOf, type Component, type Components, findComponents, labelsOf } from './components.ts'
import { lesionAreaMinPx } from './lesions.ts'
import type { Tissue } from './measure.ts'
import { erode } from './morphology.ts'
import { traceOutline } from './outline.ts'
import { countMask, type Grid, type Mask } from './planes.ts'
import { reusedFloats, reusedMask } from './reused-array.ts'
import type { Sign } from './schema.ts'
import { roundShare } from './statistics.ts'

/** The network's map of visible signs, with values from 0 to 1, row by row. */
export type SignMap = { readonly sidePx: number; readonly values: readonly number[] }

const signsMax = 5
const pointsMax = 16
/** If the strongest sign is weaker than this value, no sign is shown. */
const strengthMin = 0.2
/**
 * A sign ends where the map falls below this fraction of the sign's strongest value. With a
 * fraction of 0.5, signs covered most of a leaf.
 */
const levelShare = 0.7
/** A pixel that is not discoloured keeps only this fraction of its sign strength. */
const greenShare = 0.25
/** Discoloured tissue within this distance of a pixel strengthens the sign at the pixel. */
const aroundPx = 4
/** The width of the leaf's rim, where the map shows the leaf's edge instead of a sign. */
const rimPx = 2

/**
 * Locates the signs that the network sees on the foliage, strongest first. Ignores the map outside
 * the foliage, because nothing there is a sign of the plant.
 */
export function locateSigns(map: SignMap, tissue: Tissue): Sign[] {
  const { foliage, grid } = tissue
  const { seen, pointed } = strengthsOnTissue(map, tissue)
  if (mostOf(seen) < strengthMin) return []
  const parts = findComponents(above(pointed, mostOf(pointed) * levelShare), grid)
  const foliageArea = countMask(foliage)
  const peaks = peaksOf(pointed, parts)
  const strongest = peaksOf(seen, parts)
  const peakOf = ({ label }: Component): number => peaks[label - 1] ?? 0
  const labels = labelsOf(parts)
  return parts.list
    .filter(({ area }) => area >= lesionAreaMinPx)
    .sort((one, other) => peakOf(other) - peakOf(one) || one.label - other.label)
    .slice(0, signsMax)
    .map((part) => ({
      strength: roundShare(strongest[part.label - 1] ?? 0),
      areaFraction: roundShare(part.area / foliageArea),
      region: boxOf(part, grid),
      outline: traceOutline(labels, grid, part.label, pointsMax),
    }))
}

/** The strongest point of all signs, in fractions of width and height, or null without a sign. */
export function strongestPoint(map: SignMap, tissue: Tissue) {
  const { grid } = tissue
  const { pointed } = strengthsOnTissue(map, tissue)
  const strongest = pointed.indexOf(mostOf(pointed))
  if (strongest < 0 || pointed[strongest] === 0) return null
  const [x, y] = [strongest % grid.width, Math.floor(strongest / grid.width)]
  return { x: (x + 0.5) / grid.width, y: (y + 0.5) / grid.height }
}

type Strengths = {
  /** The map's value at each foliage pixel, but 0 on the green rim and outside the foliage. */
  readonly seen: Float32Array
  /** The values of `seen`, reduced where little or nothing nearby is discoloured. */
  readonly pointed: Float32Array
}

/**
 * Within strong cells of the map, signs follow the discoloured tissue, because a cell is larger
 * than most lesions. The thickest tissue has the strongest signs. In weak cells, discoloured tissue
 * may be dirt, a dry tip or shadow.
 */
function strengthsOnTissue(map: SignMap, { foliage, discoloured, grid }: Tissue): Strengths {
  const mask = memory.mask(foliage.length)
  erode(foliage, grid, rimPx, mask)
  const spots = memory.spots(mask.length)
  for (let i = 0; i < mask.length; i++) {
    spots[i] = discoloured[i] ?? 0
    if (discoloured[i] === 1) mask[i] = 1
  }
  const seen = strengthsOn(map, countMask(mask) > 0 ? mask : foliage, grid)
  const around = boxBlur(spots, grid, aroundPx, memory.around(mask.length))
  const pointed = memory.pointed(mask.length)
  for (let i = 0; i < pointed.length; i++) {
    const share = discoloured[i] === 1 ? 0.5 + (around[i] ?? 0) / 2 : greenShare
    pointed[i] = (seen[i] ?? 0) * share
  }
  return { seen, pointed }
}

const memory = {
  mask: reusedMask(),
  above: reusedMask(),
  spots: reusedFloats(),
  around: reusedFloats(),
  seen: reusedFloats(),
  pointed: reusedFloats(),
}

const mostOf = (strengths: Float32Array): number => {
  let most = 0
  for (let i = 0; i < strengths.length; i++) most = Math.max(most, strengths[i] ?? 0)
  return most
}

function above(strengths: Float32Array, level: number): Mask {
  const mask = memory.above(strengths.length)
  for (let i = 0; i < mask.length; i++) mask[i] = (strengths[i] ?? 0) >= level ? 1 : 0
  return mask
}

/** Interpolates the map's value at each pixel of a mask. The value is 0 outside the mask. */
function strengthsOn(map: SignMap, mask: Mask, { width, height }: Grid): Float32Array {
  const strengths = memory.seen(mask.length)
  const columns = Array.from({ length: width }, (_, x) =>
    betweenCells((x + 0.5) / width, map.sidePx),
  )
  for (let y = 0; y < height; y++) {
    const row = betweenCells((y + 0.5) / height, map.sidePx)
    columns.forEach((column, x) => {
      const i = y * width + x
      strengths[i] = mask[i] === 1 ? valueAt(map, column, row) : 0
    })
  }
  return strengths
}

type Between = { readonly first: number; readonly second: number; readonly share: number }

/** The two cells whose centres enclose a position (0 to 1), and the weight of the second cell. */
function betweenCells(place: number, side: number): Between {
  const at = Math.min(side - 1, Math.max(0, place * side - 0.5))
  const first = Math.floor(at)
  return { first, second: Math.min(side - 1, first + 1), share: at - first }
}

function valueAt({ sidePx, values }: SignMap, column: Between, row: Between): number {
  const top = valueInRow(values, row.first * sidePx, column)
  return top + (valueInRow(values, row.second * sidePx, column) - top) * row.share
}

function valueInRow(values: readonly number[], start: number, column: Between): number {
  const left = values[start + column.first] ?? 0
  return left + ((values[start + column.second] ?? 0) - left) * column.share
}

function peaksOf(strengths: Float32Array, { runs, list }: Components): Float32Array {
  const peaks = new Float32Array(list.length)
  for (let run = 0; run < runs.labels.length; run++) {
    const k = (runs.labels[run] ?? 0) - 1
    const end = runs.ends[run] ?? 0
    for (let i = runs.starts[run] ?? 0; i < end; i++) {
      peaks[k] = Math.max(peaks[k] ?? 0, strengths[i] ?? 0)
    }
  }
  return peaks
}
