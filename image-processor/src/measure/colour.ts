import type { Grid, RawPhoto } from './planes.ts'

/**
 * Colour planes of the working copy. Hue is in degrees; saturation, value and lightness are 0 to 1;
 * `a` and `b` are those of CIE Lab.
 */
export type ColourPlanes = Grid & {
  readonly hue: Float32Array
  readonly saturation: Float32Array
  readonly value: Float32Array
  readonly lightness: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
  readonly excessGreen: Float32Array
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

function labRoot(share: number): number {
  return cubeRoot[Math.max(0, Math.min(cubeRootSteps, Math.round(share * cubeRootSteps)))] ?? 0
}

function hueDegrees(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue)
  const spread = high - Math.min(red, green, blue)
  if (spread === 0) return 0
  if (high === red) return ((60 * (green - blue)) / spread + 360) % 360
  if (high === green) return (60 * (blue - red)) / spread + 120
  return (60 * (red - green)) / spread + 240
}

/**
 * Converts sRGB with D65 to HSV, CIE Lab and excess green. Excess green is 2g - r - b over
 * r + g + b (Woebbecke 1995).
 */
export function colourPlanes(photo: RawPhoto): ColourPlanes {
  const size = photo.widthPx * photo.heightPx
  const make = (): Float32Array => new Float32Array(size)
  const planes = {
    width: photo.widthPx,
    height: photo.heightPx,
    hue: make(),
    saturation: make(),
    value: make(),
    lightness: make(),
    a: make(),
    b: make(),
    excessGreen: make(),
  }
  for (let i = 0, at = 0; i < size; i++, at += 3) {
    fillPixel(planes, i, photo.data[at] ?? 0, photo.data[at + 1] ?? 0, photo.data[at + 2] ?? 0)
  }
  return planes
}

function fillPixel(
  planes: ColourPlanes,
  i: number,
  red: number,
  green: number,
  blue: number,
): void {
  const high = Math.max(red, green, blue)
  planes.hue[i] = hueDegrees(red, green, blue)
  planes.saturation[i] = high === 0 ? 0 : (high - Math.min(red, green, blue)) / high
  planes.value[i] = high / 255
  const r = linear[red] ?? 0
  const g = linear[green] ?? 0
  const b = linear[blue] ?? 0
  const x = labRoot((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = labRoot(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = labRoot((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  planes.lightness[i] = (116 * y - 16) / 100
  planes.a[i] = 500 * (x - y)
  planes.b[i] = 200 * (y - z)
  const sum = red + green + blue
  planes.excessGreen[i] = sum === 0 ? 0 : (2 * green - red - blue) / sum
}
