import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { describeWith } from '../test/describe-with.ts'
import { killMarked, listMarked, stackMark } from './marked-processes.ts'

const stackId = randomUUID()
const reaper = pathToFileURL(join(import.meta.dirname, 'reaper.ts')).href

afterEach(() => void killMarked(stackId))

/** Simulates a stack: starts a process with a detached child, like the emulators' Java. */
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

// Without /proc no process can be found by its environment.
await describeWith('Linux', 'a stack that is killed', () => {
  it('M4: leaves no process behind, not even a detached process', async () => {
    const stack = startStackWithDetachedChild()
    await expect.poll(() => listMarked(stackId)).toHaveLength(1)
    stack.kill('SIGKILL')
    await expect.poll(() => listMarked(stackId)).toHaveLength(0)
  })
})
