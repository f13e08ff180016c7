import { webhookBodies } from '../../contract/events.ts'
import { webhookBodyExamples as events } from '../../contract/examples/events.ts'
import { grouped } from '../../contract/grouped.ts'
import { limits } from '../../contract/limits.ts'
import { eventName, refer } from './schemas.ts'
import type { Operation, Parameter } from './types.ts'

type EventType = keyof typeof webhookBodies

const summaries: Record<EventType, string> = {
  'analysis.completed': 'An asynchronous analysis completed',
  'analysis.failed': 'An asynchronous analysis failed',
  'webhook.test': 'A test that was asked for',
}

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

const signature = 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='
const signatureText =
  'One or more signatures in the format of Standard Webhooks 1.0, separated by spaces.'

const headers = [
  header(
    'webhook-id',
    'The id of the event, the same on every attempt.',
    events['webhook.test'].id,
  ),
  header('webhook-timestamp', 'Seconds since 1970, of this attempt.', '1795162686'),
  header('webhook-signature', signatureText, signature),
  header('Plant-Signature', 'The same as `webhook-signature`.', signature),
]

function callOf(type: EventType): Operation {
  return {
    operationId: `receive${eventName(type)}`,
    summary: summaries[type],
    description: [
      'The service sends it to the registered URL at least once, in no guaranteed order.',
      'Verify the signature over the raw bytes, and ignore a `webhook-id` that you have handled.',
    ].join(' '),
    tags: ['webhooks'],
    parameters: headers,
    requestBody: {
      required: true,
      description: `Less than ${grouped(limits.event.bytesLimit)} bytes.`,
      content: {
        'application/json': {
          schema: refer(eventName(type)),
          examples: { event: { $ref: `#/components/examples/${eventName(type)}` } },
        },
      },
    },
    responses: {
      '2XX': {
        description: `The receiver accepted the event; respond within ${limits.webhook.deliveryTimeoutSeconds} seconds.`,
      },
      default: { description: 'The delivery failed; the service sends the event again later.' },
    },
    // The call carries no credential; the signature identifies the service.
    security: [],
  }
}

const types = Object.keys(webhookBodies) as EventType[]

/**
 * The webhook calls of the service, by type of event. They are references, because OpenAPI
 * Generator writes code that does not compile for calls that it finds here.
 */
export const webhooks = Object.fromEntries(
  types.map((type) => [type, { $ref: `#/components/pathItems/${eventName(type)}` }]),
)

/** The calls that `webhooks` refers to. */
export const webhookCalls = Object.fromEntries(
  types.map((type) => [eventName(type), { post: callOf(type) }]),
)

/** The examples that `webhooks` refers to. */
export const eventExamples = Object.fromEntries(
  types.map((type) => [eventName(type), { summary: summaries[type], value: events[type] }]),
)
