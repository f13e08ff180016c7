import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/root.ts'

export type RunFolder = {
  readonly path: string
  readonly functions: string
  readonly imageProcessor: string
  readonly logs: string
  /**
   * For the emulators' temporary files. The Storage emulator keeps its objects in the machine's temporary folder under
   * a fixed name and empties that at its end, so a second stack would lose its objects with the first.
   */
  readonly temporary: string
}

/**
 * Makes the folder of one run. Each PORT_BASE has its own, because the functions emulator reloads what changes under
 * it: a build for another stack must not restart this one.
 */
export function makeRunFolder(portBase: number): RunFolder {
  const path = join(root, '.build', `stack-${portBase}`)
  const logs = join(path, 'logs')
  // Not under the project: the emulators put sockets there, whose paths may have no more than about 100 characters.
  const temporary = join(tmpdir(), `plant-stack-${portBase}`)
  for (const folder of [path, temporary]) rmSync(folder, { recursive: true, force: true })
  for (const folder of [logs, temporary]) mkdirSync(folder, { recursive: true })
  return {
    path,
    functions: join(path, 'functions'),
    imageProcessor: join(path, 'image-processor'),
    logs,
    temporary,
  }
}
