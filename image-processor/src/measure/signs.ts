import { boxOf, type Component, findComponents } from './components.ts'
import { erode } from './morphology.ts'
import { traceOutline } from './outline.ts'
import { countMask, type Grid, type Mask } from './planes.ts'
import type { Sign } from './schema.ts'
import { roundShare } from './statistics.ts'

/** The network's map of where it sees signs, 0 to 1, row by row over the whole photo. */
export type SignMap = { readonly sidePx: number; readonly values: readonly number[] }

const signsMax = 5
const pointsMax = 16
/** Weaker than this the network sees nothing that it could point at. */
const strengthMin = 0.2
/** How far a sign reaches, as a share of the strongest one: at a half it was most of a leaf. */
const levelShare = 0.7
const areaShareMin = 0.003
const areaMinPx = 12
/** Where leaf and background share a pixel the map sees an edge, and no sign. */
const rimPx = 2

/**
 * Where on the foliage the network sees signs, the strongest first. Nothing outside the foliage is
 * a sign of the plant, so it is never pointed at, however strong the map is there.
 */
export function locateSigns(map: SignMap, foliage: Mask, grid: Grid): Sign[] {
  const strengths = strengthsOnFoliage(map, foliage, grid)
  const level = levelOf(strengths)
  if (level === null) return []
  const { labels, list } = findComponents(above(strengths, level), grid)
  const foliageArea = countMask(foliage)
  const peaks = peaksOf(strengths, labels, list.length)
  const peakOf = ({ label }: Component): number => peaks[label - 1] ?? 0
  return list
    .filter(({ area }) => area >= Math.max(areaMinPx, foliageArea * areaShareMin))
    .sort((one, other) => peakOf(other) - peakOf(one) || one.label - other.label)
    .slice(0, signsMax)
    .map((part) => ({
      strength: roundShare(peakOf(part)),
      areaFraction: roundShare(part.area / foliageArea),
      region: boxOf(part, grid),
      outline: traceOutline(labels, grid, part.label, pointsMax),
    }))
}

/** Where on the foliage the map is strongest, in shares of width and height; null where it is 0. */
export function strongestPoint(map: SignMap, foliage: Mask, grid: Grid) {
  const strengths = strengthsOnFoliage(map, foliage, grid)
  const strongest = strengths.reduce(
    (most, value, i) => (value > (strengths[most] ?? 0) ? i : most),
    0,
  )
  if ((strengths[strongest] ?? 0) === 0) return null
  const [x, y] = [strongest % grid.width, Math.floor(strongest / grid.width)]
  return { x: (x + 0.5) / grid.width, y: (y + 0.5) / grid.height }
}

/** The map at each pixel of the foliage but its rim; 0 elsewhere. */
function strengthsOnFoliage(map: SignMap, foliage: Mask, grid: Grid): Float32Array {
  const inner = erode(foliage, grid, rimPx)
  return strengthsOn(map, countMask(inner) > 0 ? inner : foliage, grid)
}

/** How strong a sign is at least; null where nothing is strong enough to be shown. */
function levelOf(strengths: Float32Array): number | null {
  let strongest = 0
  for (let i = 0; i < strengths.length; i++) strongest = Math.max(strongest, strengths[i] ?? 0)
  return strongest < strengthMin ? null : strongest * levelShare
}

/** A loop, because making a mask by a function costs more than all the rest. */
function above(strengths: Float32Array, level: number): Mask {
  const mask = new Uint8Array(strengths.length)
  for (let i = 0; i < mask.length; i++) if ((strengths[i] ?? 0) >= level) mask[i] = 1
  return mask
}

/** The map at each pixel of a mask, between its cells in proportion; 0 outside the mask. */
function strengthsOn(map: SignMap, mask: Mask, { width, height }: Grid): Float32Array {
  const strengths = new Float32Array(mask.length)
  const columns = Array.from({ length: width }, (_, x) =>
    betweenCells((x + 0.5) / width, map.sidePx),
  )
  for (let y = 0; y < height; y++) {
    const row = betweenCells((y + 0.5) / height, map.sidePx)
    columns.forEach((column, x) => {
      const i = y * width + x
      if (mask[i] === 1) strengths[i] = valueAt(map, column, row)
    })
  }
  return strengths
}

type Between = { readonly first: number; readonly second: number; readonly share: number }

/** The two cells whose middles a place (0 to 1) lies between, and how near it is to the second. */
function betweenCells(place: number, side: number): Between {
  const at = Math.min(side - 1, Math.max(0, place * side - 0.5))
  const first = Math.floor(at)
  return { first, second: Math.min(side - 1, first + 1), share: at - first }
}

function valueAt({ sidePx, values }: SignMap, column: Between, row: Between): number {
  const inRow = (y: number): number => {
    const [left = 0, right = 0] = [
      values[y * sidePx + column.first],
      values[y * sidePx + column.second],
    ]
    return left + (right - left) * column.share
  }
  const top = inRow(row.first)
  return top + (inRow(row.second) - top) * row.share
}

function peaksOf(strengths: Float32Array, labels: Int32Array, count: number): Float32Array {
  const peaks = new Float32Array(count)
  for (let i = 0; i < labels.length; i++) {
    const k = (labels[i] ?? 0) - 1
    if (k >= 0) peaks[k] = Math.max(peaks[k] ?? 0, strengths[i] ?? 0)
  }
  return peaks
}
