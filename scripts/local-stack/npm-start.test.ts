import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../common/root.ts'
import { describeWith } from '../test/describe-with.ts'
import { listMarked } from './marked-processes.ts'
import { readPortBase } from './ports.ts'

/** Far from the ports of a stack that runs beside the tests. */
const portBase = readPortBase(process.env) + 50
const mark = 'STARTED_BY_TEST'
/** In milliseconds. Each poll reads the environment of every process of the machine. */
const interval = 250

/** The command lines of all processes that `npm start` started, and of npm itself. */
function commandLines(id: string): string[] {
  return listMarked(id, mark).flatMap((pid) => {
    try {
      return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]
    } catch {
      // The process has ended since.
      return []
    }
  })
}

await describeWith('Linux', 'npm start', () => {
  // While services start is the hardest time: most of them cannot be stopped in order yet.
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'M4: leaves no process behind 10 s after npm gets %s, even while the stack starts',
    async (signal) => {
      const id = randomUUID()
      const npm = spawn('npm', ['start'], {
        cwd: root,
        env: { ...process.env, PORT_BASE: String(portBase), [mark]: id },
        stdio: 'ignore',
      })
      onTestFinished(() => {
        for (const pid of listMarked(id, mark)) process.kill(pid, 'SIGKILL')
        rmSync(join(root, `.build/stack-${portBase}`), { recursive: true, force: true })
      })
      const isStarting = () => commandLines(id).some((line) => line.includes('emulators:start'))
      await expect.poll(isStarting, { timeout: 100_000, interval }).toBe(true)
      npm.kill(signal)
      await expect.poll(() => commandLines(id), { timeout: 10_000, interval }).toEqual([])
    },
  )
})
