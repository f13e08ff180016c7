import type { z } from 'zod'
import type { Endpoint, Webhooks } from '../../collections/webhooks.ts'
import type { webhook } from '../../contract/schemas/webhook.ts'
import { problem } from '../../domain/problem.ts'

export function emptyWebhooks(accountId: string): Webhooks {
  return { accountId, endpoints: [], noticeAt: null }
}

/** Throws NOT_FOUND for an unknown endpoint. Other accounts' endpoints are in other documents. */
export function requireEndpoint(webhooks: Webhooks | undefined, id: string): Endpoint {
  const endpoint = webhooks?.endpoints.find((candidate) => candidate.id === id)
  if (!endpoint) throw problem('NOT_FOUND')
  return endpoint
}

/** Throws CONFLICT for a disabled endpoint, which gets no deliveries, not even manual retries. */
export function requireEnabled(endpoint: Endpoint): Endpoint {
  if (endpoint.status === 'active') return endpoint
  throw problem('CONFLICT', 'The webhook is disabled. Register its URL again to enable it.')
}

export function withEndpoint(webhooks: Webhooks, changed: Endpoint): Webhooks {
  const endpoints = webhooks.endpoints.map((one) => (one.id === changed.id ? changed : one))
  return { ...webhooks, endpoints }
}

/** The endpoint as its owner sees it, without secrets. */
export function toWebhook(endpoint: Endpoint): z.input<typeof webhook> {
  const { id, url, events, description, status, createdAt } = endpoint
  return { id, url, events, description, status, createdAt: createdAt.toISOString() }
}

export function secretPurpose(webhookId: string): string {
  return `webhook ${webhookId}`
}
