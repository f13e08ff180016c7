import type { RawPhoto } from './planes.ts'
import { reusedFloats, reusedMask } from './reused-array.ts'

/** The colour of a pixel, whether or not the pixel belongs to a leaf. */
export const tissue = { other: 0, green: 1, yellow: 2, brown: 3, white: 4, dark: 5 } as const
export type TissuePlane = Uint8Array

/** The kind of each pixel, and its saturation from 0 to 1. */
export type TissuePlanes = { readonly kinds: TissuePlane; readonly saturation: Float32Array }

const memory = { kinds: reusedMask(), saturation: reusedFloats() }

/**
 * Classifies pixels by the usual hue bands of leaf colour: green is above 62 degrees, yellow is
 * from 40 to 62 degrees, and brown is below 40 degrees. The next call overwrites the planes.
 */
export function classifyTissue({ data, widthPx, heightPx }: RawPhoto): TissuePlanes {
  const kinds = memory.kinds(widthPx * heightPx)
  const saturation = memory.saturation(kinds.length)
  for (let i = 0, at = 0; i < kinds.length; i++, at += 3) {
    const red = data[at] ?? 0
    const green = data[at + 1] ?? 0
    const blue = data[at + 2] ?? 0
    const high = Math.max(red, green, blue)
    const spread = high - Math.min(red, green, blue)
    const share = high === 0 ? 0 : Math.fround(spread / high)
    saturation[i] = share
    kinds[i] = tissueOf(red, green, blue, high, spread, share)
  }
  return { kinds, saturation }
}

const levelOf = (share: number): number => share * 255

function tissueOf(
  red: number,
  green: number,
  blue: number,
  high: number,
  spread: number,
  saturation: number,
): number {
  if (high < levelOf(0.14)) return tissue.dark
  // The pixel is too grey for its hue to mean anything.
  if (saturation < 0.12) return high >= levelOf(0.55) ? tissue.white : tissue.other
  const hue = hueDegrees(red, green, blue, high, spread)
  const isGreen = hue >= 62 && hue < 170.001
  if (isGreen && excessGreenOf(red, green, blue) > 0.035) return tissue.green
  const warm = warmTissueOf(hue, saturation, high)
  if (warm !== tissue.other) return warm
  return saturation < 0.2 && high >= levelOf(0.55) ? tissue.white : tissue.other
}

/**
 * The excess green index (2g - r - b) / (r + g + b) by Woebbecke 1995. The colour must not be
 * black.
 */
function excessGreenOf(red: number, green: number, blue: number): number {
  return Math.fround((2 * green - red - blue) / (red + green + blue))
}

function warmTissueOf(hue: number, saturation: number, high: number): number {
  const isYellow = hue >= 40 && hue < 62
  if (isYellow && saturation >= 0.28 && high >= levelOf(0.3)) return tissue.yellow
  const isWarm = hue < 62 || hue >= 335.001
  return isWarm && saturation >= 0.16 && high < levelOf(0.82) ? tissue.brown : tissue.other
}

/**
 * The hue of a colour that is not grey. `spread` is the highest minus the lowest channel, and must
 * not be 0.
 */
function hueDegrees(
  red: number,
  green: number,
  blue: number,
  high: number,
  spread: number,
): number {
  if (high === red) {
    const degrees = (60 * (green - blue)) / spread
    return degrees < 0 ? degrees + 360 : degrees
  }
  if (high === green) return (60 * (blue - red)) / spread + 120
  return (60 * (red - green)) / spread + 240
}
