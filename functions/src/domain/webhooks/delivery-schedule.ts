import { createHash } from 'node:crypto'
import { limits } from '../../contract/limits.ts'

const { retryStepsSeconds, retryJitterFraction, retryAfterStepsMax } = limits.webhook

/** A delivery is exhausted after this many attempts. */
export const attemptsMax = retryStepsSeconds.length

/**
 * Returns the delay in milliseconds after `attemptsMade` attempts; undefined after the last
 * attempt. The delay varies by up to a fifth, so that failed deliveries are not all retried
 * together. A Retry-After can extend the delay to twice the scheduled delay. The same `seed` gives
 * the same delay.
 */
export function retryDelayMs(
  attemptsMade: number,
  options: { seed: string; retryAfterSeconds: number | null; scale: number },
): number | undefined {
  const step = retryStepsSeconds[attemptsMade]
  if (step === undefined) return undefined
  const stepMs = step * 1000 * options.scale
  const jittered = stepMs * (1 + retryJitterFraction * (2 * fractionOf(options.seed) - 1))
  const asked = (options.retryAfterSeconds ?? 0) * 1000
  return Math.round(Math.max(jittered, Math.min(asked, stepMs * retryAfterStepsMax)))
}

/** Turns a Retry-After header (RFC 9110, section 10.2.3), a number or a date, into seconds. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // Date.parse alone reads "-5" as a year.
  const at = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

/** Returns a number from 0 to below 1 that depends only on the seed. */
function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32
}
