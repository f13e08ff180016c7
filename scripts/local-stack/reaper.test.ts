import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { killMarked, listMarked, stackMark } from './marked-processes.ts'

const stackId = randomUUID()
const reaper = pathToFileURL(join(import.meta.dirname, 'reaper.ts')).href

afterEach(() => void killMarked(stackId))

/** Starts a stand-in for a stack: a process with a detached child, like the emulators' Java. */
function startStackWithDetachedChild() {
  const script = `
    const { spawn } = await import('node:child_process')
    const { startReaper } = await import('${reaper}')
    startReaper('${stackId}')
    spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env: { ...process.env, ${stackMark}: '${stackId}' } })
    setInterval(() => {}, 1000)
  `
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
}

// Finding processes by their environment needs /proc.
describe.runIf(process.platform === 'linux')('a stack that is killed', () => {
  it('leaves no process behind, not even a detached one', async () => {
    const stack = startStackWithDetachedChild()
    await expect.poll(() => listMarked(stackId)).toHaveLength(1)
    stack.kill('SIGKILL')
    await expect.poll(() => listMarked(stackId)).toHaveLength(0)
  })
})
