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

/** A child that says its process id and then does what the script says. */
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
  it('is started again after kill -9', async () => {
    running = await supervise(service(staysUp), { logFolder, onLost })
    await expect.poll(processIds).toHaveLength(1)
    process.kill(processIds()[0] ?? 0, 'SIGKILL')
    await expect.poll(processIds).toHaveLength(2)
    expect(isAlive(processIds()[1])).toBe(true)
  })

  it('is not started again when it was stopped, and its process is gone', async () => {
    const supervised = await supervise(service(staysUp), { logFolder, onLost })
    await expect.poll(processIds).toHaveLength(1)
    await supervised.stop()
    expect(isAlive(processIds()[0])).toBe(false)
    expect(processIds()).toHaveLength(1)
  })

  it('fails the start with the end of its log when it dies before it is ready', async () => {
    const broken = { ...service("console.error('no leaf'); process.exit(7)"), ready: never }
    await expect(supervise(broken, { logFolder, onLost })).rejects.toThrow(
      /probe did not start \(exit status 7\):[^]*no leaf/,
    )
  })

  it('is reported instead of started again when its state died with it', async () => {
    const lost = vi.fn()
    running = await supervise(service(staysUp, 'never'), { logFolder, onLost: lost })
    await expect.poll(processIds).toHaveLength(1)
    process.kill(processIds()[0] ?? 0, 'SIGKILL')
    await expect.poll(() => lost).toHaveBeenCalledWith('probe')
    expect(processIds()).toHaveLength(1)
  })

  it('is reported when it says that a part of it died', async () => {
    const lost = vi.fn()
    const script = `setTimeout(() => console.log('Leaf has exited'), 50); ${staysUp}`
    const parts = { ...service(script, 'never'), lostLine: /has exited/ }
    running = await supervise(parts, { logFolder, onLost: lost })
    await expect.poll(() => lost).toHaveBeenCalledExactlyOnceWith('probe')
  })
})

describe('the delay before a restart', () => {
  it('is far below a second after a single death', () => {
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
