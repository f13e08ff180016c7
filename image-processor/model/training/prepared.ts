import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { collectSource, type Sample } from './collect.ts'
import { turnedHashes } from './near-duplicates.ts'
import type { Source } from './source.ts'
import { printOf, readSquare, squareSidePx, withFoliage } from './square.ts'
import { sha256Of } from './test-photos.ts'

/** Increase this number when the written pixels change, so that old files are written again. */
const preparedVersion = 1

/** A photo with two kinds of hash: `print` has 64 bits, and `turned` has 256 bits per rotation. */
export type PreparedPhoto = {
  readonly sample: Sample
  readonly sha256: string
  readonly print: Uint32Array
  readonly turned: readonly Uint32Array[]
}

type Stored = {
  readonly path: string
  readonly sha256: string
  readonly print: number[]
  readonly turned: number[][]
}

/**
 * Writes a square copy of each photo of a source to `<work>/squares/<name>.bin`. Reuses the file of
 * an earlier run with the same commit and paths, but always reads the labels again.
 */
export async function prepareSource(
  source: Source,
  repositories: string,
  work: string,
): Promise<PreparedPhoto[]> {
  const unpacked = join(work, 'photos', source.name)
  const samples = collectSource(source, repositories, unpacked)
  const index = join(work, 'squares', `${source.name}.json`)
  const key = keyOf(source, samples)
  if (!isStored(index, key)) await store(samples, unpacked, index, key)
  const { photos } = JSON.parse(readFileSync(index, 'utf8')) as { photos: Stored[] }
  const byPath = new Map(samples.map((sample) => [sample.path, sample]))
  return photos.map(({ path, sha256, print, turned }) => {
    const sample = byPath.get(path)
    if (sample === undefined) throw new Error(`${index} holds ${path}, which has no label`)
    return {
      sample,
      sha256,
      print: Uint32Array.from(print),
      turned: turned.map((words) => Uint32Array.from(words)),
    }
  })
}

function keyOf(source: Source, samples: readonly Sample[]): string {
  const paths = samples.map(({ path }) => path)
  const all = [preparedVersion, squareSidePx, source.repository, source.commit, paths]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

function isStored(index: string, key: string): boolean {
  return existsSync(index) && JSON.parse(readFileSync(index, 'utf8')).key === key
}

/** Leaves out damaged photos. Writes the index last, so that an interrupted run is repeated. */
async function store(
  samples: readonly Sample[],
  unpacked: string,
  index: string,
  key: string,
): Promise<void> {
  const file = openSync(index.replace(/json$/, 'bin'), 'w')
  const photos: Stored[] = []
  for (const { path } of samples) {
    const bytes = readFileSync(join(unpacked, path))
    const square = await readSquare(bytes)
    if (square === null) continue
    writeSync(file, withFoliage(square))
    photos.push({
      path,
      sha256: sha256Of(bytes),
      print: [...(await printOf(square))],
      turned: (await turnedHashes(square, squareSidePx)).map((words) => [...words]),
    })
  }
  closeSync(file)
  writeFileSync(`${index}.partial`, JSON.stringify({ key, photos }))
  renameSync(`${index}.partial`, index)
}
