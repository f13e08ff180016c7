import { readConfig } from '../../functions/src/config/config.ts'
import { exportPersonalData } from '../../functions/src/operations/account/export.ts'
import { buildExport } from '../../functions/src/operations/exports/build.ts'
import { createDependencies } from '../src/composition/dependencies.ts'
import { callerOf } from './harness.ts'
import { locales } from './locales.ts'

/**
 * A process of its own that starts and builds the export of one person, as the task function does, and prints what it took:
 * a child of a test, because a process knows the largest memory only of itself.
 */
const [uid = ''] = process.argv.slice(2)
const harness = createDependencies(readConfig(process.env), { definition: '', locales })
// Nobody else is to build it: the test measures this process.
const queue = { enqueue: async () => undefined }
const begun = performance.now()
const signal = AbortSignal.timeout(600_000)
const { body } = await exportPersonalData({ ...harness, queue })({
  caller: callerOf(uid),
  input: { fresh: false },
  requestId: 'build-of-a-test',
  signal,
  idempotencyKey: null,
  acceptLanguage: null,
  request: { body: new Uint8Array(), header: () => undefined },
})
const { exportId } = body as { exportId: string }
await buildExport(
  { ...harness, queue },
  { uid, exportId },
  { requestId: 'build-of-a-test', signal },
)
const seconds = Math.round((performance.now() - begun) / 1000)
const memoryMiB = Math.round(process.resourceUsage().maxRSS / 1024)
process.stdout.write(`\n${JSON.stringify({ exportId, seconds, memoryMiB })}\n`)
process.exit(0)
