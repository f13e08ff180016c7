import { z } from 'zod'
import type { CallContext } from '../ports/context.ts'

// Storage events carry numbers as text; only what is used is asked for.
const finalizedObject = z.object({ name: z.string(), generation: z.coerce.string() })

type Receive = (upload: { path: string; generation: string }, context: CallContext) => Promise<void>

const timeoutMilliseconds = 50_000

/** One event of the bucket; everything but an upload, our own outputs too, is none of its business. */
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
