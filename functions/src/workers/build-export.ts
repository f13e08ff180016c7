import { z } from 'zod'
import type { CallContext } from '../ports/context.ts'

const task = z.object({
  uid: z.string().min(1),
  exportId: z.string().min(1),
  requestId: z.string().min(1),
})

type Build = (task: { uid: string; exportId: string }, context: CallContext) => Promise<void>

/** A minute less than the function itself has, so that it can still write that it did not finish. */
const timeoutMs = 29 * 60_000

/** One task of the queue `buildExport`. */
export async function handleBuildExport(build: Build, data: unknown): Promise<void> {
  const { requestId, ...work } = task.parse(data)
  await build(work, { requestId, signal: AbortSignal.timeout(timeoutMs) })
}
