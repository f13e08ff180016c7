import { type ColourPlanes, colourPlanes } from './colour.ts'
import { type Component, type Components, findComponents } from './components.ts'
import { downscale } from './downscale.ts'
import { segmentFoliage, subjectOf } from './foliage.ts'
import {
  baseColourOf,
  findDiscoloured,
  findLesions,
  type Lesion,
  locateSpots,
  summariseLesions,
} from './lesions.ts'
import { traceOutlines } from './outline.ts'
import { measurePattern } from './pattern.ts'
import { countMask, type Grid, type Mask, type RawPhoto } from './planes.ts'
import { measureQuality } from './quality.ts'
import type { CountedMeasurements, FoliageMeasurements, PatternMeasurements } from './schema.ts'
import { roundShare } from './statistics.ts'
import { classifyTissue, type TissuePlane, tissue } from './tissue.ts'

/** The longest side for measuring sharpness. Colours and lesions are measured on a smaller copy. */
export const copySidePx = 512

/** The foliage of a photo's subject, and the discoloured part of all foliage. */
export type Tissue = {
  readonly foliage: Mask
  readonly discoloured: Mask
  readonly grid: Grid
}

/**
 * Measures one optimised photo without the network. The same pixels always give the same numbers.
 *
 * Takes about ten milliseconds for a photo of any size, because the working copy is small.
 */
export function countOnPhoto(photo: RawPhoto): {
  counted: CountedMeasurements
  tissue: Tissue
} {
  const copy = downscale(photo, copySidePx)
  const reading = readPhoto(copy)
  const { parts, subject } = reading
  const counted = {
    foliage: summariseFoliage(reading, parts.list),
    lesions: summariseLesions(reading.planes, reading.lesions),
    pattern: reading.pattern,
    quality: measureQuality(copy),
    spots: locateSpots(reading.planes, reading.lesions),
    outline: traceOutlines(findComponents(subject, reading.planes)),
  }
  const { width, height } = reading.planes
  const { discoloured } = reading
  return { counted, tissue: { foliage: subject, discoloured, grid: { width, height } } }
}

function summariseFoliage(
  { kinds, foliage, foliageArea }: PhotoReading,
  parts: readonly Component[],
): FoliageMeasurements {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < foliage.length; i++) {
    const kind = kinds[i] ?? 0
    if (foliage[i] === 1) counts[kind] = (counts[kind] ?? 0) + 1
  }
  const share = (kind: number): number => roundShare((counts[kind] ?? 0) / Math.max(1, foliageArea))
  return {
    foliageFraction: roundShare(foliageArea / foliage.length),
    largestFraction: roundShare(
      parts.reduce((largest, part) => Math.max(largest, part.area), 0) / foliage.length,
    ),
    componentCount: parts.length,
    greenFraction: share(tissue.green),
    yellowFraction: share(tissue.yellow),
    brownFraction: share(tissue.brown),
    whiteFraction: share(tissue.white),
    darkFraction: share(tissue.dark),
  }
}

/** The side of the smallest training photos. Measuring such a small copy meets the time limit. */
const workingSidePx = 256

/** All findings on the working copy, before they are summarised for the reply. */
type PhotoReading = {
  readonly planes: ColourPlanes
  readonly kinds: TissuePlane
  readonly foliage: Mask
  readonly foliageArea: number
  readonly parts: Components
  readonly subject: Mask
  readonly discoloured: Mask
  readonly lesions: readonly Lesion[]
  readonly pattern: PatternMeasurements
}

/**
 * Finds foliage, discolouration, lesions and their pattern on a small copy of the photo. The next
 * call overwrites `planes` and `kinds`.
 */
function readPhoto(photo: RawPhoto): PhotoReading {
  const small = downscale(photo, workingSidePx)
  const planes = colourPlanes(small)
  const tissues = classifyTissue(small)
  const { kinds } = tissues
  const { mask: foliage, openHoles } = segmentFoliage(tissues, planes)
  const foliageArea = countMask(foliage)
  const parts = findComponents(foliage, planes)
  const subject = subjectOf(parts)
  const base = baseColourOf(planes, kinds, foliage)
  const discoloured = findDiscoloured(planes, kinds, foliage, base)
  return {
    planes,
    kinds,
    foliage,
    foliageArea,
    parts,
    subject,
    discoloured,
    lesions: findLesions(planes, discoloured, subject, foliageArea),
    pattern: measurePattern(planes, kinds, foliage, openHoles, discoloured),
  }
}
