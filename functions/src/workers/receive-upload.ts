import { z } from 'zod'
import { receiveUpload as receive } from '../operations/uploads/receive.ts'
import type { Ports } from '../ports/ports.ts'

// Storage events carry numbers as text; only what is used is asked for.
const finalizedObject = z.object({ name: z.string(), generation: z.coerce.string() })

/**
 * One event of the bucket. Photos that the service itself stores cause events too; those end here,
 * before any dependency is made.
 */
export async function receiveUpload(
  dependencies: () => Ports,
  { eventId, object }: { eventId: string; object: unknown },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { name, generation } = finalizedObject.parse(object)
  if (!name.startsWith('uploads/')) return
  await receive(dependencies(), { path: name, generation }, { requestId: eventId, signal })
}
