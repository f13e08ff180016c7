import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { type Edge, handleWith, startEdge } from '@plant/testing/edge'
import type { CallOf, ResultOf } from '@plant/testing/endpoint-types'
import { onTestFinished, vi } from 'vitest'
import { analysisExample as exampleInput } from '../../functions/src/contract/examples/analysis.ts'
import { analysis as analysisSchema } from '../../functions/src/contract/schemas/analysis.ts'
import { problem } from '../../functions/src/domain/problem.ts'
import type { endpoints } from '../../functions/src/operations/generated/endpoints.ts'
import { buildCommandLine } from '../../packages/command-line/bin/build.mjs'
import type { Context } from '../../packages/command-line/src/context.ts'
import { run } from '../../packages/command-line/src/run.ts'
import { root } from '../../scripts/common/root.ts'

/** The path of the bundled command line, which is built once for all tests. */
export const binary = join(root, '.build', 'command-line', 'plant.mjs')
await buildCommandLine(binary)

/** The exit code and the output of a run. */
export type Ended = { exitCode: number | null; stdout: string; stderr: string }

export type Running = {
  ended: Promise<Ended>
  /** Resolves when standard error contains the text. */
  told(text: string): Promise<void>
  printed(text: string): Promise<void>
  interrupt(): void
  /** Closes standard output, as `head` does after enough lines. */
  stopReading(): void
  /** Closes standard error. */
  stopListening(): void
}

type Surroundings = {
  env?: Record<string, string>
  stdin?: string | Uint8Array
  /** The working folder, which contains the credential; a new folder by default. */
  cwd?: string
}

/** A folder that is removed after the test. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plant-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file that stands for a photo, and returns its path. */
export function fileWith(name: string, content: string | Uint8Array = 'photo'): string {
  const path = join(ownFolder(), name)
  writeFileSync(path, content)
  return path
}

/**
 * Starts the built program, and kills it if it still runs after the test. From this process's
 * environment, the program gets only PATH.
 */
export function start(args: readonly string[], surroundings: Surroundings = {}): Running {
  const { env = {}, stdin = '', cwd = ownFolder() } = surroundings
  const child = spawn(process.execPath, [binary, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', XDG_CONFIG_HOME: cwd, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  const waiting = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
      for (const look of waiting) look()
    })
  // The program may exit before it has read all input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(stdin)
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (exitCode) => resolve({ exitCode, ...output }))
  })
  const seen = (name: 'stdout' | 'stderr') => (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output[name].includes(text) && resolve()
      waiting.add(look)
      look()
      void ended.then(() => reject(new Error(`it ended without ${text}:\n${output[name]}`)))
    })
  return {
    ended,
    told: seen('stderr'),
    printed: seen('stdout'),
    interrupt: () => child.kill('SIGINT'),
    stopReading: () => child.stdout.destroy(),
    stopListening: () => child.stderr.destroy(),
  }
}

/** Runs the built program until it ends, to test the program's streams and working folder. */
export function plantProcess(args: readonly string[], surroundings?: Surroundings): Promise<Ended> {
  return start(args, surroundings).ended
}

/** Runs a command line in this process, which takes a tenth of the time of a new process. */
export async function plant(
  args: readonly string[],
  { env = {}, stdin = '', cwd = ownFolder() }: Surroundings = {},
): Promise<Ended> {
  // The runner may force colours, and Node reads them from this process's environment.
  vi.stubEnv('FORCE_COLOR', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  const [stdout, stderr] = [collector(), collector()]
  const exitCode = await run(args, {
    env: { XDG_CONFIG_HOME: cwd, ...env },
    stdin: Readable.from(stdin === '' ? [] : [Buffer.from(stdin)]) as Context['stdin'],
    stdout: stdout.stream as Context['stdout'],
    stderr: stderr.stream as Context['stderr'],
    interrupted: new AbortController().signal,
  })
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() }
}

function collector() {
  const chunks: Buffer[] = []
  const stream: Writable = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  return { stream, text: () => Buffer.concat(chunks).toString() }
}

/** Writes a credential to the path where `plant login` stores it. */
export function writeStored(folder: string, stored: unknown): void {
  mkdirSync(join(folder, 'plant'))
  writeFileSync(join(folder, 'plant', 'credential.json'), JSON.stringify(stored), { mode: 0o600 })
}

type SomeHandlers = {
  [E in (typeof endpoints)[number] as E['id']]?: (call: CallOf<E>) => Promise<ResultOf<E>>
}

export type Service = { url: string; env: Record<string, string> }

/** The example analysis of the API definition, parsed by the schema of an analysis. */
export const example = analysisSchema.parse(exampleInput)

/** Starts the real HTTP edge on a free port, with one key. The edge completes every analysis. */
export async function serve(handlers: SomeHandlers = {}): Promise<Service> {
  const edge: Edge = await startEdge({ handle: handleWith({ ...service(), ...handlers }) })
  onTestFinished(edge.close)
  return { url: edge.url, env: { PLANT_BASE_URL: edge.url, PLANT_API_KEY: 'pk_ent_valid' } }
}

function service(): SomeHandlers {
  return {
    'apiKeys.exchange': async ({ request }) => {
      if (request.header('x-enterprise-token') !== 'pk_ent_valid') throw problem('UNAUTHENTICATED')
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
      return {
        status: 200,
        body: { idToken: 'exchanged', tokenType: 'Bearer', expiresIn: 3600, expiresAt, scopes: [] },
      }
    },
    'analyses.start': async () => ({ status: 202, body: started('an_1') }),
    'analyses.read': async ({ input: { id } }) => ({ status: 200, body: completed(id) }),
  }
}

export function started(transactionId: string) {
  return { transactionId, timeoutSeconds: 120, status: 'PENDING' as const }
}

/** A completed transaction with the example analysis, changed by `parts`. */
export function completed(transactionId: string, parts: Partial<typeof example> = {}) {
  return {
    transactionId,
    status: 'COMPLETED' as const,
    createdAt: example.createdAt,
    completedAt: example.completedAt,
    analysis: { ...example, id: transactionId, ...parts },
  }
}
