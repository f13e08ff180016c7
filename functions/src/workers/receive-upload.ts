import { z } from 'zod'
import type { CallContext } from '../ports/context.ts'

// Storage events carry numbers as text; only what is used is asked for.
const finalizedObject = z.object({ name: z.string(), generation: z.coerce.string() })

type Receive = (upload: { path: string; generation: string }, context: CallContext) => Promise<void>

const timeoutMilliseconds = 50_000

/**
 * One event of the bucket. Photos that the service itself stores fire it too (docs/decisions/0121): those end here,
 * before the service is even made.
 */
export async function handleFinalizedObject(
  receive: Receive,
  eventId: string,
  data: unknown,
): Promise<void> {
  const { name, generation } = finalizedObject.parse(data)
  if (!name.startsWith('uploads/')) return
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  await receive({ path: name, generation }, { requestId: eventId, signal })
}
