import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildFunctions } from '../../scripts/build/functions.ts'
import { runFolder } from './run-folder.ts'

const pollMs = 100

/**
 * Builds the functions as a deployment does, once for all tests of a run. Returns the folder of a
 * copy, which the caller may change.
 */
export async function builtFunctions(): Promise<string> {
  // The runner starts each worker as a child process.
  const folder = runFolder(process.ppid)
  const [built, done] = [join(folder, 'functions'), join(folder, 'done')]
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined
  if (isFirst) {
    await buildFunctions(built)
    writeFileSync(done, '')
  }
  while (!existsSync(done)) await sleep(pollMs)
  const copy = mkdtempSync(join(folder, 'copy-'))
  cpSync(built, copy, { recursive: true })
  return copy
}
