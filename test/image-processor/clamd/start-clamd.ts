import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clamd } from '../../../scripts/test/clamd.ts'

const container = join(import.meta.dirname, '../../../image-processor/container')

export type RunningClamd = {
  /** The path of the socket. A restarted clamd gets the same path. */
  socket: string
  process(): ChildProcess
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops clamd for good. Tests must call `remove`, because a hook inside a hook never runs. */
  remove(): Promise<void>
}

/**
 * Starts the real clamd with the settings of the container, in separate folders. This clamd's
 * signatures match only EICAR and the test marker, because the official signatures are 300 MB. With
 * `OTHERS`, clamd lacks the service's own signatures and does not find EICAR.
 */
export async function startClamd(
  clamd: Clamd,
  signatures: 'ALL' | 'OTHERS' = 'ALL',
): Promise<RunningClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'plant-clamd-'))
  const socket = join(folder, 'clamd.sock')
  if (signatures === 'ALL')
    copyFileSync(join(container, 'service.ndb'), join(folder, 'service.ndb'))
  copyFileSync(join(import.meta.dirname, 'test.ndb'), join(folder, 'test.ndb'))
  const settings = readFileSync(join(container, 'clamd.conf'), 'utf8')
    .replace(/^LocalSocket .*$/m, `LocalSocket ${socket}`)
    .replace(/^DatabaseDirectory .*$/m, `DatabaseDirectory ${folder}`)
  writeFileSync(join(folder, 'clamd.conf'), settings)
  let child: ChildProcess
  const start = async () => {
    child = spawn(clamd.binary, [`--config-file=${join(folder, 'clamd.conf')}`], {
      env: { ...process.env, ...clamd.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await untilListening(child, socket)
  }
  const stop = async () => {
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    if (child.exitCode !== null || child.signalCode !== null) return
    // A process that SIGSTOP has halted does not react to SIGTERM.
    child.kill('SIGKILL')
    await exited
    rmSync(socket, { force: true })
  }
  await start()
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { socket, process: () => child, stop, start, remove }
}

async function untilListening(child: ChildProcess, socket: string): Promise<void> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += String(chunk)
    })
  while (!(await accepts(socket))) {
    if (child.exitCode !== null) throw new Error(`clamd exited with ${child.exitCode}: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The file of the socket exists a moment before clamd listens on the socket. */
const accepts = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(socket)
    connection.once('error', () => resolve(false))
    connection.once('connect', () => {
      connection.destroy()
      resolve(true)
    })
  })
