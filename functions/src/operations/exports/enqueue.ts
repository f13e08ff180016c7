import type { CallContext } from '../../ports/context.ts'
import type { ExportDeps } from './deps.ts'

/** Queues a builder. Never throws: the sweeper finds an export that nobody builds. */
export async function enqueueBuild(
  { queue, log }: Pick<ExportDeps, 'queue' | 'log'>,
  { uid, exportId, attempts }: { uid: string; exportId: string; attempts: number },
  sweepAt: Date,
  { requestId }: Pick<CallContext, 'requestId'>,
): Promise<void> {
  // A name for each look of the sweeper, because a queue remembers the names of tasks that it has done.
  const name = `${exportId}-${attempts}-${sweepAt.getTime()}`
  try {
    await queue.enqueue('buildExport', { name, data: { uid, exportId, requestId } })
  } catch (error) {
    log.write('WARNING', 'Export not queued, left to the sweeper', {
      requestId,
      exportId,
      error: String(error),
    })
  }
}
