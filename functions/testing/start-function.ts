import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { freePort } from './free-port.ts'
import { peakMegabytes } from './peak-memory.ts'

/** The main file of the framework. The framework runs one deployed function in one process. */
const main = resolve('node_modules/@google-cloud/functions-framework/build/src/main.js')

export type StartedFunction = {
  port: number
  url: string
  child: ChildProcess
  /** The output of the process so far. */
  output(): string
  /** The peak memory of the process so far. */
  peakMegabytes(): number
}

type Settings = {
  /** The folder of the bundle and of its package.json. */
  folder: string
  target: string
  /** The heap limit of the process. A deployment sets the same limit. */
  heapMegabytes?: number
  env?: Record<string, string>
}

/** Starts a function as the platform does, and waits until it answers. */
export async function startFunction(settings: Settings): Promise<StartedFunction> {
  for (;;) {
    const started = await startOn(await freePort(), settings)
    if (started !== 'TAKEN') return started
  }
}

/** Returns `TAKEN` if another process took the port before the function could listen. */
async function startOn(port: number, settings: Settings): Promise<StartedFunction | 'TAKEN'> {
  const { folder, target, heapMegabytes, env } = settings
  const heap = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]
  const child = spawn(process.execPath, [...heap, main], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: 'http',
      ...env,
    },
  })
  let text = ''
  let serves = false
  const { promise: begun, resolve, reject } = Promise.withResolvers<'SERVES' | 'TAKEN'>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      serves ||= text.includes('Serving function')
      if (serves) resolve('SERVES')
    })
  child.once('close', () => {
    if (text.includes('EADDRINUSE')) resolve('TAKEN')
    else reject(new Error(`the function ended: ${text}`))
  })
  if ((await begun) === 'TAKEN') return 'TAKEN'
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => text,
    peakMegabytes: () => peakMegabytes(child.pid),
  }
}
