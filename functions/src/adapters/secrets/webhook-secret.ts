import { randomBytes } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import { formatSecret } from '../../domain/webhooks/signature.ts'

export function newWebhookSecret(): string {
  return formatSecret(randomBytes(limits.webhook.secretBytes))
}

/** A random secret for functions without the signing secret: nobody accepts its signatures. */
export function unknownSecret(): string {
  return randomBytes(32).toString('base64')
}
