import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'

/** The commit of the newest release in a changelog. Throws if the changelog has no release. */
export function lastReleaseCommit(changelog: string): string {
  const commit = /^Commit: ([0-9a-f]{7,40})$/m.exec(changelog)?.[1]
  if (commit === undefined) throw new Error('CHANGELOG.md has no release with a commit')
  return commit
}

/** Builds the functions of the last release with the currently installed packages. */
export function buildLastRelease(): { functions: string; remove(): void } {
  const commit = lastReleaseCommit(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  const source = join(root, '.build/last-release')
  const functions = join(root, '.build/last-release-functions')
  const remove = () => {
    rmSync(functions, { recursive: true, force: true })
    rmSync(source, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  remove()
  mkdirSync(join(root, '.build'), { recursive: true })
  git('worktree', 'add', '--detach', source, commit)
  for (const modules of ['node_modules', 'functions/node_modules'])
    symlinkSync(join(root, modules), join(source, modules))
  const build = ['scripts/build.ts']
  execFileSync(process.execPath, build, { cwd: source, stdio: 'inherit' })
  cpSync(join(source, 'functions/lib'), functions, { recursive: true })
  return { functions, remove }
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'inherit' })
}
