import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitForPort } from '../local-stack/wait.ts'
import { buildah, buildahEnvironment } from './tools.ts'

export type RunningContainer = {
  process: ChildProcess
  /** Sends SIGTERM as the platform does, waits for the container's exit and removes its files. */
  stop(): Promise<void>
}

const command = '/service/image-processor/container/start.sh'
const startMs = 180_000

/** Runs the container and returns once it is ready. Throws if the container ends earlier. */
export async function runContainer(
  image: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<RunningContainer> {
  const container = buildah('from', '--pull-never', image)
  const environment = Object.entries({ ...settings, PORT: String(port) })
  const child = spawn(
    'buildah',
    [
      'run',
      ...environment.map(([name, value]) => `--env=${name}=${value}`),
      container,
      '--',
      command,
    ],
    { env: buildahEnvironment, stdio: ['ignore', output, 'inherit'], detached: true },
  )
  const ended = once(child, 'exit')
  const stop = async () => {
    // Signals the whole process group: buildah does not forward signals to its command.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
    buildah('rm', container)
  }
  const early = ended.then(() =>
    Promise.reject(new Error('the container ended before it was ready')),
  )
  try {
    await Promise.race([waitForPort(port, AbortSignal.timeout(startMs)), early])
  } catch (error) {
    await stop()
    throw error
  }
  early.catch(() => undefined)
  return { process: child, stop }
}
