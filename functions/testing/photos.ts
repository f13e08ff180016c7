import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Photos of other people are never part of the project. They are in a folder beside it or in
 * PHOTOS_DIR.
 */
export const photosFolder = resolve(
  process.env.PHOTOS_DIR ?? join(import.meta.dirname, '../../../shared/photos'),
)

/** For `describe.skipIf`, which reports the skipped tests by name. */
export const photosAreMissing = !existsSync(join(photosFolder, 'manifest.csv'))

export function photoBase64(name: string): string {
  return readFileSync(join(photosFolder, name)).toString('base64')
}
