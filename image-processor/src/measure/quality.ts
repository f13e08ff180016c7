import { downscale } from './downscale.ts'
import { boxBlur } from './blur.ts'
import type { Grid, RawPhoto } from './planes.ts'
import type { QualityMeasurements } from './schema.ts'
import { mean, quantile, roundShare } from './statistics.ts'

/** Finer detail than this does not matter to what can be seen on a leaf. */
const SHARPNESS_SIDE_PX = 512
const BLUR_RADIUS_PX = 4

/** Sharpness, exposure and contrast of the photo as a whole. */
export const measureQuality = (photo: RawPhoto): QualityMeasurements => {
  const small = downscale(photo, SHARPNESS_SIDE_PX)
  const luminance = luminanceOf(small)
  const grid = { width: small.widthPx, height: small.heightPx }
  const share = (test: (value: number) => boolean): number =>
    luminance.filter(test).length / luminance.length
  return {
    sharpness: roundShare(sharpnessOf(luminance, grid)),
    darkFraction: roundShare(share((value) => value < 0.08)),
    brightFraction: roundShare(share((value) => value > 0.97)),
    meanLuminance: roundShare(mean(luminance)),
    contrast: roundShare(quantile(luminance, 0.95) - quantile(luminance, 0.05)),
  }
}

const luminanceOf = (photo: RawPhoto): Float32Array => {
  const luminance = new Float32Array(photo.widthPx * photo.heightPx)
  for (let i = 0, at = 0; i < luminance.length; i++, at += 3) {
    const red = photo.data[at] ?? 0
    const green = photo.data[at + 1] ?? 0
    luminance[i] = (0.299 * red + 0.587 * green + 0.114 * (photo.data[at + 2] ?? 0)) / 255
  }
  return luminance
}

/**
 * Crete et al. 2007: blurring again hardly changes a photo that is already blurred. Unlike the variance
 * of the Laplacian this depends neither on contrast nor on how much of the photo is plain.
 */
const sharpnessOf = (luminance: Float32Array, grid: Grid): number => {
  const blurred = boxBlur(luminance, grid, BLUR_RADIUS_PX)
  const lost = (step: number): number => {
    let before = 0
    let kept = 0
    for (let i = step; i < luminance.length; i++) {
      if (step === 1 && i % grid.width === 0) continue
      const sharp = Math.abs((luminance[i] ?? 0) - (luminance[i - step] ?? 0))
      const soft = Math.abs((blurred[i] ?? 0) - (blurred[i - step] ?? 0))
      before += sharp
      kept += Math.min(sharp, soft)
    }
    return before === 0 ? 0 : 1 - kept / before
  }
  return Math.min(lost(1), lost(grid.width))
}
