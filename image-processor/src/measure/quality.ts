import { boxBlur } from './blur.ts'
import type { Grid, RawPhoto } from './planes.ts'
import { reusedFloats } from './reused-array.ts'
import type { QualityMeasurements } from './schema.ts'
import { mean, quantilesOf, roundShare, shareBetween } from './statistics.ts'

const blurRadiusPx = 4

const memory = { luminance: reusedFloats(), blurred: reusedFloats() }

/**
 * Measures sharpness, exposure and contrast of a copy of at most 512 px. Finer detail does not
 * matter on a leaf.
 */
export function measureQuality(photo: RawPhoto): QualityMeasurements {
  const luminance = luminanceOf(photo)
  const grid = { width: photo.widthPx, height: photo.heightPx }
  const quantile = quantilesOf(luminance)
  return {
    sharpness: roundShare(sharpnessOf(luminance, grid)),
    darkFraction: roundShare(shareBetween(luminance, 0, 0.08)),
    brightFraction: roundShare(shareBetween(luminance, 0.97, Infinity)),
    meanLuminance: roundShare(mean(luminance)),
    contrast: roundShare(quantile(0.95) - quantile(0.05)),
  }
}

function luminanceOf(photo: RawPhoto): Float32Array {
  const { data } = photo
  const luminance = memory.luminance(photo.widthPx * photo.heightPx)
  for (let i = 0, at = 0; i < luminance.length; i++, at += 3) {
    const red = data[at] ?? 0
    const green = data[at + 1] ?? 0
    luminance[i] = (0.299 * red + 0.587 * green + 0.114 * (data[at + 2] ?? 0)) / 255
  }
  return luminance
}

/**
 * Uses the method of Crete and others (2007): blurring hardly changes an already blurred photo.
 * Unlike the variance of the Laplacian, the method ignores contrast and the size of plain areas.
 */
function sharpnessOf(luminance: Float32Array, grid: Grid): number {
  const blurred = boxBlur(luminance, grid, blurRadiusPx, memory.blurred(luminance.length))
  const across = lostBeside(luminance, blurred, grid, 1, 0)
  return Math.min(across, lostBeside(luminance, blurred, grid, 0, 1))
}

/** The fraction that blurring removes from the differences of pixels at a distance (`dx`, `dy`). */
function lostBeside(
  luminance: Float32Array,
  blurred: Float32Array,
  { width, height }: Grid,
  dx: 0 | 1,
  dy: 0 | 1,
): number {
  let before = 0
  let lost = 0
  const back = dx + dy * width
  for (let y = dy; y < height; y++) {
    const end = (y + 1) * width
    for (let i = y * width + dx; i < end; i++) {
      const sharp = Math.abs((luminance[i] ?? 0) - (luminance[i - back] ?? 0))
      const less = sharp - Math.abs((blurred[i] ?? 0) - (blurred[i - back] ?? 0))
      before += sharp
      // Adds twice the larger of `less` and 0, without a branch that the processor mispredicts half
      // the time.
      lost += less + Math.abs(less)
    }
  }
  return before === 0 ? 0 : lost / 2 / before
}
