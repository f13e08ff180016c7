import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type ProviderEvent, providerEvents } from '../../collections/provider.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import { problem } from '../../domain/problem.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { handleProviderEventJob } from '../provider-events/handle-job.ts'
import { verifyProvider } from '../provider-events/verify.ts'

/** The event fields that the service reads (https://ai.google.dev/gemini-api/docs/webhooks). */
const envelope = z.object({
  type: z.string().max(100),
  data: z.object({ id: z.string().min(1).max(500) }),
})

/** All new events share one burst limit, even if they come from different IP addresses. */
const provider = 'provider'

/** The service keeps an event for longer than the day in which the provider repeats the event. */
const daysKept = 7
const receivedEvent = z.object({ received: z.literal(true).describe('Always true.') })

export const receiveProviderEvent = endpoint({
  id: 'webhooks.receiveGenai',
  route: { method: 'POST', path: '/v1/webhooks/genai', credential: 'none', deadlineSeconds: 15 },
  summary: 'Receive an event of the generative-AI provider',
  description: [
    'Only the provider of the generative model can call this endpoint.',
    'The service verifies the signature over the raw bytes, and handles each `webhook-id` once.',
    'It returns 200 to an unknown event and ignores it.',
  ],
  headers: [
    { name: 'webhook-id', description: 'The id of the event.', required: false },
    { name: 'webhook-timestamp', description: 'Seconds since 1970.', required: false },
    {
      name: 'webhook-signature',
      description: 'Standard Webhooks 1.0, or a JWT.',
      required: false,
    },
  ],
  rawBody: true,
  checksCredential: true,
  output: { 200: receivedEvent },
  problems: ['UNAUTHENTICATED', 'MALFORMED_BODY'],
  examples: { output: { 200: { received: true } } },

  /**
   * Costs 2 reads and 1 write, or 1 read for a known event. Unknown events get 200, so the provider
   * does not repeat them. Each event has its own burst limit, and only new events share one, so
   * that replays of a stolen signature cannot use up the limit of real events.
   */
  async handler(call, ports) {
    const verified = await verifyProvider(ports, call.request)
    if (!verified) throw problem('UNAUTHENTICATED')
    const id = `pev_${digestId(verified.id)}`
    call.request.charge(id)
    const parsed = envelope.safeParse(verified.content)
    const [known] = parsed.success ? await ports.store.getAll(ref(providerEvents, id)) : []
    if (parsed.success && !known) {
      call.request.charge(provider)
      const { type, data } = parsed.data
      const event = await writeOnce(ports, id, type, nameOf(data.id), call.signal)
      if (event)
        await enqueueJob(ports, handleProviderEventJob, { id, data: event }, call.requestId)
    }
    return { status: 200, body: { received: true } }
  },
})

/** The last part of a resource name such as `interactions/v1_abc`. */
function nameOf(resource: string): string {
  return resource.slice(resource.lastIndexOf('/') + 1)
}

/** Stores an event. Returns undefined if the event is already stored. */
async function writeOnce(
  ports: Ports,
  id: string,
  type: string,
  operationId: string,
  signal: AbortSignal,
): Promise<ProviderEvent | undefined> {
  const eventRef = ref(providerEvents, id)
  return ports.store.transaction(async (database) => {
    const [known] = await database.getAll(eventRef)
    if (known) return undefined
    const now = ports.clock.now()
    const event: ProviderEvent = {
      type,
      operationId,
      receivedAt: now,
      status: 'RECEIVED',
      sweepAt: addSeconds(now, handleProviderEventJob.firstSweepSeconds),
      expiresAt: addDays(now, daysKept),
    }
    database.create(eventRef, event)
    return event
  }, signal)
}
