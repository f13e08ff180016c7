import type { OperationDefinition } from '../operation.ts'
import { idParams, removed } from '../schemas/common.ts'
import { pageOf, pageQuery } from '../schemas/query.ts'
import {
  delivery,
  deliveryParams,
  queuedDelivery,
  receivedEvent,
  registeredWebhook,
  registerWebhookBody,
  rotatedSecret,
  rotateSecretBody,
  webhook,
} from '../schemas/webhook.ts'

/** Callback URLs, their deliveries, and events of the generative-AI provider. */
export const webhooks = {
  'webhooks.register': {
    summary: 'Register a callback URL',
    description: [
      'It is called by POST when an asynchronous analysis ends, signed as Standard Webhooks 1.0 has it.',
      'The `secret` is in this answer and never again.',
      'The same URL again is 409 with its id; that of a disabled webhook enables it, with a new secret.',
      'An account has at most 10 webhooks.',
    ],
    status: 200,
    body: registerWebhookBody,
    output: { 200: registeredWebhook },
    idempotent: true,
    problems: ['WEBHOOK_URL_FORBIDDEN', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'webhooks.list': {
    summary: 'List the registered callback URLs',
    description: [
      'Newest first, without their secrets.',
      'A disabled one says so in its `status`.',
    ],
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(webhook) },
    problems: [],
  },
  'webhooks.remove': {
    summary: 'Remove a callback URL',
    description: ['Deliveries to it that wait are cancelled.', 'A second time is 404.'],
    status: 200,
    params: idParams,
    output: { 200: removed },
    problems: ['NOT_FOUND'],
  },
  'webhooks.rotateSecret': {
    summary: 'Mint a new signing secret',
    description: [
      'The new `secret` is in this answer and never again.',
      'For `gracePeriodSeconds` every event carries a signature of each secret.',
      'After a leak send 0, and only the new one signs.',
    ],
    status: 200,
    params: idParams,
    body: rotateSecretBody,
    output: { 200: rotatedSecret },
    idempotent: true,
    problems: ['NOT_FOUND', 'ALREADY_EXISTS'],
  },
  'webhooks.test': {
    summary: 'Send a test event to a callback URL',
    description: [
      'It sends the event `webhook.test` to this URL only, whatever it is subscribed to.',
      'An account may send 10 an hour; one more is 429.',
    ],
    status: 200,
    params: idParams,
    output: { 200: queuedDelivery },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
  'webhooks.listDeliveries': {
    summary: 'List the deliveries to a callback URL with their attempts',
    description: [
      'Newest first, with the status, the error and the start of the answer of each attempt.',
      'Deliveries are kept for 30 days.',
    ],
    status: 200,
    params: idParams,
    query: pageQuery,
    output: { 200: pageOf(delivery) },
    problems: ['NOT_FOUND'],
  },
  'webhooks.retryDelivery': {
    summary: 'Deliver an event again',
    description: [
      'The event keeps its id, so that a receiver that has it does nothing.',
      'An account may retry 60 an hour by hand; one more is 429.',
      'One that waits is tried at once; that of a disabled webhook is 409.',
    ],
    status: 200,
    params: deliveryParams,
    output: { 200: queuedDelivery },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
  'webhooks.receiveGenai': {
    summary: 'Receive an event of the generative-AI provider',
    description: [
      'It is for the provider of the generative model, and of no use to others.',
      'Its signature over the raw bytes is verified, and each `webhook-id` is handled once.',
      'An event that the service does not know is 200 and ignored.',
    ],
    status: 200,
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
  },
} as const satisfies Record<string, OperationDefinition>
