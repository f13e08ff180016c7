import { readdirSync } from 'node:fs'
import { photosFolder, readPhoto } from '../../common/photos.ts'

export type BenchPhoto = { name: string; bytes: Buffer }

/** JPEG files that are 256 to 4026 pixels wide, spread evenly from the smallest to the largest. */
export function benchPhotos(count = 4): BenchPhoto[] {
  const photos = readdirSync(photosFolder)
    .filter((name) => name.endsWith('.jpg') && !name.includes('truncated'))
    .map((name) => ({ name, bytes: readPhoto(name) }))
    .sort((one, other) => one.bytes.length - other.bytes.length)
  const step = (photos.length - 1) / (count - 1)
  const chosen = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)))
  return photos
    .filter((_photo, at) => chosen.has(at))
    .map(({ name, bytes }) => ({ name: `${name}, ${Math.round(bytes.length / 1000)} kB`, bytes }))
}
