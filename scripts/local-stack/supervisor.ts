import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { restartDelayMs } from './backoff.ts'
import type { Environment } from './environment.ts'
import { openLog, say } from './log.ts'

const stopGraceMs = 5_000
/** The longest wait for the last lines. A grandchild can keep the output open after the exit. */
const lastLinesMs = 1_000

export type Service = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Environment
  /** `never` is for a process with state, because a restarted emulator would have lost its data. */
  readonly restart: 'always' | 'never'
  /** Matches a log line that reports the death of a part while the service continues. */
  readonly lostLine?: RegExp
  /** Resolves when the service can handle requests. */
  readonly ready: (
    signal: AbortSignal,
    lines: (listener: (line: string) => void) => void,
  ) => Promise<void>
}

export type Supervised = {
  readonly name: string
  /** Kills the process at once, as a crash does. Returns false if it is not running. */
  kill(): boolean
  stop(): Promise<void>
}

/**
 * Starts a service, resolves when it is ready, and restarts it whenever it dies later. Calls
 * `onLost` when a service that is not restarted, or a part of it, has died. Throws an error with
 * the end of the service's log if the service dies before it is ready.
 */
export async function supervise(
  service: Service,
  options: { logFolder: string; onLost: (name: string) => void; isQuiet?: boolean },
): Promise<Supervised> {
  const log = openLog(options.logFolder, service.name, options.isQuiet)
  const state: State = { stopping: false, child: undefined, listeners: [] }
  if (service.lostLine) reportLostPart(service.lostLine, service.name, state, options.onLost)
  const run = () => startChild(service, state, log)
  const first = run()
  await untilReady(service, state, first, () => log.tail())
  void keepAlive(service, state, first, run, options)
  const kill = () => state.child?.kill('SIGKILL') ?? false
  return { name: service.name, kill, stop: () => stop(state) }
}

type State = {
  stopping: boolean
  child: ChildProcess | undefined
  readonly listeners: Array<(line: string) => void>
}

type Running = {
  readonly exited: Promise<string>
  /** Resolves when the output has been read to its end, which can be later than the exit. */
  readonly closed: Promise<unknown>
  readonly startedAt: number
}

function startChild(service: Service, state: State, log: ReturnType<typeof openLog>): Running {
  const child = spawn(service.command, service.args, {
    cwd: service.cwd,
    env: service.env,
    // In its own process group, so that Ctrl-C reaches only the stack, which stops its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  state.child = child
  const onLine = (line: string) => {
    for (const listener of state.listeners) listener(line)
  }
  log.follow(child.stdout, onLine)
  log.follow(child.stderr, onLine)
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit status ${code}`))
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  return { exited, closed, startedAt: performance.now() }
}

function reportLostPart(
  lostLine: RegExp,
  name: string,
  state: State,
  onLost: (name: string) => void,
): void {
  state.listeners.push((line) => {
    if (state.stopping || !lostLine.test(line)) return
    say(name, line)
    onLost(name)
  })
}

async function untilReady(
  service: Service,
  state: State,
  running: Running,
  tail: () => string,
): Promise<void> {
  const giveUp = new AbortController()
  const died = running.exited.then(async (how) => {
    await Promise.race([running.closed, sleep(lastLinesMs)])
    throw new Error(`${service.name} did not start (${how}):\n${tail()}`)
  })
  const ready = service.ready(giveUp.signal, (listener) => state.listeners.push(listener))
  try {
    await Promise.race([ready, died])
  } finally {
    giveUp.abort()
    died.catch(() => undefined)
    ready.catch(() => undefined)
  }
}

async function keepAlive(
  service: Service,
  state: State,
  first: Running,
  run: () => Running,
  { onLost, isQuiet }: { onLost: (name: string) => void; isQuiet?: boolean },
): Promise<void> {
  let running = first
  for (let quickDeaths = 0; ; ) {
    const how = await running.exited
    if (state.stopping) return
    if (service.restart === 'never') return onLost(service.name)
    quickDeaths = performance.now() - running.startedAt < 2_000 ? quickDeaths + 1 : 0
    const delay = restartDelayMs(quickDeaths)
    if (!isQuiet) say(service.name, `died (${how}); starting it again in ${delay} ms`)
    await sleep(delay)
    if (state.stopping) return
    running = run()
  }
}

async function stop(state: State): Promise<void> {
  state.stopping = true
  const child = state.child
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const lingering = setTimeout(() => child.kill('SIGKILL'), stopGraceMs)
  await gone
  clearTimeout(lingering)
}
