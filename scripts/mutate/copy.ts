import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'
import { altered, type Mutant } from './mutant.ts'

/** A copy of the project, because a mutant must not stay in the sources if somebody ends a run. */
export const copy = join(root, '.build', 'mutants')

export function copyProject(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, '.build'), { recursive: true })
  for (const file of run('git', ['ls-files', '-co', '--exclude-standard'], root).split('\n'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  // Hard links. The links to workspaces are relative, so that they lead to the copy.
  for (const folder of run('git', ['ls-files', '*package.json'], root).split('\n').map(dirname))
    if (existsSync(join(root, folder, 'node_modules')))
      run('cp', ['-al', join(root, folder, 'node_modules'), join(copy, folder)], root)
  // The emulators' programs.
  if (existsSync(join(root, '.cache'))) run('cp', ['-al', join(root, '.cache'), copy], root)
}

/** Does work while a mutant stands in place of the copied source. */
export function withMutant<T>(mutant: Mutant, work: () => T): T {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, altered(source, mutant))
  try {
    return work()
  } finally {
    writeFileSync(path, source)
  }
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr}`)
  return stdout.trim()
}
