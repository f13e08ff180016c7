import sharp from 'sharp'
import { pseudoRandom } from './drawings/random.ts'

const widthPx = 900
const heightPx = 700
const seed = 7

/**
 * A photo-like JPEG of one leaf on a table, drawn in code, so that no photo has to be shipped.
 * With lesions it has brown spots with yellow halos; without, it is evenly green.
 */
export async function drawLeaf({ lesions }: { lesions: boolean }): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(leafSvg(lesions)))
    .removeAlpha()
    .raw()
    .toBuffer()
  const grain = pseudoRandom(seed)
  const pixels = Uint8Array.from(drawn)
  // Sensor noise: without it the drawing is smoother than any photo.
  for (let i = 0; i < pixels.length; i += 3) {
    const noise = (grain() + grain() + grain() - 1.5) * 16
    for (let k = 0; k < 3; k++) {
      pixels[i + k] = Math.min(255, Math.max(0, (pixels[i + k] ?? 0) + noise))
    }
  }
  return await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 90 })
    .toBuffer()
}

const leafShape =
  'M 110 360 C 180 140, 470 40, 800 330 C 640 600, 260 660, 110 360 Z M 110 360 L 40 372 L 42 382 L 112 370 Z'

function leafSvg(lesions: boolean): string {
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
  <defs>
    <linearGradient id="table" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#b9b4b0"/><stop offset="1" stop-color="#8d8a8c"/>
    </linearGradient>
    <radialGradient id="blade" cx="0.45" cy="0.35" r="0.8">
      <stop offset="0" stop-color="#6fa644"/><stop offset="0.6" stop-color="#4b8632"/>
      <stop offset="1" stop-color="#356a27"/>
    </radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="3"/></filter>
    <filter id="shadow"><feGaussianBlur stdDeviation="9"/></filter>
    <clipPath id="leaf"><path d="${leafShape}"/></clipPath>
  </defs>
  <rect width="100%" height="100%" fill="url(#table)"/>
  <path d="${leafShape}" fill="#4a4648" opacity="0.5" transform="translate(10 16)" filter="url(#shadow)"/>
  <path d="${leafShape}" fill="url(#blade)"/>
  <g clip-path="url(#leaf)">
    ${veins()}
    ${lesions ? spots() : ''}
  </g>
</svg>`
}

function veins(): string {
  const side = Array.from({ length: 9 }, (_, k) => {
    const x = 170 + k * 66
    const y = 358 - k * 3
    return `<path d="M ${x} ${y} q 60 -70 110 -190 M ${x} ${y} q 60 70 90 190" fill="none" stroke="#7fb35a" stroke-width="3" opacity="0.55"/>`
  })
  return `<path d="M 100 364 L 800 330" stroke="#8fbd68" stroke-width="7" opacity="0.7"/>${side.join('')}`
}

function spots(): string {
  const place = pseudoRandom(seed + 1)
  return Array.from({ length: 24 }, () => {
    const x = 170 + place() * 560
    const y = 170 + place() * 360
    const radius = 5 + place() * 14
    return `<circle cx="${x}" cy="${y}" r="${radius * 1.7}" fill="#c9b53a" opacity="0.75" filter="url(#soft)"/>
      <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.85}" fill="#7a4a22"/>
      <ellipse cx="${x}" cy="${y}" rx="${radius * 0.5}" ry="${radius * 0.45}" fill="#a9855a"/>`
  }).join('')
}
