import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { maskSources } from '../../image-processor/model/training/mask-sources.ts'
import { sources } from '../../image-processor/model/training/sources.ts'

/** Fetches the fixed commit of each source into `<folder>/owner+name/repo`, unless it is there. */
export function fetchSources(folder: string): void {
  for (const { repository, commit } of [...sources, ...maskSources])
    fetchCommit(
      `https://github.com/${repository}`,
      commit,
      join(folder, repository.replace('/', '+')),
    )
}

export function fetchCommit(url: string, commit: string, folder: string): void {
  if (existsSync(folder)) return
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  const clone = join(partial, 'repo')
  const git = (...args: string[]) =>
    execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  git('init', '--quiet', '--bare', clone)
  git('-C', clone, 'fetch', '--quiet', '--depth', '1', url, commit)
  renameSync(partial, folder)
}
