import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

export type RunFolder = {
  readonly path: string
  readonly functions: string
  readonly imageProcessor: string
  readonly logs: string
}

/**
 * Makes the folder of one run. Each PORT_BASE has its own, because the functions emulator reloads what changes under
 * it: a build for another stack must not restart this one.
 */
export function makeRunFolder(portBase: number): RunFolder {
  const path = join(root, '.build', `stack-${portBase}`)
  const logs = join(path, 'logs')
  rmSync(path, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  return {
    path,
    functions: join(path, 'functions'),
    imageProcessor: join(path, 'image-processor'),
    logs,
  }
}
