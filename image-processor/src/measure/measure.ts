import { findComponents } from './components.ts'
import { downscale } from './downscale.ts'
import { photoFeatures } from './features/photo-features.ts'
import { tissue } from './foliage.ts'
import { applyHeads } from './heads.ts'
import { summariseLesions } from './lesions.ts'
import { traceOutlines } from './outline.ts'
import type { RawPhoto } from './planes.ts'
import { measureQuality } from './quality.ts'
import { type PhotoReading, readPhoto } from './read-photo.ts'
import type { FoliageMeasurements, PhotoMeasurements } from './schema.ts'
import { roundShare } from './statistics.ts'

/** Read once at full size; both the quality and the smaller working copy are made from this one. */
const COPY_SIDE_PX = 512

/**
 * Measures one optimised photo. Pure and deterministic: the same pixels give the same numbers, whatever
 * the call. Costs a few tens of milliseconds; the working copy is small whatever the photo's size.
 */
export const measurePhoto = (photo: RawPhoto): PhotoMeasurements => {
  const copy = downscale(photo, COPY_SIDE_PX)
  const reading = readPhoto(copy)
  return {
    measurementsVersion: '1',
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    foliage: summariseFoliage(reading),
    lesions: summariseLesions(reading.planes, reading.lesions),
    pattern: reading.pattern,
    quality: measureQuality(copy),
    outline: traceOutlines(reading.foliage, reading.planes),
    signals: applyHeads(photoFeatures(reading)),
  }
}

const summariseFoliage = (reading: PhotoReading): FoliageMeasurements => {
  const { planes, kinds, foliage, foliageArea } = reading
  const parts = findComponents(foliage, planes).list
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
