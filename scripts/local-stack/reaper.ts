import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { killMarked } from './marked-processes.ts'

const pauseMs = 100

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
  process.stdin.on('end', async () => {
    // A process may start another process while it is being killed.
    while (stackId !== undefined && killMarked(stackId) > 0) await sleep(pauseMs)
  })
}
