import { boxBlur } from './blur.ts'
import type { Grid, RawPhoto } from './planes.ts'
import type { QualityMeasurements } from './schema.ts'
import { binShares, mean, quantilesOf, roundShare } from './statistics.ts'

const blurRadiusPx = 4

/**
 * Measures sharpness, exposure and contrast of a copy of at most 512 px. Finer detail does not
 * matter on a leaf.
 */
export function measureQuality(photo: RawPhoto): QualityMeasurements {
  const luminance = luminanceOf(photo)
  const grid = { width: photo.widthPx, height: photo.heightPx }
  const quantile = quantilesOf(luminance)
  const [dark = 0, , bright = 0] = binShares(luminance, [0.08, 0.97])
  return {
    sharpness: roundShare(sharpnessOf(luminance, grid)),
    darkFraction: roundShare(dark),
    brightFraction: roundShare(bright),
    meanLuminance: roundShare(mean(luminance)),
    contrast: roundShare(quantile(0.95) - quantile(0.05)),
  }
}

function luminanceOf(photo: RawPhoto): Float32Array {
  const luminance = new Float32Array(photo.widthPx * photo.heightPx)
  for (let i = 0, at = 0; i < luminance.length; i++, at += 3) {
    const red = photo.data[at] ?? 0
    const green = photo.data[at + 1] ?? 0
    luminance[i] = (0.299 * red + 0.587 * green + 0.114 * (photo.data[at + 2] ?? 0)) / 255
  }
  return luminance
}

/**
 * By Crete et al. 2007: blurring hardly changes a photo that is blurred already. Unlike the
 * variance of the Laplacian, this depends neither on contrast nor on how much of the photo is
 * plain.
 */
function sharpnessOf(luminance: Float32Array, grid: Grid): number {
  const blurred = boxBlur(luminance, grid, blurRadiusPx)
  const lost = (dx: number, dy: number): number => {
    let before = 0
    let kept = 0
    for (let y = dy; y < grid.height; y++) {
      for (let i = y * grid.width + dx; i < (y + 1) * grid.width; i++) {
        const neighbour = i - dx - dy * grid.width
        const sharp = Math.abs((luminance[i] ?? 0) - (luminance[neighbour] ?? 0))
        const soft = Math.abs((blurred[i] ?? 0) - (blurred[neighbour] ?? 0))
        before += sharp
        kept += sharp < soft ? sharp : soft
      }
    }
    return before === 0 ? 0 : 1 - kept / before
  }
  return Math.min(lost(1, 0), lost(0, 1))
}
