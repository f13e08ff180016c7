import { type Component, findComponents } from './components.ts'
import { downscale } from './downscale.ts'
import { locateSpots, summariseLesions } from './lesions.ts'
import { traceOutlines } from './outline.ts'
import type { Grid, Mask, RawPhoto } from './planes.ts'
import { measureQuality } from './quality.ts'
import { type PhotoReading, readPhoto } from './read-photo.ts'
import type { CountedMeasurements, FoliageMeasurements } from './schema.ts'
import { roundShare } from './statistics.ts'
import { tissue } from './tissue.ts'

/** Large enough to tell sharp from blurred. Colours and lesions are read on a smaller copy. */
export const copySidePx = 512

/** The foliage of a photo, and its discoloured part. */
export type Tissue = {
  readonly foliage: Mask
  readonly discoloured: Mask
  readonly grid: Grid
}

/**
 * Measures one optimised photo without the network. Pure: the same pixels always give the same
 * numbers.
 *
 * Takes some ten milliseconds whatever the photo's size, because the working copy is small.
 */
export function countOnPhoto(photo: RawPhoto): {
  counted: CountedMeasurements
  tissue: Tissue
} {
  const copy = downscale(photo, copySidePx)
  const reading = readPhoto(copy)
  const parts = findComponents(reading.foliage, reading.planes)
  const counted = {
    foliage: summariseFoliage(reading, parts.list),
    lesions: summariseLesions(reading.planes, reading.lesions),
    pattern: reading.pattern,
    quality: measureQuality(copy),
    spots: locateSpots(reading.planes, reading.lesions),
    outline: traceOutlines(parts),
  }
  const { width, height } = reading.planes
  const { foliage, discoloured } = reading
  return { counted, tissue: { foliage, discoloured, grid: { width, height } } }
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
