import { PlantError } from './error.ts'
import { webhookSignatureToleranceSeconds } from './generated/limits.ts'
import type { WebhookEvent } from './generated/types.ts'

/** The headers of a request, either from fetch or from Node's `http`. */
export type WebhookHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Returns the event that a webhook received. `body` is the raw body before parsing, and `secret`
 * starts with `whsec_`. Throws `PlantError` with the code `SIGNATURE_INVALID` if the service did
 * not sign the event, or signed it more than five minutes ago.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): Promise<WebhookEvent> {
  const read = (name: string) =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '')
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const timestamp = read('webhook-timestamp')
  const isRecent =
    Math.abs(Date.now() / 1000 - Number(timestamp)) <= webhookSignatureToleranceSeconds
  const content = new TextEncoder().encode(`${read('webhook-id')}.${timestamp}.${text}`)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = bytesOf(secret.replace('whsec_', ''))
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify'])
  // `verify` compares in constant time.
  const isSignedBy = async (signature: string) =>
    signature.startsWith('v1,') &&
    crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), content)
  // During a rotation, the service sends one signature for each secret. Invalid base64 counts as no
  // signature.
  for (const signature of read('webhook-signature').split(' ')) {
    const isSigned = isRecent && (await isSignedBy(signature).catch(() => false))
    if (isSigned) return JSON.parse(text) as WebhookEvent
  }
  throw new PlantError({ code: 'SIGNATURE_INVALID', status: 401 })
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
