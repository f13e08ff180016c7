import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** The folder of labelled photos, with a `manifest.csv` that names authors and licences. */
export const photosFolder = join(root, 'test/photos')

export const heicFolder = join(root, 'test/heic')

export function readPhoto(name: string): Buffer {
  return readFileSync(join(photosFolder, name))
}

/** Reads a HEIC photo, of which `LICENCES.txt` beside it names the origin. */
export function readHeic(name: string): Buffer {
  return readFileSync(join(heicFolder, name))
}
