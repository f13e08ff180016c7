import type { RawPhoto } from './planes.ts'

/** The side of the picture that is judged, which is the network's input. */
export const judgedSidePx = 160
const [fineSidePx, middleSidePx, coarseSidePx] = [80, 20, 16]

/**
 * The bounds lie between drawn pictures and the photos of all sources: their least spread is 12,
 * bend 0.147, coarse share 0.15 and difference after a move 0.16.
 */
const bounds = { spread: 5, bend: 0.08, coarse: 0.1, moved: 0.1 }
const movesPx = { from: 16, to: 40 }

/**
 * Whether a picture of 160 x 160 px is a colour, a gradient, a pattern or noise instead of a photo.
 * A gradient does not bend. Noise and fine patterns vanish in a coarse copy. A pattern stays the
 * same when it is moved.
 */
export function isArtificial({ data }: RawPhoto): boolean {
  const spread = spreadOf(data)
  if (spread < bounds.spread) return true
  const [fine, middle, coarse] = [fineSidePx, middleSidePx, coarseSidePx].map((side) =>
    shrink(data, side),
  ) as [Float32Array, Float32Array, Float32Array]
  return (
    bendOf(middle) < bounds.bend * spread ||
    spreadOf(coarse) ** 2 < bounds.coarse * spread ** 2 ||
    staysWhenMoved(fine)
  )
}

/** Averages squares of pixels. */
function shrink(data: Uint8Array, side: number): Float32Array {
  const factor = judgedSidePx / side
  const small = new Float32Array(side * side * 3)
  for (let y = 0; y < judgedSidePx; y++) {
    for (let x = 0; x < judgedSidePx; x++) {
      const at = (y * judgedSidePx + x) * 3
      const to = (Math.floor(y / factor) * side + Math.floor(x / factor)) * 3
      for (let c = 0; c < 3; c++) small[to + c] = (small[to + c] ?? 0) + (data[at + c] ?? 0)
    }
  }
  return small.map((sum) => sum / factor ** 2)
}

/** The standard deviation of the colours, over all channels together. */
function spreadOf(values: Uint8Array | Float32Array): number {
  const sums = [0, 0, 0]
  let squares = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    sums[i % 3] = (sums[i % 3] ?? 0) + value
    squares += value * value
  }
  const pixels = values.length / 3
  const means = sums.reduce((sum, each) => sum + (each / pixels) ** 2, 0)
  return Math.sqrt(Math.max(0, squares / pixels - means))
}

/** The mean difference between a pixel and its four neighbours. */
function bendOf(middle: Float32Array): number {
  const row = middleSidePx * 3
  const at = (i: number) => middle[i] ?? 0
  let sum = 0
  for (let y = 1; y < middleSidePx - 1; y++) {
    for (let i = y * row + 3; i < (y + 1) * row - 3; i++)
      sum += Math.abs(4 * at(i) - at(i - 3) - at(i + 3) - at(i - row) - at(i + row))
  }
  return sum / ((middleSidePx - 2) ** 2 * 3)
}

function staysWhenMoved(fine: Float32Array): boolean {
  const mean = [0, 1, 2].map((c) => fine.reduce((sum, v, i) => (i % 3 === c ? sum + v : sum), 0))
  const pixels = fine.length / 3
  const most =
    (bounds.moved *
      fine.reduce((sum, v, i) => sum + Math.abs(v - (mean[i % 3] ?? 0) / pixels), 0)) /
    fine.length
  for (let move = movesPx.from; move <= movesPx.to; move++)
    if (differenceMoved(fine, move, 0) < most || differenceMoved(fine, 0, move) < most) return true
  return false
}

/** The mean difference between a picture and the picture moved to the left or upwards. */
function differenceMoved(fine: Float32Array, dx: number, dy: number): number {
  const row = fineSidePx * 3
  const ahead = dx * 3 + dy * row
  let sum = 0
  for (let y = 0; y < fineSidePx - dy; y++) {
    const end = (y + 1) * row - dx * 3
    for (let i = y * row; i < end; i++) sum += Math.abs((fine[i] ?? 0) - (fine[i + ahead] ?? 0))
  }
  return sum / ((fineSidePx - dx) * (fineSidePx - dy) * 3)
}
