import type { RawPhoto } from './planes.ts'

type Colour = readonly [number, number, number]
type Painter = (x: number, y: number) => Colour

export const grey: Colour = [142, 140, 143]
export const green: Colour = [74, 132, 48]
export const brown: Colour = [110, 64, 30]
export const yellow: Colour = [205, 190, 60]
export const sky: Colour = [120, 170, 230]

/** Paints a photo pixel by pixel, so that a test knows its content. */
export function paint(widthPx: number, heightPx: number, painter: Painter): RawPhoto {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) data.set(painter(x, y), (y * widthPx + x) * 3)
  }
  return { data, widthPx, heightPx, channels: 3 }
}

export function isInCircle(
  x: number,
  y: number,
  centreX: number,
  centreY: number,
  radius: number,
): boolean {
  return (x - centreX) ** 2 + (y - centreY) ** 2 <= radius ** 2
}

export type Spot = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly colour: Colour
}

/** Draws a round leaf with a radius of 90 px and with spots on 256 x 256 px of background. */
export function leafWith(spots: readonly Spot[], background: Colour = grey): RawPhoto {
  return paint(256, 256, (x, y) => {
    if (!isInCircle(x, y, 128, 128, 90)) return background
    return spots.find((spot) => isInCircle(x, y, spot.x, spot.y, spot.radius))?.colour ?? green
  })
}

export function mirror(photo: RawPhoto): RawPhoto {
  return paint(photo.widthPx, photo.heightPx, (x, y) => {
    const at = (y * photo.widthPx + photo.widthPx - 1 - x) * 3
    return [photo.data[at] ?? 0, photo.data[at + 1] ?? 0, photo.data[at + 2] ?? 0]
  })
}
