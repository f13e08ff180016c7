import { boxBlur } from './blur.ts'
import type { ColourPlanes } from './colour.ts'
import { findComponents } from './components.ts'
import { type TissuePlane, tissue } from './foliage.ts'
import { erode } from './morphology.ts'
import { countMask, type Mask } from './planes.ts'
import type { PatternMeasurements } from './schema.ts'
import { roundShare } from './statistics.ts'

const rimWidthShare = 0.025
const veinRadiusPx = 4
const patchSidePx = 16

/** Measures where discolouration lies on the foliage, and in which pattern. */
export function measurePattern(
  planes: ColourPlanes,
  kinds: TissuePlane,
  foliage: Mask,
  openHoles: Mask,
  discoloured: Mask,
): PatternMeasurements {
  const radius = Math.max(2, Math.round(Math.max(planes.width, planes.height) * rimWidthShare))
  const inner = erode(foliage, planes, radius)
  const rim = foliage.map((value, i) => (value === 1 && inner[i] === 0 ? 1 : 0))
  const area = Math.max(1, countMask(foliage))
  const share = (test: (i: number) => boolean, of: number): number => countWhere(foliage, test) / of
  const holes = findComponents(openHoles, planes).list
  return {
    marginShare: roundShare(
      share((i) => rim[i] === 1 && discoloured[i] === 1, Math.max(1, countMask(discoloured))),
    ),
    marginBrownFraction: roundShare(
      share((i) => rim[i] === 1 && isNecrotic(kinds[i]), Math.max(1, countMask(rim))),
    ),
    veinContrast: roundShare(veinShare(planes, inner)),
    mottledFraction: roundShare(mottledShare(planes, kinds, foliage)),
    holeFraction: roundShare(countMask(openHoles) / area),
    holeCount: holes.length,
  }
}

function countWhere(mask: Mask, test: (i: number) => boolean): number {
  let count = 0
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1 && test(i)) count++
  return count
}

function isNecrotic(kind: number | undefined): boolean {
  return kind === tissue.brown || kind === tissue.dark
}

/** Green veins: the share of inner tissue that is darker and greener than what lies around it. */
function veinShare(planes: ColourPlanes, inner: Mask): number {
  const lightness = boxBlur(planes.lightness, planes, veinRadiusPx)
  const a = boxBlur(planes.a, planes, veinRadiusPx)
  const b = boxBlur(planes.b, planes, veinRadiusPx)
  const isGreenVein = (i: number): boolean =>
    (planes.lightness[i] ?? 0) < (lightness[i] ?? 0) - 0.025 &&
    (planes.b[i] ?? 0) < (b[i] ?? 0) - 2 &&
    (planes.a[i] ?? 0) < (a[i] ?? 0) + 0.5
  return countWhere(inner, isGreenVein) / Math.max(1, countMask(inner))
}

function mottledShare(planes: ColourPlanes, kinds: TissuePlane, foliage: Mask): number {
  let patches = 0
  let mottled = 0
  for (let top = 0; top + patchSidePx <= planes.height; top += patchSidePx) {
    for (let left = 0; left + patchSidePx <= planes.width; left += patchSidePx) {
      const yellow = yellowShare(planes, kinds, foliage, left, top)
      if (yellow === null) continue
      patches++
      if (yellow > 0.15 && yellow < 0.85) mottled++
    }
  }
  return mottled / Math.max(1, patches)
}

/** The share of yellow in a patch. Null where less than 95 % of the patch is foliage. */
function yellowShare(
  { width }: ColourPlanes,
  kinds: TissuePlane,
  foliage: Mask,
  left: number,
  top: number,
): number | null {
  let inside = 0
  let yellow = 0
  for (let y = top; y < top + patchSidePx; y++) {
    for (let i = y * width + left; i < y * width + left + patchSidePx; i++) {
      inside += foliage[i] ?? 0
      if (kinds[i] === tissue.yellow && foliage[i] === 1) yellow++
    }
  }
  return inside < patchSidePx * patchSidePx * 0.95 ? null : yellow / inside
}
