import type { RawPhoto } from './planes.ts'
import { reusedFloats } from './reused-array.ts'

/** The first of the `length` source pixels of a target pixel, and the weights of these pixels. */
type Taps = { readonly first: Int32Array; readonly weights: Float32Array; readonly length: number }

/**
 * Shrinks a photo until its longest side is `longestSidePx`, but never enlarges a photo. Each new
 * pixel is the average of the area that it covers.
 *
 * Averaging keeps fine texture from becoming false lesions. A mirrored photo gives a mirrored copy.
 */
export function downscale(photo: RawPhoto, longestSidePx: number): RawPhoto {
  const factor = Math.max(photo.widthPx, photo.heightPx) / longestSidePx
  if (factor <= 1) return photo
  return resample(
    photo,
    Math.max(1, Math.round(photo.widthPx / factor)),
    Math.max(1, Math.round(photo.heightPx / factor)),
  )
}

/** Resizes a photo to exactly this size, without keeping its proportions. */
export function resample(photo: RawPhoto, widthPx: number, heightPx: number): RawPhoto {
  const narrow = shrinkRows(photo, areaTaps(photo.widthPx, widthPx))
  const data = shrinkColumns(narrow, widthPx * 3, areaTaps(photo.heightPx, heightPx))
  return { data, widthPx, heightPx, channels: 3 }
}

function areaTaps(from: number, to: number): Taps {
  const starts = Float64Array.from({ length: to + 1 }, (_, i) => (i * from) / to)
  const length = longestOf(starts)
  const first = new Int32Array(to)
  const weights = new Float32Array(to * length)
  for (let i = 0; i < to; i++) {
    const start = starts[i] ?? 0
    const end = starts[i + 1] ?? 0
    // The last windows start earlier, with weights of 0, so that none reaches past the end.
    first[i] = Math.max(0, Math.min(Math.floor(start), from - length))
    for (let k = 0; k < length; k++) {
      const pixel = (first[i] ?? 0) + k
      const overlap = Math.min(pixel + 1, end) - Math.max(pixel, start)
      weights[i * length + k] = Math.max(0, overlap) / (end - start)
    }
  }
  return { first, weights, length }
}

/** The largest number of source pixels that one target pixel covers fully or partly. */
function longestOf(starts: Float64Array): number {
  let longest = 1
  for (let i = 1; i < starts.length; i++) {
    const touched = Math.ceil(starts[i] ?? 0) - Math.floor(starts[i - 1] ?? 0)
    longest = Math.max(longest, touched)
  }
  return longest
}

const narrowMemory = reusedFloats()

function shrinkRows(photo: RawPhoto, { first, weights, length }: Taps): Float32Array {
  const { data, widthPx, heightPx } = photo
  const narrow = narrowMemory(first.length * heightPx * 3)
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < first.length; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let i = (y * widthPx + (first[x] ?? 0)) * 3
      const weightAt = x * length
      for (let k = 0; k < length; k++, i += 3) {
        const weight = weights[weightAt + k] ?? 0
        red += weight * (data[i] ?? 0)
        green += weight * (data[i + 1] ?? 0)
        blue += weight * (data[i + 2] ?? 0)
      }
      narrow[at] = red
      narrow[at + 1] = green
      narrow[at + 2] = blue
      at += 3
    }
  }
  return narrow
}

function shrinkColumns(
  narrow: Float32Array,
  rowLength: number,
  { first, weights, length }: Taps,
): Uint8Array {
  const data = new Uint8Array(first.length * rowLength)
  const sums = new Float32Array(rowLength)
  for (let y = 0; y < first.length; y++) {
    sums.fill(0.5)
    for (let k = 0; k < length; k++) {
      const weight = weights[y * length + k] ?? 0
      const row = ((first[y] ?? 0) + k) * rowLength
      for (let x = 0; x < rowLength; x++) sums[x] = (sums[x] ?? 0) + weight * (narrow[row + x] ?? 0)
    }
    for (let x = 0; x < rowLength; x++) data[y * rowLength + x] = Math.min(255, sums[x] ?? 0)
  }
  return data
}
