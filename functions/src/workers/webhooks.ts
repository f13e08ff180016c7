import { z } from 'zod'
import { eventsTopic } from '../contract/events.ts'
import type { CallContext } from '../ports/context.ts'

export { eventsTopic }

const id = z.string().min(1)
const attemptTask = z.object({ deliveryId: id, accountId: id, eventId: id, requestId: id })
const message = z.object({ eventId: id, accountId: id })

type Attempt = (
  task: { deliveryId: string; accountId: string; eventId: string },
  context: CallContext,
) => Promise<void>
type FanOut = (event: { eventId: string; accountId: string }, context: CallContext) => Promise<void>

/** Less than the lease of an attempt, so that a worker never sends what another may have taken over. */
const attemptTimeoutMs = 25_000
const fanOutTimeoutMs = 50_000

/** One task of `deliverWebhook` or `retryWebhook`. A body that is none of ours throws, and the queue gives up on it. */
export async function handleDeliverWebhook(attempt: Attempt, data: unknown): Promise<void> {
  const { requestId, ...task } = attemptTask.parse(data)
  await attempt(task, { requestId, signal: AbortSignal.timeout(attemptTimeoutMs) })
}

/** One message of the topic of events; its body is for other subscribers, we read the event itself. */
export async function handlePublishedEvent(
  fanOut: FanOut,
  messageId: string,
  attributes: unknown,
): Promise<void> {
  const signal = AbortSignal.timeout(fanOutTimeoutMs)
  await fanOut(message.parse(attributes), { requestId: messageId, signal })
}
