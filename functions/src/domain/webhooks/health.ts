import type { Endpoint } from '../../collections/webhooks.ts'
import { limits } from '../../contract/limits.ts'
import { addSeconds } from '../time.ts'

const { disabledAfterDays, disabledAfterAttempts } = limits.webhook

/** An endpoint whose response takes at least this long is unhealthy and gets a separate queue. */
const slowMs = 5000

export type Attempted = {
  at: Date
  durationMs: number
  succeeded: boolean
  /** True if the delivery has ended and every attempt got a 410. */
  isGone: boolean
  /** True if the delivery has ended without success. */
  isExhausted: boolean
}

export type HealthSettings = { retryScale: number }

/**
 * Returns the endpoint after an attempt, or the same object if nothing changed. Failures are
 * counted only up to the limit, so that an endpoint that is down for days costs ten writes instead
 * of thousands.
 */
export function afterAttempt(
  endpoint: Endpoint,
  attempted: Attempted,
  settings: HealthSettings,
): Endpoint {
  if (endpoint.status === 'disabled') return endpoint
  const slow = attempted.durationMs >= slowMs
  if (attempted.succeeded) {
    if (endpoint.failing === null && endpoint.slow === slow && isProven(endpoint)) return endpoint
    return { ...endpoint, failing: null, slow, provenAt: endpoint.provenAt ?? attempted.at }
  }
  if (attempted.isGone) return disable(endpoint, 'GONE', attempted.at)
  if (attempted.isExhausted && !isProven(endpoint))
    return disable(endpoint, 'UNPROVEN', attempted.at)
  const failing = countFailure(endpoint.failing, attempted.at)
  if (shouldDisable(failing, attempted.at, settings))
    return disable(endpoint, 'FAILING', attempted.at)
  return failing === endpoint.failing ? endpoint : { ...endpoint, failing }
}

/**
 * Unhealthy endpoints have their own queue, so that no other endpoint has to wait. The queue also
 * serves endpoints without a successful delivery, because such endpoints may hang, or their owners
 * may not have agreed to receive events.
 */
export function isUnhealthy(endpoint: Pick<Endpoint, 'failing' | 'slow' | 'provenAt'>): boolean {
  return endpoint.failing !== null || endpoint.slow || !isProven(endpoint)
}

const isProven = ({ provenAt }: Pick<Endpoint, 'provenAt'>): boolean => provenAt !== null

type Failing = NonNullable<Endpoint['failing']>

function countFailure(failing: Endpoint['failing'], at: Date): Failing {
  if (failing === null) return { since: at, attempts: 1 }
  if (failing.attempts >= disabledAfterAttempts) return failing
  return { ...failing, attempts: failing.attempts + 1 }
}

function shouldDisable(failing: Failing, now: Date, { retryScale }: HealthSettings): boolean {
  const allowedSeconds = disabledAfterDays * 86_400 * retryScale
  return (
    failing.attempts >= disabledAfterAttempts && addSeconds(failing.since, allowedSeconds) <= now
  )
}

/** Disables the endpoint. The sweeper later sends the owner a mail, at `noticeAt`. */
function disable(
  endpoint: Endpoint,
  reason: NonNullable<Endpoint['disabled']>['reason'],
  at: Date,
): Endpoint {
  return { ...endpoint, status: 'disabled', disabled: { at, reason, isOwnerTold: false } }
}
