import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/root.ts'

export type RunFolder = {
  readonly path: string
  readonly functions: string
  readonly imageProcessor: string
  readonly web: string
  readonly logs: string
  /** The `TMPDIR` of this run, in which the Storage emulator creates and deletes a fixed path. */
  readonly temporary: string
}

/**
 * Creates the empty folder of one run. Each `PORT_BASE` has its own folder, because the functions
 * emulator reloads on every change. A build for another stack must not touch this folder.
 */
export function makeRunFolder(portBase: number): RunFolder {
  const path = join(root, '.build', `stack-${portBase}`)
  const logs = join(path, 'logs')
  // Outside the project, because the path of a socket is limited to about 100 characters.
  const temporary = join(tmpdir(), `plant-stack-${portBase}`)
  for (const folder of [path, temporary])
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  for (const folder of [logs, temporary]) mkdirSync(folder, { recursive: true })
  return {
    path,
    functions: join(path, 'functions'),
    imageProcessor: join(path, 'image-processor'),
    web: join(path, 'web'),
    logs,
    temporary,
  }
}
