import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The files and npm scripts that pages and comments may refer to. */
export type Repository = {
  files: readonly string[]
  read(path: string): string
  npmScripts: readonly string[]
  /** Whether git ignores the path, for example a build output or a secret. */
  isIgnored(path: string): boolean
}

/** Reads the working tree, including uncommitted files. */
export function thisRepository(): Repository {
  const files = git('ls-files', '-co', '--exclude-standard')
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return { files, read, npmScripts: Object.keys(scripts), isIgnored }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
}

function isIgnored(path: string): boolean {
  try {
    git('check-ignore', '--quiet', path)
    return true
  } catch {
    return false
  }
}
