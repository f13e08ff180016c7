import { z } from 'zod'
import { buildExport as build } from '../operations/exports/build.ts'
import type { Ports } from '../ports/ports.ts'

const task = z.object({
  uid: z.string().min(1),
  exportId: z.string().min(1),
  requestId: z.string().min(1),
})

/**
 * One task of the queue `buildExport`. Throws where the body is not one that this service queues.
 */
export async function buildExport(
  dependencies: () => Ports,
  data: unknown,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { requestId, ...work } = task.parse(data)
  await build(dependencies(), work, { requestId, signal })
}
