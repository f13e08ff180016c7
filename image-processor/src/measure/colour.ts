import type { Grid, RawPhoto } from './planes.ts'
import { reusedFloats } from './reused-array.ts'

/** The working copy in the CIE Lab colour space. `lightness` is from 0 to 1. */
export type ColourPlanes = Grid & {
  readonly lightness: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
}

const linear = Float32Array.from({ length: 256 }, (_, level) => {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const cubeRootSteps = 4096
const cubeRoot = Float32Array.from({ length: cubeRootSteps + 1 }, (_, step) => {
  const share = step / cubeRootSteps
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
})

const memory = { lightness: reusedFloats(), a: reusedFloats(), b: reusedFloats() }

/** Converts sRGB (white point D65) to CIE Lab. The next call overwrites the returned planes. */
export function colourPlanes({ data, widthPx, heightPx }: RawPhoto): ColourPlanes {
  const size = widthPx * heightPx
  const lightness = memory.lightness(size)
  const a = memory.a(size)
  const b = memory.b(size)
  for (let i = 0, at = 0; i < size; i++, at += 3) {
    const red = linear[data[at] ?? 0] ?? 0
    const green = linear[data[at + 1] ?? 0] ?? 0
    const blue = linear[data[at + 2] ?? 0] ?? 0
    const x = labRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    const y = labRoot(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    const z = labRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness[i] = (116 * y - 16) / 100
    a[i] = 500 * (x - y)
    b[i] = 200 * (y - z)
  }
  return { width: widthPx, height: heightPx, lightness, a, b }
}

/**
 * Looks up the root of a number from 0 to 1 in a table. Adding 0.5 and truncating rounds correctly,
 * because the number is never negative.
 */
function labRoot(share: number): number {
  return cubeRoot[(share * cubeRootSteps + 0.5) | 0] ?? 0
}
