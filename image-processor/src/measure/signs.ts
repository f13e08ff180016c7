import { boxBlur } from './blur.ts'
import { boxOf, type Component, findComponents } from './components.ts'
import { lesionAreaMinPx } from './lesions.ts'
import type { Tissue } from './measure.ts'
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
/** What is left of a sign's strength where the tissue is not discoloured. */
const greenShare = 0.25
/** How far around a pixel is looked for discoloured tissue. */
const aroundPx = 4
/** Where leaf and background share a pixel the map sees an edge, and no sign. */
const rimPx = 2

/**
 * Where on the foliage the network sees signs, the strongest first. Nothing outside the foliage is
 * a sign of the plant, so it is never pointed at, however strong the map is there.
 */
export function locateSigns(map: SignMap, tissue: Tissue): Sign[] {
  const { foliage, grid } = tissue
  const { seen, pointed } = strengthsOnTissue(map, tissue)
  if (mostOf(seen) < strengthMin) return []
  const { labels, list } = findComponents(above(pointed, mostOf(pointed) * levelShare), grid)
  const foliageArea = countMask(foliage)
  const [peaks, strongest] = [pointed, seen].map((each) => peaksOf(each, labels, list.length))
  const peakOf = ({ label }: Component): number => peaks?.[label - 1] ?? 0
  return list
    .filter(({ area }) => area >= lesionAreaMinPx)
    .sort((one, other) => peakOf(other) - peakOf(one) || one.label - other.label)
    .slice(0, signsMax)
    .map((part) => ({
      strength: roundShare(strongest?.[part.label - 1] ?? 0),
      areaFraction: roundShare(part.area / foliageArea),
      region: boxOf(part, grid),
      outline: traceOutline(labels, grid, part.label, pointsMax),
    }))
}

/** The first point that a sign is shown at, in shares of width and height; null where none is. */
export function strongestPoint(map: SignMap, tissue: Tissue) {
  const { grid } = tissue
  const { pointed } = strengthsOnTissue(map, tissue)
  const strongest = pointed.reduce((most, value, i) => (value > (pointed[most] ?? 0) ? i : most), 0)
  if ((pointed[strongest] ?? 0) === 0) return null
  const [x, y] = [strongest % grid.width, Math.floor(strongest / grid.width)]
  return { x: (x + 0.5) / grid.width, y: (y + 0.5) / grid.height }
}

type Strengths = {
  /** The map at each pixel of the foliage but the green of its rim; 0 elsewhere. */
  readonly seen: Float32Array
  /** The same, weaker where little or nothing around is discoloured. */
  readonly pointed: Float32Array
}

/**
 * A cell of the map is larger than most lesions. So within what the map sees, the discoloured
 * tissue is pointed at, and its thickest part first: alone it would be dirt, dry tips and shadow.
 */
function strengthsOnTissue(map: SignMap, { foliage, discoloured, grid }: Tissue): Strengths {
  const inner = erode(foliage, grid, rimPx)
  const mask = inner.map((value, i) => value | (discoloured[i] ?? 0))
  const seen = strengthsOn(map, countMask(mask) > 0 ? mask : foliage, grid)
  const around = boxBlur(Float32Array.from(discoloured), grid, aroundPx)
  const pointed = seen.map((value, i) =>
    discoloured[i] === 1 ? value * (0.5 + (around[i] ?? 0) / 2) : value * greenShare,
  )
  return { seen, pointed }
}

const mostOf = (strengths: Float32Array): number => {
  let most = 0
  for (let i = 0; i < strengths.length; i++) most = Math.max(most, strengths[i] ?? 0)
  return most
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
