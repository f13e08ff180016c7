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
    status: 200,
    body: registerWebhookBody,
    output: { 200: registeredWebhook },
    problems: ['WEBHOOK_URL_FORBIDDEN', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'webhooks.list': {
    summary: 'List the registered callback URLs',
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(webhook) },
    problems: [],
  },
  'webhooks.remove': {
    summary: 'Remove a callback URL',
    status: 200,
    params: idParams,
    output: { 200: removed },
    problems: ['NOT_FOUND'],
  },
  'webhooks.rotateSecret': {
    summary: 'Mint a new signing secret',
    status: 200,
    params: idParams,
    body: rotateSecretBody,
    output: { 200: rotatedSecret },
    problems: ['NOT_FOUND'],
  },
  'webhooks.test': {
    summary: 'Send a test event to a callback URL',
    status: 200,
    params: idParams,
    output: { 200: queuedDelivery },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
  'webhooks.listDeliveries': {
    summary: 'List the deliveries to a callback URL with their attempts',
    status: 200,
    params: idParams,
    query: pageQuery,
    output: { 200: pageOf(delivery) },
    problems: ['NOT_FOUND'],
  },
  'webhooks.retryDelivery': {
    summary: 'Deliver an event again',
    status: 200,
    params: deliveryParams,
    output: { 200: queuedDelivery },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
  'webhooks.receiveGenai': {
    summary: 'Receive an event of the generative-AI provider',
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
