import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Metafile } from 'esbuild'
import { buildFunctions } from '../../scripts/build/functions.ts'
import { runFolder } from './run-folder.ts'

const pollMs = 100

// The runner starts each worker as a child process.
const folder = runFolder(process.ppid)
const [built, done] = [join(folder, 'functions'), join(folder, 'metafile.json')]

/**
 * Builds the functions as a deployment does, once for all tests of a run. Returns the folder of a
 * copy, which the caller may change.
 */
export async function builtFunctions(): Promise<string> {
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined
  if (isFirst) {
    const written = `${done}.part`
    writeFileSync(written, JSON.stringify(await buildFunctions(built)))
    renameSync(written, done)
  }
  while (!existsSync(done)) await sleep(pollMs)
  const copy = mkdtempSync(join(folder, 'copy-'))
  cpSync(built, copy, { recursive: true })
  return copy
}

/** What esbuild tells of the build that `builtFunctions` has made. */
export const builtMetafile = (): Metafile => JSON.parse(readFileSync(done, 'utf8'))
