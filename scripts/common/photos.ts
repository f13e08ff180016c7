import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** The folder of labelled photos, with a `manifest.csv` that names authors and licences. */
export const photosFolder = join(root, 'test/photos')

export function readPhoto(name: string): Buffer {
  return readFileSync(join(photosFolder, name))
}
