import type { RawPhoto } from './planes.ts'

type Tap = { readonly first: number; readonly weights: Float32Array }

/**
 * Averages whole areas with fractional edges, so that fine texture is not aliased into false lesions
 * and a mirrored photo gives the mirrored copy. Never enlarges.
 */
export const downscale = (photo: RawPhoto, longestSidePx: number): RawPhoto => {
  const factor = Math.max(photo.widthPx, photo.heightPx) / longestSidePx
  if (factor <= 1) return photo
  const widthPx = Math.max(1, Math.round(photo.widthPx / factor))
  const heightPx = Math.max(1, Math.round(photo.heightPx / factor))
  const narrow = shrinkRows(photo, areaTaps(photo.widthPx, widthPx))
  const data = shrinkColumns(narrow, widthPx * 3, areaTaps(photo.heightPx, heightPx))
  return { data, widthPx, heightPx, channels: 3 }
}

const areaTaps = (from: number, to: number): Tap[] =>
  Array.from({ length: to }, (_, i) => {
    const start = (i * from) / to
    const end = ((i + 1) * from) / to
    const first = Math.floor(start)
    const last = Math.min(from, Math.ceil(end - 1e-9))
    const weights = new Float32Array(last - first)
    for (let k = first; k < last; k++) {
      weights[k - first] = (Math.min(k + 1, end) - Math.max(k, start)) / (end - start)
    }
    return { first, weights }
  })

const shrinkRows = (photo: RawPhoto, taps: readonly Tap[]): Float32Array => {
  const narrow = new Float32Array(taps.length * photo.heightPx * 3)
  let at = 0
  for (let y = 0; y < photo.heightPx; y++) {
    const row = y * photo.widthPx
    for (const { first, weights } of taps) {
      let red = 0
      let green = 0
      let blue = 0
      let i = (row + first) * 3
      for (const weight of weights) {
        red += weight * (photo.data[i] ?? 0)
        green += weight * (photo.data[i + 1] ?? 0)
        blue += weight * (photo.data[i + 2] ?? 0)
        i += 3
      }
      narrow[at++] = red
      narrow[at++] = green
      narrow[at++] = blue
    }
  }
  return narrow
}

const shrinkColumns = (narrow: Float32Array, stride: number, taps: readonly Tap[]): Uint8Array => {
  const data = new Uint8Array(taps.length * stride)
  const sums = new Float32Array(stride)
  taps.forEach(({ first, weights }, y) => {
    sums.fill(0.5)
    weights.forEach((weight, k) => {
      const row = (first + k) * stride
      for (let x = 0; x < stride; x++) sums[x] = (sums[x] ?? 0) + weight * (narrow[row + x] ?? 0)
    })
    data.set(
      sums.map((sum) => Math.min(255, Math.floor(sum))),
      y * stride,
    )
  })
  return data
}
