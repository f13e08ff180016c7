/** The pixels of a canvas: four bytes for red, green, blue and alpha. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** Faults that the browser finds in a photo before the upload. The user may ignore the warnings. */
export type PhotoWarning = 'SMALL' | 'DARK' | 'BRIGHT' | 'BLURRED'

/** The longer side, in pixels, of the small copy that the browser checks. */
export const checkSidePx = 256

const sidePxMin = 200
const luminanceMin = 0.14
const luminanceMax = 0.88
const sharpnessMin = 0.22

/**
 * Finds faults that may prevent a diagnosis. Needs a small copy of the photo and the size of the
 * original in pixels.
 */
export function checkPhoto(copy: Pixels, size: { width: number; height: number }): PhotoWarning[] {
  const { luminance, sharpness } = measureCopy(copy)
  const warnings: PhotoWarning[] = []
  if (Math.min(size.width, size.height) < sidePxMin) warnings.push('SMALL')
  if (luminance < luminanceMin) warnings.push('DARK')
  else if (luminance > luminanceMax) warnings.push('BRIGHT')
  // Noise looks sharp and darkness looks blurred, so the light must be fixed first.
  else if (sharpness < sharpnessMin) warnings.push('BLURRED')
  return warnings
}

/** The mean luminance and the sharpness of a copy, both from 0 to 1. */
export function measureCopy(copy: Pixels): { luminance: number; sharpness: number } {
  const luminances = luminancesOf(copy)
  const sum = luminances.reduce((total, value) => total + value, 0)
  return { luminance: sum / luminances.length, sharpness: sharpnessOf(luminances, copy) }
}

function luminancesOf({ width, height, data }: Pixels): Float32Array {
  const channel = (at: number) => data[at] ?? 0
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const red = pixel * 4
    return (0.299 * channel(red) + 0.587 * channel(red + 1) + 0.114 * channel(red + 2)) / 255
  })
}

const blurRadiusPx = 2

/**
 * The fraction that a blur removes from the differences between neighbouring pixels (Crete et al.
 * 2007, as in the image processor). If a photo is already blurred, another blur changes little.
 * Returns the smaller value of both directions, because a hand shakes in one direction.
 */
function sharpnessOf(luminances: Float32Array, { width, height }: Pixels): number {
  const rows = Array.from({ length: height }, (_, row) =>
    luminances.subarray(row * width, (row + 1) * width),
  )
  const columns = Array.from({ length: width }, (_, column) =>
    Float32Array.from(rows, (row) => row[column] ?? 0),
  )
  return Math.min(lostShare(rows), lostShare(columns))
}

/** The fraction that a blur removes from the differences along the lines of pixels. */
function lostShare(lines: readonly Float32Array[]): number {
  let before = 0
  let lost = 0
  for (const line of lines) {
    const soft = blurred(line)
    for (let i = 1; i < line.length; i += 1) {
      const sharp = differenceAt(line, i)
      before += sharp
      lost += Math.max(0, sharp - differenceAt(soft, i))
    }
  }
  return before === 0 ? 0 : lost / before
}

function differenceAt(line: Float32Array, index: number): number {
  return Math.abs((line[index] ?? 0) - (line[index - 1] ?? 0))
}

function blurred(line: Float32Array): Float32Array {
  return line.map((_, at) => {
    const near = line.subarray(Math.max(0, at - blurRadiusPx), at + blurRadiusPx + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}
