import { webhookDeliveryTimeoutSeconds } from '../../generated/limits.ts'
import { rootCauseOf } from '../cause.ts'
import type { ListedEvent } from './event.ts'
import { signedHeaders } from './sign.ts'

/** The result of forwarding an event: the receiver's status, or the reason for its absence. */
export type Forwarded = { status: number } | { error: string }

/** Posts an event to a receiver once, in the form that the service uses. */
export async function forward(
  event: ListedEvent,
  target: URL,
  secret: string,
  signal: AbortSignal,
): Promise<Forwarded> {
  const body = JSON.stringify(event)
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers: signedHeaders(event.id, body, secret, new Date()),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(webhookDeliveryTimeoutSeconds * 1000)]),
    })
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    signal.throwIfAborted()
    return { error: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate ? `no answer within ${webhookDeliveryTimeoutSeconds} s` : rootCauseOf(error)
}
