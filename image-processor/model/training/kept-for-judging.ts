import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Reads the repositories that judge the network, so that the network never learns from them. An
 * entry is the SHA-256 of `owner/name` in lower case. Throws when the file has no entry.
 */
export function readKeptForJudging(file: string): ReadonlySet<string> {
  const kept = new Set(readFileSync(file, 'utf8').match(/\b[0-9a-f]{64}\b/g) ?? [])
  if (kept.size === 0) throw new Error(`${file} lists no repository that is kept for judging.`)
  return kept
}

/** Throws when the repository is kept for judging. */
export function refuseKeptForJudging(repository: string, kept: ReadonlySet<string>): void {
  if (kept.has(createHash('sha256').update(repository.toLowerCase()).digest('hex')))
    throw new Error(`${repository} is kept for judging: take it out of training/sources.ts.`)
}
