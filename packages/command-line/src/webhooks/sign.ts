import { createHmac, randomBytes } from 'node:crypto'
import { webhookSecretBytes } from '@plant-analysis/client/limits'
import { usageError } from '../exit-codes.ts'

const prefix = 'whsec_'

/** Makes a random webhook secret in the format that the service uses. */
export function newSecret(): string {
  return prefix + randomBytes(webhookSecretBytes).toString('base64')
}

/** Checks the format of a webhook secret. Throws a usage error when the secret is invalid. */
export function readSecret(given: string): string {
  const key = Buffer.from(given.slice(prefix.length), 'base64')
  if (given.startsWith(prefix) && key.length >= 24 && key.length <= 64) return given
  throw usageError(`A secret is ${prefix} and the base64 of 24 to 64 bytes.`)
}

/** The headers of a delivery, signed in the service's format: docs/webhooks.md#what-arrives. */
export function signedHeaders(
  id: string,
  body: string,
  secret: string,
  now: Date,
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const digest = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  const signature = `v1,${digest}`
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signature,
    'plant-signature': signature,
  }
}
