import { boxBlur } from './blur.ts'
import type { ColourPlanes } from './colour.ts'
import { findComponents } from './components.ts'
import { erode } from './morphology.ts'
import { countMask, type Mask } from './planes.ts'
import { reusedFloats, reusedMask } from './reused-array.ts'
import type { PatternMeasurements } from './schema.ts'
import { roundShare } from './statistics.ts'
import { type TissuePlane, tissue } from './tissue.ts'

const rimWidthShare = 0.025
const veinRadiusPx = 4
const patchSidePx = 16

const memory = {
  inner: reusedMask(),
  lightness: reusedFloats(),
  a: reusedFloats(),
  b: reusedFloats(),
}

/** Measures where the discolouration lies on the foliage and which pattern it forms. */
export function measurePattern(
  planes: ColourPlanes,
  kinds: TissuePlane,
  foliage: Mask,
  openHoles: Mask,
  discoloured: Mask,
): PatternMeasurements {
  const radius = Math.max(2, Math.round(Math.max(planes.width, planes.height) * rimWidthShare))
  const inner = erode(foliage, planes, radius, memory.inner(foliage.length))
  const area = Math.max(1, countMask(foliage))
  return {
    ...measureRim(kinds, foliage, inner, discoloured),
    veinContrast: roundShare(veinShare(planes, inner)),
    mottledFraction: roundShare(mottledShare(planes, kinds, foliage)),
    holeFraction: roundShare(countMask(openHoles) / area),
    holeCount: findComponents(openHoles, planes).list.length,
  }
}

function measureRim(
  kinds: TissuePlane,
  foliage: Mask,
  inner: Mask,
  discoloured: Mask,
): Pick<PatternMeasurements, 'marginShare' | 'marginBrownFraction'> {
  let rim = 0
  let discolouredRim = 0
  let brownRim = 0
  for (let i = 0; i < foliage.length; i++) {
    if (foliage[i] !== 1 || inner[i] !== 0) continue
    const kind = kinds[i]
    rim++
    discolouredRim += discoloured[i] ?? 0
    if (kind === tissue.brown || kind === tissue.dark) brownRim++
  }
  return {
    marginShare: roundShare(discolouredRim / Math.max(1, countMask(discoloured))),
    marginBrownFraction: roundShare(brownRim / Math.max(1, rim)),
  }
}

/** The share of inner pixels on green veins: darker and less yellow than the pixels nearby. */
function veinShare(planes: ColourPlanes, inner: Mask): number {
  const around = (name: 'lightness' | 'a' | 'b'): Float32Array =>
    boxBlur(planes[name], planes, veinRadiusPx, memory[name](inner.length))
  const [lightness, a, b] = [around('lightness'), around('a'), around('b')]
  let veins = 0
  for (let i = 0; i < inner.length; i++) {
    if (inner[i] !== 1) continue
    const isGreenVein =
      (planes.lightness[i] ?? 0) < (lightness[i] ?? 0) - 0.025 &&
      (planes.b[i] ?? 0) < (b[i] ?? 0) - 2 &&
      (planes.a[i] ?? 0) < (a[i] ?? 0) + 0.5
    if (isGreenVein) veins++
  }
  return veins / Math.max(1, countMask(inner))
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

/** The share of yellow in a patch, or null when less than 95 % of the patch is foliage. */
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
