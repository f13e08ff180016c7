import type { ColourPlanes } from './colour.ts'
import { boxOf, type Component, type Components, findComponents } from './components.ts'
import { erode } from './morphology.ts'
import { countMask, type Mask } from './planes.ts'
import { reusedFloats, reusedMask } from './reused-array.ts'
import type { LesionKind, LesionMeasurements, SpotMeasurements } from './schema.ts'
import { mean, pick, quantile, roundShare } from './statistics.ts'
import { type TissuePlane, tissue } from './tissue.ts'

const regionsMax = 6
const spotsMax = 40
export const lesionAreaMinPx = 4
/** A lesion that covers more than this fraction of the foliage is measured but is not a spot. */
const spotShareMax = 0.25

export type Lesion = Component & { readonly kind: LesionKind; readonly areaFraction: number }

type BaseColour = { readonly lightness: number; readonly a: number; readonly b: number }

/** The median colour of the leaf's green part, with which other pixels are compared. */
export function baseColourOf(planes: ColourPlanes, kinds: TissuePlane, foliage: Mask): BaseColour {
  const green = greenMemory(foliage.length)
  for (let i = 0; i < green.length; i++) {
    green[i] = foliage[i] === 1 && kinds[i] === tissue.green ? 1 : 0
  }
  const base = countMask(green) > 50 ? green : foliage
  const picked = pickedMemory(countMask(base))
  return {
    lightness: quantile(pick(planes.lightness, base, picked), 0.5),
    a: quantile(pick(planes.a, base, picked), 0.5),
    b: quantile(pick(planes.b, base, picked), 0.5),
  }
}

const greenMemory = reusedMask()
const pickedMemory = reusedFloats()

/** Finds tissue that is redder than the leaf's green, or much redder if the pixel is green. */
export function findDiscoloured(
  { a }: ColourPlanes,
  kinds: TissuePlane,
  foliage: Mask,
  base: BaseColour,
): Mask {
  const discoloured = new Uint8Array(foliage.length)
  for (let i = 0; i < discoloured.length; i++) {
    const margin = kinds[i] === tissue.green ? 10 : 3
    discoloured[i] = foliage[i] === 1 && (a[i] ?? 0) > base.a + margin ? 1 : 0
  }
  return discoloured
}

/** The width of the leaf's rim, where background shines through. */
const rimPx = 2

/**
 * Finds the lesions of at least 4 pixels, largest first. A lesion reaches from the subject's rim
 * into the subject. `foliageArea` is in pixels.
 */
export function findLesions(
  planes: ColourPlanes,
  discoloured: Mask,
  subject: Mask,
  foliageArea: number,
): Lesion[] {
  const parts = findComponents(discoloured, planes)
  const inner = erode(subject, planes, rimPx, innerMemory(subject.length))
  const reaches = componentsIn(inner, parts)
  const sums = sumColours(planes, parts)
  return parts.list
    .map((part, k) => ({
      ...part,
      kind: kindOf(sums, k, part.area),
      areaFraction: part.area / Math.max(1, foliageArea),
    }))
    .filter(({ area, label }) => area >= lesionAreaMinPx && reaches[label - 1] === 1)
    .sort((one, other) => other.area - one.area || one.label - other.label)
}

const innerMemory = reusedMask()

/** Returns 1 for each component that has a pixel in the mask. */
function componentsIn(mask: Mask, { runs, list }: Components): Mask {
  const found = new Uint8Array(list.length)
  for (let run = 0; run < runs.labels.length; run++) {
    // `indexOf` alone would search to the end of the mask for each run.
    const pixels = mask.subarray(runs.starts[run] ?? 0, runs.ends[run] ?? 0)
    if (pixels.includes(1)) found[(runs.labels[run] ?? 0) - 1] = 1
  }
  return found
}

type Sums = { lightness: Float64Array; a: Float64Array; b: Float64Array }

function sumColours(planes: ColourPlanes, { runs, list }: Components): Sums {
  const sumsOf = (plane: Float32Array): Float64Array => {
    const sums = new Float64Array(list.length)
    for (let run = 0; run < runs.labels.length; run++) {
      const end = runs.ends[run] ?? 0
      let sum = 0
      for (let i = runs.starts[run] ?? 0; i < end; i++) sum += plane[i] ?? 0
      const k = (runs.labels[run] ?? 0) - 1
      sums[k] = (sums[k] ?? 0) + sum
    }
    return sums
  }
  return { lightness: sumsOf(planes.lightness), a: sumsOf(planes.a), b: sumsOf(planes.b) }
}

/** Classifies by colour: rust is strong orange; straw and chlorosis are yellow with little red. */
function kindOf(sums: Sums, k: number, area: number): LesionKind {
  const lightness = (sums.lightness[k] ?? 0) / area
  const a = (sums.a[k] ?? 0) / area
  const b = (sums.b[k] ?? 0) / area
  if (lightness < 0.22) return 'DARK'
  if (lightness > 0.62 && Math.hypot(a, b) < 16) return 'WHITE'
  if (a > 12 && b > 22 && lightness > 0.32) return 'RUST'
  if (a < 6 && b > 26) return 'YELLOW'
  return 'BROWN'
}

const isSpot = ({ areaFraction }: Lesion): boolean => areaFraction <= spotShareMax

/** Returns the areas and boxes of the 40 largest spots, largest first. */
export function locateSpots(planes: ColourPlanes, lesions: readonly Lesion[]): SpotMeasurements {
  return lesions
    .filter(isSpot)
    .slice(0, spotsMax)
    .map((lesion) => ({
      areaFraction: roundShare(lesion.areaFraction),
      region: boxOf(lesion, planes),
    }))
}

/** Summarises the lesions for the response, with the regions of the 6 largest lesions. */
export function summariseLesions(
  planes: ColourPlanes,
  lesions: readonly Lesion[],
): LesionMeasurements {
  const areas = Float32Array.from(lesions, (lesion) => lesion.areaFraction)
  const spots = lesions.filter(isSpot)
  return {
    count: spots.length,
    areaFraction: roundShare(mean(areas) * areas.length),
    medianAreaFraction: roundShare(quantile(areas, 0.5)),
    largestAreaFraction: roundShare(areas[0] ?? 0),
    rustCount: spots.filter((lesion) => lesion.kind === 'RUST').length,
    regions: lesions.slice(0, regionsMax).map((lesion) => ({
      kind: lesion.kind,
      areaFraction: roundShare(lesion.areaFraction),
      region: boxOf(lesion, planes),
    })),
  }
}
