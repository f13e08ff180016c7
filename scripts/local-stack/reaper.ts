import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { killMarked } from './marked-processes.ts'

const thisFile = fileURLToPath(import.meta.url)

/** Kills the marked processes when this process ends, even after `kill -9`. */
export function startReaper(stackId: string): void {
  const reaper = spawn(process.execPath, [thisFile, stackId], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  reaper.unref()
  // The open pipe must not keep this process alive.
  if (reaper.stdin instanceof Socket) reaper.stdin.unref()
}

if (process.argv[1] === thisFile) {
  const stackId = process.argv[2]
  process.stdin.resume()
  process.stdin.on('end', () => {
    if (stackId !== undefined) killMarked(stackId)
  })
}
