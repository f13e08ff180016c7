import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Photos of others are never part of the project: they are read from beside it, or from PHOTOS_DIR.
 */
export const photosFolder = resolve(
  process.env.PHOTOS_DIR ?? join(import.meta.dirname, '../../../shared/photos'),
)

/** For `describe.skipIf`: the report then names each test that did not run. */
export const photosAreMissing = !existsSync(join(photosFolder, 'manifest.csv'))

export function photoBase64(name: string): string {
  return readFileSync(join(photosFolder, name)).toString('base64')
}
