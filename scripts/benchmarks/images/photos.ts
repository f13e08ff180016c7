import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawLeaf } from '../../demo/draw-leaf.ts'

export type BenchPhoto = { name: string; bytes: Buffer }

/** From the sizes that messengers send to those that phones take. */
const drawn = [
  { width: 640, height: 480, quality: 70 },
  { width: 1600, height: 1200, quality: 80 },
  { width: 2592, height: 1944, quality: 85 },
  { width: 4032, height: 3024, quality: 93 },
] as const

/** JPEG files of the folder from the smallest to the largest, or a drawn leaf in four sizes. */
export async function benchPhotos(folder: string | undefined, count = 4): Promise<BenchPhoto[]> {
  if (folder !== undefined) return readPhotos(folder, count)
  const leaf = await drawLeaf({ lesions: true })
  return Promise.all(
    drawn.map(async ({ width, height, quality }) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
      const grain = await sharp({
        create: { width, height, channels: 3, background: '#808080', noise },
      })
        .png({ compressionLevel: 0 })
        .toBuffer()
      const bytes = await sharp(leaf)
        .resize(width, height, { fit: 'cover' })
        .composite([{ input: grain, blend: 'soft-light' }])
        .jpeg({ quality })
        .toBuffer()
      return { name: `${width} x ${height}, ${kilobytes(bytes.length)} kB`, bytes }
    }),
  )
}

function readPhotos(folder: string, count: number): BenchPhoto[] {
  const photos = readdirSync(folder)
    .filter((name) => /\.jpe?g$/.test(name) && !name.includes('truncated'))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    .sort((one, other) => one.bytes.length - other.bytes.length)
  const step = (photos.length - 1) / (count - 1)
  const chosen = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)))
  return photos
    .filter((_photo, at) => chosen.has(at))
    .map(({ name, bytes }) => ({ name: `${name}, ${kilobytes(bytes.length)} kB`, bytes }))
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000)
