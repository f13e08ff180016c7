import { createHash } from 'node:crypto'
import { zipArchiver } from '../../src/adapters/zip/archiver.ts'
import type { KnownCaller } from '../../src/contract/caller.ts'
import { exportPersonalData } from '../../src/operations/account/export.ts'
import { readExport } from '../../src/operations/account/read-export.ts'
import { buildExportJob, sweepExports } from '../../src/operations/exports/build-job.ts'
import type { ObjectStreams } from '../../src/ports/objects.ts'
import { onlyPorts, type Ports } from '../../src/ports/ports.ts'
import type { InputOf } from '../endpoint-types.ts'
import { readZip } from '../zip.ts'
import { bodyOf } from './answers.ts'
import { callOf } from './client.ts'
import type { Process, Strike } from './process.ts'
import { callerOf, type TestService } from './service.ts'

export const context = { requestId: 'work-of-a-test', signal: new AbortController().signal }

type Task = { uid: string; exportId: string }
export type Exports = ReturnType<typeof exportsOf>

/**
 * The data exports of the service in one process over the harness. A task waits until a test runs
 * it.
 */
export function exportsOf(service: TestService) {
  const tasks: Task[] = []
  const worker = (strike?: Strike) => workerOf(service, tasks, strike)
  const steady = worker()
  return {
    service,
    tasks,
    worker,
    ...steady,
    /** Runs the waiting tasks in a worker that a fault can stop. */
    async deliver({ process, build } = steady) {
      for (const task of tasks.splice(0)) await process.outlive(build(task))
    },
    /** Advances the clock and runs the sweeps until a person's export has ended. */
    async settle(uid: string, client = steady.as(uid)): Promise<void> {
      for (let minute = 0; minute < 300; minute += 1) {
        for (const task of tasks.splice(0)) await steady.build(task)
        if ((await client.export()).status !== 'pending') return
        service.clock.advance(60)
        await steady.sweep()
      }
      throw new Error('the export does not end')
    },
    /** The files of the archive to which the service's download link points. */
    async archive(uid: string, client = steady.as(uid)) {
      const { downloadUrl } = await client.export()
      const path = /^https:\/\/objects\.test\/(.*)\?900$/.exec(downloadUrl ?? '')?.[1] ?? 'no link'
      const bytes = service.objects.get(path)
      if (!bytes) throw new Error(`there is no object ${path}`)
      return readZip(bytes)
    },
  }
}

function workerOf(service: TestService, tasks: Task[], strike?: Strike) {
  const instance = service.instance(strike)
  const { process } = instance
  const ports = onlyPorts({
    ...instance.ports,
    archiver: zipArchiver,
    objectStreams: streamsOf(service, process),
    queue: {
      enqueue: (queue, { data }) =>
        process.call('queue.enqueue', async () => {
          if (queue === 'buildExport') tasks.push(data as Task)
        }),
    },
  } satisfies Partial<Ports>)
  const client = (caller: KnownCaller) => ({
    export: async (input: Partial<InputOf<typeof exportPersonalData>> = {}) =>
      bodyOf(await exportPersonalData.handler(callOf(caller, { fresh: false, ...input }), ports)),
    readExport: async () => bodyOf(await readExport.handler(callOf(caller, {}), ports)),
  })
  return {
    process,
    ports,
    client,
    as: (uid: string, parts: Parameters<typeof callerOf>[1] = {}) => client(callerOf(uid, parts)),
    build: (task: Task) => buildExportJob.work(task, ports, { ...context, name: 'buildExport' }),
    sweep: () => sweepExports(ports, context),
  }
}

export function streamsOf({ objects }: TestService, process: Process): ObjectStreams {
  return {
    async write(path, content) {
      const chunks: Uint8Array[] = []
      for await (const chunk of content) chunks.push(chunk)
      await process.call(
        'objects.stream',
        async () => void objects.set(path, Buffer.concat(chunks)),
      )
    },
    async *list(prefix) {
      const found = [...objects.keys()].filter((path) => path.startsWith(prefix)).toSorted()
      yield* await process.call('objects.list', async () => found)
    },
  }
}

export type Manifest = {
  documents: Record<string, number>
  images: number
  leftOut: Record<string, string>
  withheldImages: { name: string; reason: string }[]
  objection: string
  files: { name: string; bytes: number; sha256: string }[]
}

export function manifestOf(files: ReadonlyMap<string, Buffer>): Manifest {
  return JSON.parse(String(files.get('manifest.json'))) as Manifest
}

/** The documents of one collection in an export's archive. */
export function documentsIn(files: ReadonlyMap<string, Buffer>, collection: string) {
  return JSON.parse(String(files.get(`data/${collection}.json`))) as { id: string }[]
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
