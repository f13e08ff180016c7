import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type ProviderEvent, providerEvents } from '../../collections/provider-events.ts'
import { receivedEvent } from '../../contract/schemas/webhook.ts'
import { digestId } from '../../domain/analyses/idempotency.ts'
import { problem } from '../../domain/problem.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import { enqueueJob } from '../background/queue.ts'
import { endpoint } from '../endpoint.ts'
import { handleProviderEventJob } from '../provider-events/handle-job.ts'
import { verifyProvider } from '../provider-events/verify.ts'

/** Of the provider's envelope what is used: https://ai.google.dev/gemini-api/docs/webhooks. */
const envelope = z.object({
  type: z.string().max(100),
  data: z.object({ id: z.string().min(1).max(500) }),
})

/** Whom the burst is charged to, whichever addresses its events come from. */
const provider = 'provider'

/** The provider repeats for a day; a repeat after that is none. */
const daysKept = 7
export const receiveProviderEvent = endpoint({
  id: 'webhooks.receiveGenai',
  route: { method: 'POST', path: '/v1/webhooks/genai', credential: 'none', deadlineSeconds: 15 },
  summary: 'Receive an event of the generative-AI provider',
  description: [
    'It is for the provider of the generative model, and of no use to others.',
    'Its signature over the raw bytes is verified, and each `webhook-id` is handled once.',
    'An event that the service does not know is 200 and ignored.',
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
   * Verifies an event, writes it down once and queues it; 1 read and 1
   * write. What is signed but of a kind that we do not know is 200, or the provider would send it
   * again.
   */
  async handler(call, ports) {
    const verified = await verifyProvider(ports, call.request)
    if (!verified) throw problem('UNAUTHENTICATED')
    call.request.charge(provider)
    const parsed = envelope.safeParse(verified.content)
    if (parsed.success) {
      const id = `pev_${digestId(verified.id)}`
      const { type, data } = parsed.data
      const event = await writeOnce(ports, id, type, nameOf(data.id), call.signal)
      if (event)
        await enqueueJob(ports, handleProviderEventJob, { id, data: event }, call.requestId)
    }
    return { status: 200, body: { received: true } }
  },
})

/** The name of the work alone, where the event names it as a resource: `interactions/v1_abc`. */
function nameOf(resource: string): string {
  return resource.slice(resource.lastIndexOf('/') + 1)
}

/** undefined where that event has been received before. */
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
