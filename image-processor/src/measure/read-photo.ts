import { type ColourPlanes, colourPlanes } from './colour.ts'
import { downscale } from './downscale.ts'
import { segmentFoliage } from './foliage.ts'
import { baseColourOf, findDiscoloured, findLesions, type Lesion } from './lesions.ts'
import { measurePattern } from './pattern.ts'
import { countMask, type Mask, type RawPhoto } from './planes.ts'
import type { PatternMeasurements } from './schema.ts'
import { classifyTissue, type TissuePlane } from './tissue.ts'

/** Small enough for the time limit. The smallest training photos have this size too. */
const workingSidePx = 256

/** All findings on the working copy, before they are summarised for the reply. */
export type PhotoReading = {
  readonly planes: ColourPlanes
  readonly kinds: TissuePlane
  readonly foliage: Mask
  readonly foliageArea: number
  readonly discoloured: Mask
  readonly lesions: readonly Lesion[]
  readonly pattern: PatternMeasurements
}

/**
 * Finds foliage, discolouration, lesions and their pattern on a small copy of the photo. The next
 * call overwrites planes and kinds.
 */
export function readPhoto(photo: RawPhoto): PhotoReading {
  const small = downscale(photo, workingSidePx)
  const planes = colourPlanes(small)
  const tissues = classifyTissue(small)
  const { kinds } = tissues
  const { mask: foliage, openHoles } = segmentFoliage(tissues, planes)
  const foliageArea = countMask(foliage)
  const base = baseColourOf(planes, kinds, foliage)
  const discoloured = findDiscoloured(planes, kinds, foliage, base)
  return {
    planes,
    kinds,
    foliage,
    foliageArea,
    discoloured,
    lesions: findLesions(planes, discoloured, foliageArea),
    pattern: measurePattern(planes, kinds, foliage, openHoles, discoloured),
  }
}
