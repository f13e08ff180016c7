import { pathToFileURL } from 'node:url'
import { jsonFiles } from '../src/adapters/locales/json-files.ts'
import { createPorts } from '../src/composition/ports.ts'
import { readConfig } from '../src/config/config.ts'
import { createLocales } from '../src/domain/locales/load.ts'
import { exportPersonalData } from '../src/operations/account/export.ts'
import { buildExportJob } from '../src/operations/exports/build-job.ts'
import { callerOf } from './harness/service.ts'
import { peakMegabytes } from './peak-memory.ts'
import { requestParts } from './request-parts.ts'

/**
 * Builds the data export of one person as the task function does, and prints its time and memory. A
 * test runs this file as a child process, because a process can measure only its own peak memory.
 */
const [uid = '', localesFolder = ''] = process.argv.slice(2)
// This file is bundled into another folder, so the caller passes the folder of the locales.
const locales = createLocales(jsonFiles(pathToFileURL(`${localesFolder}/`)))
const harness = createPorts(readConfig(process.env), {
  definitions: { swagger: '', openApi: '' },
  locales,
})
// The test measures this process, so no other process may build the export.
const queue = { enqueue: async () => undefined }
const begun = performance.now()
const signal = AbortSignal.timeout(600_000)
const { body } = await exportPersonalData.handler(
  {
    caller: callerOf(uid),
    input: { fresh: false },
    scopes: [],
    requestId: 'build-of-a-test',
    signal,
    idempotencyKey: null,
    acceptLanguage: null,
    request: requestParts(),
  },
  { ...harness, queue },
)
const { exportId } = body as { exportId: string }
await buildExportJob.work(
  { uid, exportId },
  { ...harness, queue },
  { requestId: 'build-of-a-test', signal, name: 'buildExport' },
)
const seconds = Math.round((performance.now() - begun) / 1000)
// `resourceUsage().maxRSS` also counts the memory of the parent at the moment of the fork.
const isLinux = process.platform === 'linux'
const memoryMiB = Math.round(
  isLinux ? peakMegabytes(process.pid) : process.resourceUsage().maxRSS / 1024,
)
process.stdout.write(`\n${JSON.stringify({ exportId, seconds, memoryMiB })}\n`)
process.exit(0)
