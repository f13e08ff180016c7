import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

/** Runs that kept all promises. */
const part = z.object({
  commit: z.string(),
  seed: z.number(),
  from: z.number(),
  to: z.number(),
  trace: z.string(),
  seconds: z.number(),
})
export type Part = z.infer<typeof part>

export const partsFile = (folder: string, seed: number) => `${folder}/seed-${seed}.jsonl`

/** The run after the last recorded part of this commit. */
export function nextRun(file: string, commit: string): number {
  if (!existsSync(file)) return 1
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const own = lines
    .map((line) => part.parse(JSON.parse(line)))
    .filter((each) => each.commit === commit)
  return Math.max(0, ...own.map(({ to }) => to)) + 1
}

export function record(file: string, finished: Part): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(finished)}\n`)
}

/** The commit of the sources. Throws if the sources differ from it. */
export function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  if (git('status', '--porcelain') !== '') throw new Error('commit first: a part names its commit')
  return git('rev-parse', 'HEAD')
}
