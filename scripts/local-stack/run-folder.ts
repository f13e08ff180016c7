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
  /**
   * For the emulators' temporary files, one for each stack.
   * The Storage emulator keeps objects under a fixed name in TMPDIR and empties it at its end.
   */
  readonly temporary: string
}

/**
 * Makes the empty folder of one run, one for each PORT_BASE.
 * The functions emulator reloads what changes: a build for another stack must not restart it.
 */
export function makeRunFolder(portBase: number): RunFolder {
  const path = join(root, '.build', `stack-${portBase}`)
  const logs = join(path, 'logs')
  // Not under the project: the path of a socket may have about 100 characters.
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
