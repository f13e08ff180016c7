import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restartDelayMs } from './backoff.ts'
import { type Service, type Supervised, supervise } from './supervisor.ts'

let logFolder: string
let running: Supervised | undefined

beforeEach(() => {
  logFolder = mkdtempSync(join(tmpdir(), 'supervisor-'))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(async () => {
  await running?.stop()
  running = undefined
  vi.restoreAllMocks()
  rmSync(logFolder, { recursive: true })
})

/** A child process that prints its process id and then runs the script. */
function service(script: string, restart: Service['restart'] = 'always'): Service {
  return {
    name: 'probe',
    command: process.execPath,
    args: ['-e', `console.log('pid ' + process.pid); ${script}`],
    cwd: logFolder,
    env: {},
    restart,
    ready: (_signal, lines) =>
      new Promise((resolve) => {
        lines((line) => {
          if (line.startsWith('pid')) resolve()
        })
      }),
  }
}

function processIds(): number[] {
  const log = readFileSync(join(logFolder, 'probe.log'), 'utf8')
  return [...log.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid))
}

const staysUp = 'setInterval(() => {}, 1000)'
const onLost = vi.fn()

describe('a supervised service', () => {
  it('restarts after kill -9', async () => {
    running = await supervise(service(staysUp), { logFolder, onLost })
    await expect.poll(processIds).toHaveLength(1)
    process.kill(processIds()[0] ?? 0, 'SIGKILL')
    await expect.poll(processIds).toHaveLength(2)
    expect(isAlive(processIds()[1])).toBe(true)
  })

  it('ends its process and does not restart after it was stopped', async () => {
    const supervised = await supervise(service(staysUp), { logFolder, onLost })
    await expect.poll(processIds).toHaveLength(1)
    await supervised.stop()
    expect(isAlive(processIds()[0])).toBe(false)
    expect(processIds()).toHaveLength(1)
  })

  it('reports the end of its log if it dies before it is ready', async () => {
    const broken = { ...service("console.error('no leaf'); process.exit(7)"), ready: never }
    await expect(supervise(broken, { logFolder, onLost })).rejects.toThrow(
      /probe did not start \(exit status 7\):[^]*no leaf/,
    )
  })

  it('reports its death instead of restarting if it must never restart', async () => {
    const lost = vi.fn()
    running = await supervise(service(staysUp, 'never'), { logFolder, onLost: lost })
    await expect.poll(processIds).toHaveLength(1)
    process.kill(processIds()[0] ?? 0, 'SIGKILL')
    await expect.poll(() => lost).toHaveBeenCalledWith('probe')
    expect(processIds()).toHaveLength(1)
  })

  it('reports the death of one of its parts', async () => {
    const lost = vi.fn()
    const script = `setTimeout(() => console.log('Leaf has exited'), 50); ${staysUp}`
    const parts = { ...service(script, 'never'), lostLine: /has exited/ }
    running = await supervise(parts, { logFolder, onLost: lost })
    await expect.poll(() => lost).toHaveBeenCalledExactlyOnceWith('probe')
  })
})

describe('the delay before a restart', () => {
  it('is at most 100 ms after a single death', () => {
    expect(restartDelayMs(0)).toBeLessThanOrEqual(100)
  })

  it('doubles with each death right after a start, up to five seconds', () => {
    const delays = Array.from({ length: 12 }, (_, deaths) => restartDelayMs(deaths))
    expect(delays.slice(0, 4)).toEqual([50, 100, 200, 400])
    expect(delays.at(-1)).toBe(5_000)
  })
})

function never(): Promise<void> {
  return new Promise(() => undefined)
}

function isAlive(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? 0, 0)
    return true
  } catch {
    return false
  }
}
