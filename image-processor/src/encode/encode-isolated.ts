import { type ChildProcess, spawn } from 'node:child_process'
import { extname, join } from 'node:path'
import { limits } from '../limits.ts'
import { Problem } from '../problem.ts'
import type { EncodeFailure } from './encode.ts'
import { encodedSchema, type IsolatedEncoded, type Job } from './job.ts'

/** The child's script lies beside this file, both in the sources and in the bundle. */
const childFile = join(import.meta.dirname, `encode-child${extname(import.meta.filename)}`)

/** `gone` fires when the caller has left. */
type Options = { dataBytesMax?: number; gone?: AbortSignal | undefined }

/**
 * Reads the header of a photo and runs `encode` in a child process with a memory limit. The server
 * survives a photo that takes a gigabyte or crashes the decoder.
 *
 * The child gets no settings and no secrets. Ends with the child when `gone` fires. Throws a 503
 * `Problem` if the child cannot start.
 */
export async function encodeIsolated(
  photo: Uint8Array,
  timeoutSeconds: number,
  { dataBytesMax = limits.childProcessDataBytesMax, gone }: Options = {},
): Promise<IsolatedEncoded> {
  const child = startChild(dataBytesMax)
  const end = () => child.kill('SIGKILL')
  const late = setTimeout(end, timeoutSeconds * 1000)
  gone?.addEventListener('abort', end, { once: true })
  try {
    return await converse(child, { photo, timeoutSeconds: Math.ceil(timeoutSeconds) })
  } finally {
    clearTimeout(late)
    gone?.removeEventListener('abort', end)
    end()
  }
}

/** Starts the child with `ulimit`, which limits memory on every system (docs/decisions/0123). */
function startChild(dataBytesMax: number): ChildProcess {
  const command = [process.execPath, '--max-old-space-size=128', '--v8-pool-size=0', childFile]
  const limited = ['-c', 'ulimit -d "$0" && exec "$@"', String(Math.floor(dataBytesMax / 1024))]
  try {
    return spawn('/bin/sh', [...limited, ...command], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    })
  } catch (error) {
    // Node throws some errors, as a lack of memory, and emits others.
    throw cannotStart(error)
  }
}

function converse(child: ChildProcess, job: Job): Promise<IsolatedEncoded> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(cannotStart(error)))
    child.once('message', (message) => {
      resolve(encodedSchema.safeParse(message).data ?? { outcome: 'DAMAGED' })
    })
    // The child exited without an answer: it ran out of time, V8 reached its memory limit, or its
    // decoder crashed.
    child.once('exit', (_code, signal) => resolve({ outcome: outcomeOfSignal(signal) }))
    // 'exit' reports a child that has already ended.
    child.send(job, () => undefined)
  })
}

function outcomeOfSignal(signal: NodeJS.Signals | null): EncodeFailure {
  if (signal === 'SIGKILL') return 'TOO_SLOW'
  return signal === 'SIGSEGV' || signal === 'SIGBUS' ? 'DAMAGED' : 'OUT_OF_MEMORY'
}

function cannotStart(cause: unknown): Problem {
  return new Problem(503, 'UNAVAILABLE', 'No process could be started for the photo.', cause)
}
