import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

export const heicFolder = join(root, 'test/heic')

/** Reads a HEIC photo, of which `LICENCES.txt` beside it names the origin. */
export function readHeic(name: string): Buffer {
  return readFileSync(join(heicFolder, name))
}
