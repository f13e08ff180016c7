import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The parts of a message that Standard Webhooks 1.0 signs:
 * https://github.com/standard-webhooks/standard-webhooks, section "Signature scheme".
 */
export type SignedMessage = { id: string; timestampSeconds: number; body: string | Uint8Array }

const prefix = 'whsec_'
/** The specification requires secrets of 24 to 64 bytes. */
const secretBytesMin = 24
const secretBytesMax = 64

/** Returns the header: one `v1,<base64>` per secret. One matching signature is enough. */
export function signMessage(message: SignedMessage, secrets: readonly string[]): string {
  return secrets
    .map((secret) => `v1,${digest(message, keyOf(secret)).toString('base64')}`)
    .join(' ')
}

/** Returns `whsec_` and the base64 of the bytes, as shown to the owner. */
export function formatSecret(bytes: Uint8Array): string {
  return prefix + Buffer.from(bytes).toString('base64')
}

/** Whether any signature matches any secret. Compares in constant time. */
export function isSignedBy(
  message: SignedMessage,
  header: string,
  secrets: readonly string[],
): boolean {
  const given = header.split(' ').filter((part) => part.startsWith('v1,'))
  const signatures = given.map((part) => Buffer.from(part.slice('v1,'.length), 'base64'))
  return secrets.some((secret) => {
    const expected = digest(message, keyOf(secret))
    return signatures.some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    )
  })
}

/** Decodes the secret from base64, unlike Stripe, which uses the text. Throws if it is invalid. */
function keyOf(secret: string): Buffer {
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : secret
  const key = Buffer.from(text, 'base64')
  if (key.length < secretBytesMin || key.length > secretBytesMax)
    throw new Error('a webhook secret is not 24 to 64 bytes of base64')
  return key
}

function digest({ id, timestampSeconds, body }: SignedMessage, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${id}.${timestampSeconds}.`).update(body).digest()
}
