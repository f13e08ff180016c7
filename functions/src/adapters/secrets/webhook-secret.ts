import { randomBytes } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import { formatSecret } from '../../domain/webhooks/signature.ts'

export function newWebhookSecret(): string {
  return formatSecret(randomBytes(limits.webhook.secretBytes))
}

/** A random secret, which receivers reject, for a function without a signing secret. */
export function unknownSecret(): string {
  return randomBytes(32).toString('base64')
}
