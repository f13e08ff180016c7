import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Labelled photos; the `manifest.csv` beside them names their authors and licences. */
export const photosFolder = join(root, 'test/photos')

export function readPhoto(name: string): Buffer {
  return readFileSync(join(photosFolder, name))
}
