import sharp from 'sharp'
import { pseudoRandom } from './random.ts'

/** What drawings measure in. */
export const widthPx = 1024
export const heightPx = 768
/** What photos measure: enough for a page, and half the work. */
const photoWidthPx = 800
const photoHeightPx = 600

export type Camera = {
  /** Of the noise, so that no two photos have the same. */
  readonly seed: number
  /** 1 is a well exposed photo. */
  readonly exposure?: number
  /** How far out of focus or shaken it is, in pixels. */
  readonly blurPx?: number
}

/** Soft shadows and depth, which all parts of a drawing share. */
const definitions = `
<defs>
<filter id="soft"><feGaussianBlur stdDeviation="2.6"/></filter>
<filter id="shadow"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#cfd2cc"/><stop offset="1" stop-color="#b4b7b3"/>
</linearGradient>
</defs>`

/**
 * Takes a photo of a drawing, as JPEG: uneven light, darker corners, and a sensor's noise, without
 * which a drawing is smoother than any photo.
 */
export async function photograph(
  drawing: string,
  { seed, exposure = 1, blurPx = 0.5 }: Camera,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${photoWidthPx}" height="${photoHeightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${definitions}${drawing}</svg>`
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  expose(pixels, seed, exposure)
  return await sharp(pixels, { raw: { width: photoWidthPx, height: photoHeightPx, channels: 3 } })
    .blur(blurPx)
    .jpeg({ quality: 90 })
    .toBuffer()
}

function expose(pixels: Buffer, seed: number, exposure: number): void {
  const random = pseudoRandom(seed)
  const light = unevenLight(seed)
  const noise = 9 / Math.sqrt(Math.max(0.2, exposure))
  for (let y = 0, at = 0; y < photoHeightPx; y += 1) {
    for (let x = 0; x < photoWidthPx; x += 1, at += 3) {
      const [dx, dy] = [x / photoWidthPx - 0.5, y / photoHeightPx - 0.5]
      const gain = exposure * light(x, y) * (1.04 - 0.5 * (dx * dx + dy * dy))
      const grain = (random() + random() - 1) * noise
      for (let channel = at; channel < at + 3; channel += 1)
        pixels[channel] = Math.min(255, Math.max(0, (pixels[channel] ?? 0) * gain + grain))
    }
  }
}

const cellsPx = [7, 31, 150] as const

/** Smooth noise of three sizes around 1: the texture of surfaces and the unevenness of light. */
function unevenLight(seed: number): (x: number, y: number) => number {
  const layers = cellsPx.map((cellPx, at) => {
    const random = pseudoRandom(seed + at + 1)
    const columns = Math.ceil(photoWidthPx / cellPx) + 2
    const values = Float32Array.from(
      { length: columns * (Math.ceil(photoHeightPx / cellPx) + 2) },
      random,
    )
    return { cellPx, columns, values }
  })
  return (x, y) => {
    let sum = 0
    for (const { cellPx, columns, values } of layers) {
      const [column, row] = [Math.floor(x / cellPx), Math.floor(y / cellPx)]
      const [right, down] = [x / cellPx - column, y / cellPx - row]
      const at = row * columns + column
      const top = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right
      const below = at + columns
      const bottom = (values[below] ?? 0) * (1 - right) + (values[below + 1] ?? 0) * right
      sum += top * (1 - down) + bottom * down - 0.5
    }
    return 1 + 0.1 * sum
  }
}
