import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testGroupsOf } from './group.ts'
import { bitsApart } from './near-duplicates.ts'
import { printOf, readSquare } from './square.ts'

/** The photos that no network may learn from, identified by file hash, picture hash and leaf. */
export type TestPhotos = {
  readonly hashes: ReadonlySet<string>
  readonly prints: readonly Uint32Array[]
  readonly groups: ReadonlySet<string>
}

/** The most differing bits between the 64-bit difference hashes of copies of one picture. */
const nearDuplicateBitsMax = 8

/** Reads a folder of test photos, whose `manifest.csv` states the origin of each photo. */
export async function readTestPhotos(folder: string): Promise<TestPhotos> {
  const manifest = readFileSync(join(folder, 'manifest.csv'), 'utf8')
  const paths = manifest.match(/[^,"]+\.jpe?g/gi) ?? []
  const prints: Uint32Array[] = []
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.csv'))) {
    const square = await readSquare(readFileSync(join(folder, file)))
    if (square !== null) prints.push(await printOf(square))
  }
  return {
    hashes: new Set(manifest.match(/\b[0-9a-f]{64}\b/g) ?? []),
    prints,
    groups: new Set(paths.flatMap(testGroupsOf)),
  }
}

/**
 * Returns whether a photo is a test photo, or shows the leaf of a test photo or a neighbouring
 * leaf. Compares the SHA-256, the difference hash and the group.
 */
export function isTestPhoto(
  photo: { readonly sha256: string; readonly print: Uint32Array; readonly group: string },
  { hashes, prints, groups }: TestPhotos,
): boolean {
  return (
    groups.has(photo.group) ||
    hashes.has(photo.sha256) ||
    prints.some((other) => bitsApart(photo.print, other) <= nearDuplicateBitsMax)
  )
}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
