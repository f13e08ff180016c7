import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort } from '@plant/testing/free-port'
import { vi } from 'vitest'

/** The framework that a deployed function runs under: one process, one target. */
const main = resolve('node_modules/@google-cloud/functions-framework/build/src/main.js')

export type StartedFunction = {
  port: number
  url: string
  child: ChildProcess
  /** What it has written so far. */
  output(): string
  /** The most memory that it has had so far. */
  peakMegabytes(): number
}

type Settings = {
  /** The bundle, with its package.json. */
  folder: string
  target: string
  /** Where it is bounded as in a deployment. */
  heapMegabytes?: number
  env?: Record<string, string>
}

/** Starts a function as it is started where it is deployed, and waits until it answers. */
export async function startFunction(settings: Settings): Promise<StartedFunction> {
  const { folder, target, heapMegabytes, env } = settings
  const port = await freePort()
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
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(url, { method: 'OPTIONS' }), { timeout: 30_000, interval: 100 })
  return {
    port,
    url,
    child,
    output: () => text,
    peakMegabytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    },
  }
}
