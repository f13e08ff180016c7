import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Reads the hashes of the repositories kept for judging, from which the network never learns. A
 * hash is the SHA-256 of `owner/name` in lower case. Throws if the file has no hash.
 */
export function readKeptForJudging(file: string): ReadonlySet<string> {
  const kept = new Set(readFileSync(file, 'utf8').match(/\b[0-9a-f]{64}\b/g) ?? [])
  if (kept.size === 0) throw new Error(`${file} lists no repository that is kept for judging.`)
  return kept
}

/** Throws if the repository is kept for judging the network. */
export function refuseKeptForJudging(repository: string, kept: ReadonlySet<string>): void {
  if (kept.has(createHash('sha256').update(repository.toLowerCase()).digest('hex')))
    throw new Error(`${repository} is kept for judging: take it out of training/sources.ts.`)
}
